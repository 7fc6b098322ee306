import type { Pack } from './rules/pack.ts'

/** What the columns of this feature hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface AuthoringColumnTypes {
  'knowledge.pack': Pack
}
