import { catalogue } from '#kit/words/catalogue.ts'

/** Toasts about the connection. The arena shows it in its own place. */
export const words = catalogue('app.offline', {
  offline: "You're offline",
  offlineNote: 'You can finish your round. Your answers will be sent when you are back online.',
  online: "You're back online",
})
