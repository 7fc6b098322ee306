/** Every sentence of the topics feature that the server says. */
export const words = {
  unknownTopic: 'We do not have that topic yet.',
  topicHeld: 'You already have this topic.',
  topicIdMissing: 'Please say which topic you want to add',
} as const
