import { expect, test } from 'vitest'
import { allAnswered, answerTo, blank, canCancel, stepBack, withAnswer, withRegenerated } from './wizard-state.ts'

const asked = {
  ...blank,
  step: 2,
  questions: ['Why sharks?', 'What else?'].map((question, i) => ({ id: `${i}`, question, placeholder: '' })),
}

test('answers stay with their questions, in order', () => {
  const second = withAnswer(asked, 'What else?', 'rays, which are flat')
  const both = withAnswer(second, 'Why sharks?', 'they have many teeth')
  expect(both.userResponses.map(({ answer }) => answer)).toEqual(['they have many teeth', 'rays, which are flat'])
  expect(answerTo(second, 'Why sharks?')).toBe('')
})

test('an answer needs ten characters, not counting spaces around it', () => {
  const first = withAnswer(asked, 'Why sharks?', 'they bite!')
  expect(allAnswered(first)).toBe(false)
  expect(allAnswered(withAnswer(first, 'What else?', '123456789'))).toBe(false)
  expect(allAnswered(withAnswer(first, 'What else?', '123456789  '))).toBe(false)
  expect(allAnswered(withAnswer(first, 'What else?', '1234567890'))).toBe(true)
})

test('a tapped choice is long enough', () => {
  const [first, second] = asked.questions
  if (!first || !second) throw new Error('there are two questions')
  const which = { ...asked, questions: [{ ...first, choices: ['Mercury', 'Mercury: a planet'] }] }
  expect(allAnswered(withAnswer(which, 'Why sharks?', 'Mercury'))).toBe(true)
  expect(allAnswered(withAnswer(which, 'Why sharks?', 'Mercure'))).toBe(false)
})

const topic = {
  id: 'atlas:sharks',
  topicId: 'atlas:sharks',
  topicName: 'Sharks',
  isCustom: true,
  difficulty: 'beginner' as const,
  masteryLevel: 0,
  questionsCompleted: 0,
  correctAnswers: 0,
  dueReviews: 0,
}
const made = { topic, questionsCreated: 0, partialSuccess: true, message: 'None yet.', warning: 'Few.' }

test('a retry replaces the message; a retry without questions counts, too', () => {
  const empty = { ...asked, step: 4, created: made }
  const [full, none] = [
    withRegenerated(empty, { questionsCreated: 20, message: '20 are ready.' }),
    withRegenerated(empty, undefined),
  ]
  expect(full.created).toEqual({ topic, questionsCreated: 20, partialSuccess: true, message: '20 are ready.' })
  expect(none).toEqual({ ...empty, regenerations: 1 })
})

test('Cancel is offered until there is a topic, even after creating it failed', () => {
  const at = (step: number, created: typeof blank.created = null) => canCancel({ ...asked, step, created })
  expect([at(1), at(2), at(3), at(4), at(4, { ...made, topic: null }), at(4, made)]).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ])
})

test('Back works from the second and third step only', () => {
  expect([1, 2, 3, 4].map(step => stepBack({ ...asked, step }).step)).toEqual([1, 1, 2, 4])
})
