import type { Pack } from './rules/pack.ts'

/** More precise types for the columns of this feature than PostgreSQL can report; `npm run statements` reads them. */
export interface AuthoringColumnTypes {
  'knowledge.pack': Pack
}
