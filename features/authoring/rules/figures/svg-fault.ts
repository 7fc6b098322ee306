import { view } from './marks.ts'

/** Bytes; a figure travels with every tenth question, so it stays small. */
const heaviest = 6000
/** In units of the drawing: at 280 pixels of width these are still 11. */
const smallestPrint = 16
/** Widest mean letter of the fonts that may be at hand, as a share of the font's size. */
const letterWidth = 0.64

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"<]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** An element left open or closed twice; text and attributes with a bare sign. */
function malformed(svg: string): string | undefined {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*(?:&\w+;[^"<&]*)*")*)\s*(\/?)>/g,
    (_, closes, name, _attributes, empty) => {
      if (closes === '/') return open.pop() === name ? '' : `<${name}`
      if (empty !== '/') open.push(name)
      return ''
    },
  )
  if (open.length > 0) return `left open: ${open.join(' ')}`
  return /[<>]|&(?!\w+;)/.test(rest) ? `not well formed: ${rest.slice(0, 80)}` : undefined
}

/** Whether two texts share any ground. */
const overlap = (a: Box, b: Box): boolean =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 0 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0

type Box = readonly [left: number, top: number, right: number, bottom: number]

function boxOf(name: string, a: Readonly<Record<string, string>>, content: string): Box | undefined {
  const of = (key: string): number => Number(a[key] ?? 0)
  if (name === 'rect') return [of('x'), of('y'), of('x') + of('width'), of('y') + of('height')]
  if (name === 'circle') return [of('cx') - of('r'), of('cy') - of('r'), of('cx') + of('r'), of('cy') + of('r')]
  if (name === 'ellipse') return [of('cx') - of('rx'), of('cy') - of('rx'), of('cx') + of('rx'), of('cy') + of('rx')]
  if (name === 'text') {
    const width = content.replace(/&\w+;/g, '.').length * of('font-size') * letterWidth
    const left = of('x') - (a['text-anchor'] === 'middle' ? width / 2 : a['text-anchor'] === 'end' ? width : 0)
    return [left, of('y') - of('font-size') * 0.8, left + width, of('y') + of('font-size') * 0.2]
  }
  if (name !== 'path') return undefined
  // Only the end points of an arc are checked: the arc bulges by less than its radius.
  const numbers = (a.d ?? '').replace(/A[\d.]+ [\d.]+ 0 [01] [01] /g, 'L').match(/-?[\d.]+|NaN|Infinity/g) ?? []
  const [xs, ys] = [0, 1].map(odd => numbers.map(Number).filter((_, i) => i % 2 === odd))
  return [Math.min(...(xs ?? [])), Math.min(...(ys ?? [])), Math.max(...(xs ?? [])), Math.max(...(ys ?? []))]
}

/** What a publisher would send back: not well formed, something outside the view box, too small a print, too heavy. For tests. */
export function faultInSvg(svg: string): string | undefined {
  const broken = malformed(svg)
  if (broken !== undefined) return broken
  if (svg.length > heaviest) return `${svg.length} bytes, ${heaviest} are the most`
  const printed: { content: string; box: Box }[] = []
  for (const [tag = '', name = '', , content = ''] of svg.matchAll(
    /<(rect|circle|ellipse|path|text)((?:\s[^>]*)?)>([^<]*)/g,
  )) {
    const attributes = attributesOf(tag)
    const box = boxOf(name, attributes, content)
    if (box === undefined) continue
    const inside = box[0] >= 0 && box[1] >= 0 && box[2] <= view.width && box[3] <= view.height
    if (!inside) return `outside: ${tag} ${box.map(Math.round).join(' ')}`
    if (name !== 'text') continue
    if (Number(attributes['font-size']) < smallestPrint) return `too small: ${tag}`
    const other = printed.find(one => overlap(one.box, box))
    if (other !== undefined) return `"${content}" runs into "${other.content}"`
    printed.push({ content, box })
  }
  return undefined
}
