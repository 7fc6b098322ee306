import { expect, test } from 'vitest'
import { picturePrompt } from './picture-prompt.ts'

const pet = { id: 'a pet', baseColor: '#82cb7c', accentColor: '#a8549f' }

test('the words stay the same from stage to stage but for the form, and hold the colours', () => {
  const [young, old] = [picturePrompt({ ...pet, stage: 3 }), picturePrompt({ ...pet, stage: 900 })]
  for (const prompt of [young, old]) expect(prompt).toMatch(/#82cb7c.*#a8549f/)
  const sentences = (prompt: string) => prompt.split('. ')
  expect(sentences(old).filter(sentence => !sentences(young).includes(sentence))).toHaveLength(1)
})

test('another pet is asked for in other words', () => {
  const prompts = new Set(Array.from({ length: 40 }, (_, n) => picturePrompt({ ...pet, id: `pet ${n}`, stage: 3 })))
  expect(prompts.size).toBeGreaterThan(15)
})
