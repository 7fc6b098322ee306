/** What the app's own statements return beyond what PostgreSQL knows: see `npm run statements`. */
export interface AppColumnTypes {
  'applied-migrations.numbers': number[]
}
