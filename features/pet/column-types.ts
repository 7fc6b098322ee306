import type { CareAction } from './rules/care.ts'

/** More precise types for the columns of this feature than PostgreSQL can report; `npm run statements` reads them. */
export interface PetColumnTypes {
  'load-care:action': CareAction
  'save-care:action': CareAction
  'load-talk.topics': { topicId: string; name: string; isCustom: boolean }[] | null
  'load-talk.said': number[] | null
  'find-painted-picture.content': Buffer
}
