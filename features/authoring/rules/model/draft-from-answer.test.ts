import { expect, test } from 'vitest'
import { sealWith } from '#kit/words/sealed.ts'
import { draftFromAnswer } from './draft-from-answer.ts'
import { exampleFacts } from './example-facts.ts'

const seal = sealWith('abc1230')
const written = {
  stem: 'Which city isˆthe capital of Peru?',
  correct: 'B) Lima',
  distractors: ['A) Quito', '(C) Accra', '4. Oslo', 'Riga'].map(text => ({ text, whyWrong: 'It lies elsewhere.' })),
  explanation: 'The capital of Peru is Lima.',
  factIds: ['F1', 'F1'],
  difficulty: 2.6,
}
const draft = (more: object = {}) =>
  draftFromAnswer({ ...written, ...more }, { topicId: 'own-1', facts: exampleFacts, seal, seed: 1 })

test('strips letters, marks and a fourth distractor, and takes the source of the fact', () => {
  expect(draft()).toMatchObject({
    stem: 'Which city is the capital of Peru?',
    key: 'Lima',
    distractors: [{ text: 'Quito' }, { text: 'Accra' }, { text: 'Oslo' }],
    factIds: ['capital-peru'],
    level: 3,
    source: exampleFacts[0]?.source,
    author: 'model',
  })
  expect(draft({ difficulty: 17 })?.level).toBe(2)
})

test.each([
  { factIds: [] },
  { factIds: ['F31'] },
  { factIds: ['F1', 'capital-ghana'] },
  { factIds: ['F0'] },
  { distractors: written.distractors.slice(0, 2) },
  { explanation: 'The capital of Peru is Lima. Click here for more.' },
  { stem: 'What is your home address, and which city is the capital of Peru?' },
])('%j makes no draft', more => {
  expect(draft(more)).toBeUndefined()
})
