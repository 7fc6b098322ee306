/** More precise types for the app's own statements than PostgreSQL can report; `npm run statements` reads them. */
export interface AppColumnTypes {
  'applied-migrations.numbers': number[]
}
