/** More precise types for the columns of this feature than PostgreSQL can report; `npm run statements` reads them. */
export interface AccountColumnTypes {
  'learner.learns': 'self' | 'child'
  'save-time-zone:streakDay': string | null
  'save-time-zone:visitDay': string | null
  'find-devices.current': boolean
  'delete-device.current': boolean
  'find-devices.id': string
}
