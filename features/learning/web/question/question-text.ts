/** A piece of a question: running text or a code listing. */
export interface TextPart {
  kind: 'text' | 'code'
  text: string
}

/** Splits a question at its fenced blocks; what stands after the opening fence (the language) is left out. */
export function partsOfQuestion(question: string): TextPart[] {
  return question
    .split(/^```[^\n]*\n([\s\S]*?)\n?```[^\S\n]*$/m)
    .map((text, i): TextPart => (i % 2 ? { kind: 'code', text } : { kind: 'text', text: text.trim() }))
    .filter(part => part.text !== '')
}
