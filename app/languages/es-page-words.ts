import type { PageCatalogues } from './catalogues.ts'
import { captions } from './es-captions.ts'
import { customTopicPage } from './es-custom-topic-page.ts'
import { frame } from './es-frame.ts'
import { freeTime } from './es-free-time.ts'
import { guardianPage } from './es-guardian.ts'
import { landing } from './es-landing.ts'
import { learning } from './es-learning.ts'
import { pet } from './es-pet.ts'
import { ownData } from './es-privacy.ts'
import { progress } from './es-progress.ts'
import { recovery } from './es-recovery.ts'
import { subscribe } from './es-subscribe.ts'
import { topics } from './es-topics.ts'

/** What the page says in Spanish. */
export const page = {
  ...frame,
  ...recovery,
  ...freeTime,
  ...subscribe,
  ...landing,
  ...pet,
  ...captions,
  ...topics,
  ...customTopicPage,
  ...learning,
  ...progress,
  ...guardianPage,
  ...ownData,
} satisfies PageCatalogues
