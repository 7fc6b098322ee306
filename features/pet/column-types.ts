import type { CareAction } from './rules/care.ts'

/** What the columns of this feature hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface PetColumnTypes {
  'load-care:action': CareAction
  'save-care:action': CareAction
  'load-talk.topics': { topicId: string; name: string; isCustom: boolean }[] | null
  'load-talk.said': number[] | null
  'find-painted-picture.content': Buffer
}
