/** What the columns of this feature hold beyond what PostgreSQL knows: see `npm run statements`. */
export interface AccountColumnTypes {
  'learner.learns': 'self' | 'child'
  'save-time-zone:streakDay': string | null
  'save-time-zone:visitDay': string | null
  'find-devices.current': boolean
  'delete-device.current': boolean
  'find-devices.id': string
}
