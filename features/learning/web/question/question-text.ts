/** A piece of a question: running text or a code listing. */
export interface TextPart {
  kind: 'text' | 'code'
  text: string
}

/** Splits a question at its fenced code blocks, dropping the language after the opening fence. */
export function partsOfQuestion(question: string): TextPart[] {
  return question
    .split(/^```[^\n]*\n([\s\S]*?)\n?```[^\S\n]*$/m)
    .map((text, i): TextPart => (i % 2 ? { kind: 'code', text } : { kind: 'text', text: text.trim() }))
    .filter(part => part.text !== '')
}
