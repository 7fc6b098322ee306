import { expect, test } from 'vitest'
import { ankiLine } from './anki-card.ts'

const card = {
  id: '7',
  topic: 'Art & Design',
  question: 'Which is "red"?',
  options: ['rose', 'leaf', 'sky', 'sun'],
  answer: 'rose',
  explanation: 'Roses are.',
  source: { title: 'A page' },
}
/** Fields as Anki reads them. */
const fields = (line: string) =>
  line
    .trimEnd()
    .split('\t')
    .map(field => field.slice(1, -1).replaceAll('""', '"'))

test('what would be a tag, a new field or a new line is only text', () => {
  const hostile = { ...card, question: '#deck:x <b>"tab"\there</b>\nnext & last', answer: 'a\r\n\tb' }
  const line = ankiLine(hostile)
  expect(line.match(/\n/g)).toHaveLength(1)
  const [, question, answer, , , tags] = fields(line)
  expect(question).toContain('#deck:x &lt;b&gt;"tab" here&lt;/b&gt;<br>next &amp; last')
  expect(answer).toBe('a<br> b')
  expect(tags).toBe('mindling Art-&-Design')
  expect(line.split('\t')).toHaveLength(6)
})

test('code is shown as it was written, a figure in words', () => {
  const withCode = {
    ...card,
    question: 'What does it print?\n\n```python\nif a < b:\n  print(1)\n```',
    figure: 'A clock',
  }
  const [, question] = fields(ankiLine(withCode))
  expect(question).toBe(
    'What does it print?<pre>if a &lt; b:<br>  print(1)</pre><br><i>A clock</i><br><br>A. rose<br>B. leaf<br>C. sky<br>D. sun',
  )
})
