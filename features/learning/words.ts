/** Every sentence of the learning feature that the server says. */
export const words = {
  questionNotFound: 'Question not found',
  topicNotFound: 'Topic not found',
  noQuestionsYet: 'The questions for this topic are still being written. Please try again in a moment.',
  optionUnknown: 'userAnswer must be the number of one of the four options: 0, 1, 2 or 3.',
  attemptReused: 'This answer key was already used for another question.',
} as const
