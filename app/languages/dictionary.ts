import type { words as account, pageWords as accountPage } from '#account/words.ts'
import type { words as landing } from '#app/web/landing/words.ts'
import type { words as app, homeWords } from '#app/web/words.ts'
import type { Translated } from '#kit/words/spoken.ts'
import type { breakWords } from '#learning/web/break-words.ts'
import type { words as learning, pageWords as learningPage } from '#learning/words.ts'
import type { pageWords as membershipPage } from '#membership/words.ts'
import type { words as pet, pageWords as petPage } from '#pet/words.ts'
import type { pictureWords, words as progress, pageWords as progressPage } from '#progress/words.ts'
import type { words as topics, pageWords as topicsPage } from '#topics/words.ts'

/** Every sentence of the product in another language: a language that lacks one does not compile. */
export interface Sentences {
  app: Translated<typeof app>
  'app.home': Translated<typeof homeWords>
  landing: Translated<typeof landing>
  account: Translated<typeof account>
  'account.page': Translated<typeof accountPage>
  pet: Translated<typeof pet>
  'pet.page': Translated<typeof petPage>
  topics: Translated<typeof topics>
  'topics.page': Translated<typeof topicsPage>
  learning: Translated<typeof learning>
  'learning.page': Translated<typeof learningPage>
  'learning.breaks': Translated<typeof breakWords>
  progress: Translated<typeof progress>
  'progress.page': Translated<typeof progressPage>
  'progress.pictures': Translated<typeof pictureWords>
  'membership.page': Translated<typeof membershipPage>
}
