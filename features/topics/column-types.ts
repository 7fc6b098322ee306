import type { Finding, WizardState } from './server/custom-topic/wizard.store.ts'

/** More precise types for the columns of this feature than PostgreSQL can report; `npm run statements` reads them. */
export interface TopicsColumnTypes {
  'wizard.state': WizardState
  'wizard.found': Finding
}
