/** What the columns of this feature hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface AccountColumnTypes {
  'learner.learns': 'self' | 'child'
  'save-move:streakDay': string | null
  'save-move:visitDay': string | null
  'find-devices.current': boolean
  'delete-device.current': boolean
  'find-devices.id': string
}
