import { authWords } from '#account/web/auth-words.ts'
import { menuWords } from '#account/web/menu-words.ts'
import { privacyWords } from '#account/web/privacy-words.ts'
import { recoveryWords } from '#account/web/recovery-words.ts'
import { yourDataWords } from '#account/web/your-data-words.ts'
import { words as account, pageWords as accountPage, closingWords, idleWords, mailWords } from '#account/words.ts'
import { words as landing } from '#app/web/landing/words.ts'
import { words as offline } from '#app/web/offline/words.ts'
import { words as app, homeWords } from '#app/web/words.ts'
import { checkLabels } from '#authoring/words.ts'
import { pageWords as guardianPage } from '#guardian/web/guardian-words.ts'
import { words as guardian } from '#guardian/words.ts'
import { callWords } from '#kit/contract/call-words.ts'
import { checkWords } from '#kit/contract/check-value.ts'
import { failureWords } from '#kit/contract/common-failures.ts'
import { titleNames } from '#learning/rules/breaks/achievement-title.ts'
import { breakWords } from '#learning/web/break/break-words.ts'
import { lazyWords } from '#learning/web/lazy-words.ts'
import { words as learning, pageWords as learningPage } from '#learning/words.ts'
import { freeWords } from '#membership/web/free-words.ts'
import { subscribeWords } from '#membership/web/subscribe-words.ts'
import { billingWords, words as membership, pageWords as membershipPage } from '#membership/words.ts'
import { captionWords } from '#pet/rules/drawing/caption-words.ts'
import { formNames } from '#pet/rules/forms.ts'
import { talkLines, talkWords } from '#pet/rules/talk/talk-words.ts'
import { roomWords } from '#pet/web/room-words.ts'
import { words as pet, pageWords as petPage } from '#pet/words.ts'
import { pictureWords, words as progress, pageWords as progressPage } from '#progress/words.ts'
import { topicNames } from '#topics/rules/presets.ts'
import { wizardWords } from '#topics/web/wizard-words.ts'
import { customTopicWords, words as topics, pageWords as topicsPage } from '#topics/words.ts'
import type { Catalogues } from './catalogues.ts'

/** The English texts of every catalogue, for code that goes through all of them. */
export const englishCatalogues: { readonly [Name in keyof Catalogues]: object } = {
  app,
  'app.home': homeWords,
  'app.offline': offline,
  landing,
  calls: callWords,
  account,
  'account.page': accountPage,
  'account.auth': authWords,
  'account.menu': menuWords,
  'account.recovery': recoveryWords,
  'account.data': yourDataWords,
  'account.privacy': privacyWords,
  'membership.free': freeWords,
  'membership.page': membershipPage,
  'membership.subscribe': subscribeWords,
  pet,
  'pet.forms': formNames,
  'pet.captions': captionWords,
  'pet.page': petPage,
  'pet.room': roomWords,
  topics,
  'topics.names': topicNames,
  'topics.page': topicsPage,
  'topics.wizard': wizardWords,
  learning,
  'learning.page': learningPage,
  'learning.lazy': lazyWords,
  'learning.breaks': breakWords,
  'learning.titles': titleNames,
  progress,
  'progress.page': progressPage,
  'progress.pictures': pictureWords,
  'guardian.page': guardianPage,
  'account.closing': closingWords,
  'account.idle': idleWords,
  'account.mail': mailWords,
  membership,
  'membership.billing': billingWords,
  failures: failureWords,
  checks: checkWords,
  'topics.custom': customTopicWords,
  'authoring.checks': checkLabels,
  guardian,
  'pet.talk': talkLines,
  'pet.thoughts': talkWords,
}
