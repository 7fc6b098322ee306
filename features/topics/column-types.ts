import type { Finding, WizardState } from './server/custom-topic/wizard.store.ts'

/** What the columns of this feature hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface TopicsColumnTypes {
  'wizard.state': WizardState
  'wizard.found': Finding
}
