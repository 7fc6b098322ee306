import type { authWords } from '#account/web/auth-words.ts'
import type { menuWords } from '#account/web/menu-words.ts'
import type { privacyWords } from '#account/web/privacy-words.ts'
import type { recoveryWords } from '#account/web/recovery-words.ts'
import type { yourDataWords } from '#account/web/your-data-words.ts'
import type { words as account, pageWords as accountPage, closingWords, idleWords, mailWords } from '#account/words.ts'
import type { words as landing } from '#app/web/landing/words.ts'
import type { words as offline } from '#app/web/offline/words.ts'
import type { words as app, homeWords } from '#app/web/words.ts'
import type { checkLabels } from '#authoring/words.ts'
import type { pageWords as guardianPage } from '#guardian/web/guardian-words.ts'
import type { words as guardian } from '#guardian/words.ts'
import type { callWords } from '#kit/contract/call-words.ts'
import type { checkWords } from '#kit/contract/check-value.ts'
import type { failureWords } from '#kit/contract/common-failures.ts'
import type { Translated } from '#kit/words/catalogue.ts'
import type { titleNames } from '#learning/rules/breaks/achievement-title.ts'
import type { breakWords } from '#learning/web/break/break-words.ts'
import type { lazyWords } from '#learning/web/lazy-words.ts'
import type { words as learning, pageWords as learningPage } from '#learning/words.ts'
import type { freeWords } from '#membership/web/free-words.ts'
import type { subscribeWords } from '#membership/web/subscribe-words.ts'
import type { billingWords, words as membership, pageWords as membershipPage } from '#membership/words.ts'
import type { captionWords } from '#pet/rules/drawing/caption-words.ts'
import type { formNames } from '#pet/rules/forms.ts'
import type { talkLines, talkWords } from '#pet/rules/talk/talk-words.ts'
import type { roomWords } from '#pet/web/room-words.ts'
import type { words as pet, pageWords as petPage } from '#pet/words.ts'
import type { pictureWords, words as progress, pageWords as progressPage } from '#progress/words.ts'
import type { topicNames } from '#topics/rules/presets.ts'
import type { wizardWords } from '#topics/web/wizard-words.ts'
import type { customTopicWords, words as topics, pageWords as topicsPage } from '#topics/words.ts'

/** Every sentence that the page says in another language: a language that lacks one does not compile. */
export interface PageCatalogues {
  app: Translated<typeof app>
  'app.home': Translated<typeof homeWords>
  'app.offline': Translated<typeof offline>
  landing: Translated<typeof landing>
  calls: Translated<typeof callWords>
  account: Translated<typeof account>
  'account.page': Translated<typeof accountPage>
  'account.auth': Translated<typeof authWords>
  'account.menu': Translated<typeof menuWords>
  'account.recovery': Translated<typeof recoveryWords>
  'account.data': Translated<typeof yourDataWords>
  'account.privacy': Translated<typeof privacyWords>
  'membership.free': Translated<typeof freeWords>
  'membership.page': Translated<typeof membershipPage>
  'membership.subscribe': Translated<typeof subscribeWords>
  pet: Translated<typeof pet>
  'pet.forms': Translated<typeof formNames>
  'pet.captions': Translated<typeof captionWords>
  'pet.page': Translated<typeof petPage>
  'pet.room': Translated<typeof roomWords>
  topics: Translated<typeof topics>
  'topics.names': Translated<typeof topicNames>
  'topics.page': Translated<typeof topicsPage>
  'topics.wizard': Translated<typeof wizardWords>
  learning: Translated<typeof learning>
  'learning.page': Translated<typeof learningPage>
  'learning.lazy': Translated<typeof lazyWords>
  'learning.breaks': Translated<typeof breakWords>
  'learning.titles': Translated<typeof titleNames>
  progress: Translated<typeof progress>
  'progress.page': Translated<typeof progressPage>
  'progress.pictures': Translated<typeof pictureWords>
  'guardian.page': Translated<typeof guardianPage>
}

/** Every sentence of the product: those of the page, and those that only the server says. */
export interface Catalogues extends PageCatalogues {
  'account.mail': Translated<typeof mailWords>
  'account.closing': Translated<typeof closingWords>
  'account.idle': Translated<typeof idleWords>
  membership: Translated<typeof membership>
  'membership.billing': Translated<typeof billingWords>
  failures: Translated<typeof failureWords>
  checks: Translated<typeof checkWords>
  'topics.custom': Translated<typeof customTopicWords>
  'authoring.checks': { readonly [Check in keyof typeof checkLabels]: string }
  guardian: Translated<typeof guardian>
  'pet.talk': Translated<typeof talkLines>
  'pet.thoughts': Translated<typeof talkWords>
}
