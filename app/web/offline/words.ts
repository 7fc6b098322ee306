import { catalogue } from '#kit/words/catalogue.ts'

/** What is said when the connection goes and comes, on pages that have no place of their own for it. */
export const words = catalogue('app.offline', {
  offline: 'You are offline',
  offlineNote: 'The questions of your round are here, and your answers wait for the connection.',
  online: 'You are connected again',
})
