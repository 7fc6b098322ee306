const mostCharacters = 12_000
/** Elements of which a reader sees nothing, or nothing that belongs to the text. */
const unread =
  /^(?:script|style|noscript|template|head|svg|iframe|object|form|nav|footer|aside|button|select|textarea)$/
const alone = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const block = /^(?:p|div|br|li|ul|ol|tr|h[1-6]|section|article|blockquote|td|th|table|dd|dt)$/
const hidden =
  /\shidden(?=[\s=>/]|$)|aria-hidden\s*=\s*["']?true|(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0*)?(?=[;"'\s])|font-size\s*:\s*0|(?:left|top|text-indent)\s*:\s*-\d{3,})/i
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * What a reader of a page reads: tags, comments and whatever is hidden left out, 12,000 characters at most. A text without
 * tags stays as it is.
 */
export function plainPage(page: string): string {
  let text = ''
  let seen = true
  let hiding: { name: string; depth: number } | undefined
  for (const part of page.replace(/<!--[\s\S]*?(?:-->|$)/g, ' ').split(/(<\/?[a-zA-Z][^>]*>)/)) {
    const [, closing = '', raw = ''] = /^<(\/?)([a-zA-Z][\w-]*)/.exec(part) ?? []
    const name = raw.toLowerCase()
    if (name === '') {
      if (seen) text += part
      continue
    }
    if (hiding) {
      if (name === hiding.name && !part.endsWith('/>')) hiding.depth += closing === '/' ? -1 : 1
      if (hiding.depth === 0) hiding = undefined
    } else if (closing === '' && !alone.test(name) && !part.endsWith('/>') && (unread.test(name) || hidden.test(part)))
      hiding = { name, depth: 1 }
    seen = hiding === undefined
    if (seen && block.test(name)) text += '\n'
  }
  return decoded(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
    .slice(0, mostCharacters)
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return point > 31 && point < 0x110000 ? String.fromCodePoint(point) : ' '
  })
}
