/** A question and its answer as an Anki card. */
export interface AnkiCard {
  /** The question's id, so that importing again updates the card. */
  id: string
  topic: string
  /** The stem, followed by any code listing as a fenced block. */
  question: string
  /** Text alternative of its figure, if it has one. */
  figure?: string | undefined
  options: readonly string[]
  answer: string
  explanation: string
  source: { title: string; url?: string | undefined }
}

/** Header of a text file that Anki imports (Anki manual, "Text Files: File Headers"). */
export const ankiHead =
  '#separator:tab\n#html:true\n#guid column:1\n#tags column:6\n#columns:Guid\tQuestion\tAnswer\tExplanation\tSource\tTags\n'

/** One card as a line of that file. Every field is quoted, so that none can be read as a header or as two fields. */
export function ankiLine({ id, topic, question, figure, options, answer, explanation, source }: AnkiCard): string {
  const letters = options.map((option, i) => `${String.fromCharCode(65 + i)}. ${html(option)}`)
  const picture = figure === undefined ? [] : [`<i>${html(figure)}</i>`]
  const link = source.url === undefined ? '' : `<br>${html(source.url)}`
  const fields = [
    `mindling-${id}`,
    [htmlWithCode(question), ...picture, '', ...letters].join('<br>'),
    html(answer),
    html(explanation),
    html(source.title) + link,
    `mindling ${tag(topic)}`,
  ]
  return `${fields.map(quoted).join('\t')}\n`
}

function quoted(field: string): string {
  return `"${field.replaceAll('"', '""')}"`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\t': ' ', '\r': '' }

function html(text: string): string {
  return text.replace(/[&<>\t\r]/g, sign => entities[sign] ?? sign).replaceAll('\n', '<br>')
}

function htmlWithCode(text: string): string {
  const [stem = '', code] = text.split(/\n\n```\w+\n/)
  return code === undefined ? html(stem) : `${html(stem)}<pre>${html(code.replace(/\n```$/, ''))}</pre>`
}

/** Anki tags can't contain spaces. */
function tag(topic: string): string {
  return topic.trim().replaceAll(/[\s"]+/gu, '-')
}
