import type { Clef, Figure, RhythmFigure, StaffFigure } from './figure.ts'

type Describe<K extends Figure['kind']> = (figure: Extract<Figure, { kind: K }>) => string

/** `the base 4 cm, the height unknown`: what the labels say; a question mark is what is asked for. */
const labelled = (labels: readonly (readonly [place: string, label: string | undefined])[]): string =>
  labels
    .flatMap(([place, label]) => (label === undefined ? [] : [`${place} ${label === '?' ? 'is asked for' : label}`]))
    .join(', ')

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const sentence = (start: string, labels: string): string => (labels === '' ? `${start}.` : `${start}: ${labels}.`)

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Where a note stands, in words. */
function placeOnStaff(place: number): string {
  if (place === -2) return 'on the first ledger line below the staff'
  if (place === -1) return 'just below the lowest line'
  if (place === 9) return 'just above the highest line'
  if (place === 10) return 'on the first ledger line above the staff'
  return `${place % 2 === 0 ? 'on' : 'in'} the ${places[Math.floor(place / 2)]} ${place % 2 === 0 ? 'line' : 'space'} from below`
}

const clefNames: Readonly<Record<Clef, string>> = { treble: 'treble clef', bass: 'bass clef', alto: 'alto clef' }

const staffNotes = ({ notes, together }: StaffFigure): string => {
  const each = notes.map(
    ({ place, sign }) =>
      `${sign === undefined ? '' : `with ${sign === 'sharp' ? 'sharp' : 'flat'} sign `}${placeOnStaff(place)}`,
  )
  if (notes.length === 1) return `one note, ${each[0]}`
  return `${together ? 'notes that sound together' : 'notes one after the other'}: ${each.join('; ')}`
}

/** `2 half notes and 1 dotted quarter note`: where it is asked what they equal, like notes in a row are counted together. */
function rowOfNotes({ notes, asked }: RhythmFigure): string {
  const groups: { name: string; count: number }[] = []
  for (const { value, dotted } of notes) {
    const name = `${dotted ? 'dotted ' : ''}${value} note`
    const last = groups.at(-1)
    if (last?.name === name && asked !== undefined) last.count++
    else groups.push({ name, count: 1 })
  }
  return listed(
    groups.map(({ name, count }) =>
      count === 1 ? `${name.startsWith('e') ? 'an' : 'a'} ${name}` : `${count} ${name}s`,
    ),
  )
}

const spoken = (hour: number, minute: number): string =>
  minute === 0
    ? `hour hand at ${hour % 12 || 12}, minute hand at 12`
    : `hour hand past ${hour % 12 || 12}, minute hand at minute ${minute}`

const describers: { readonly [K in Figure['kind']]: Describe<K> } = {
  triangle: ({ sides = {}, angles = {}, height, rightAngle, equalSides }) =>
    sentence(
      `${rightAngle ? 'Right-angled triangle' : 'Triangle'}${equalSides ? ' with two equal sides' : ''}`,
      labelled([
        ['base', sides.base],
        [rightAngle ? 'upright side' : 'left side', sides.left],
        [rightAngle ? 'slanted side' : 'right side', sides.right],
        ['height', height],
        ['angle on the left', angles.left],
        ['angle on the right', angles.right],
        ['angle at the top', angles.top],
      ]),
    ),
  rectangle: ({ labels, unitSquare, border }) =>
    sentence(
      `Rectangle${border === undefined ? '' : ' with a border all around'}`,
      labelled([
        ['length', labels.length],
        ['width', labels.width],
        ['inside', labels.inside],
        ['one small square', unitSquare],
        ['width of the border', border?.label],
      ]),
    ),
  circle: ({ radius, diameter, around, inner }) =>
    sentence(
      inner === undefined ? 'Circle' : 'Circle with a smaller circle around the same centre',
      labelled([
        [inner === undefined ? 'radius' : 'radius of the large circle', radius],
        ['radius of the small circle', inner?.radius],
        ['diameter', diameter],
        ['once around', around],
      ]),
    ),
  box: ({ labels }) =>
    sentence(
      'Box seen from the front',
      labelled([
        ['length', labels.length],
        ['width', labels.width],
        ['height', labels.height],
      ]),
    ),
  angle: ({ whole, parts }) =>
    sentence(
      whole === 90 ? 'Square corner split into two angles' : 'Angles side by side on a straight line',
      listed(parts.map(part => (part.label === '?' ? 'one is asked for' : `one is ${part.label}`))),
    ),
  'fraction-bars': ({ bars }) =>
    bars
      .map(({ parts, filled, label }, row) => {
        const name = bars.length === 1 ? 'Bar' : row === 0 ? 'Upper bar' : 'Lower bar'
        const shaded = filled === 0 ? 'none shaded' : `${filled} shaded`
        return `${name} in ${parts} equal parts, ${shaded}${label === undefined ? '' : `, labelled ${label}`}.`
      })
      .join(' '),
  'number-line': ({ points, arrow, scale }) =>
    sentence(
      `Number line with ${listed(scale.map(mark => mark.text))} marked on it`,
      [
        ...points.map(point => `a dot at ${point.label}`),
        ...(arrow === undefined
          ? []
          : [`an arrow to the ${arrow.towards === 'larger' ? 'right' : 'left'}, ${arrow.label}`]),
      ].join(', '),
    ),
  'bar-chart': ({ title, bars }) =>
    sentence(
      `Bar chart${title === undefined ? '' : `, ${title}`}`,
      bars.map(({ value, label }) => (label === undefined ? String(value) : `${label} ${value}`)).join(', '),
    ),
  clock: ({ faces }) =>
    faces
      .map(({ hour, minute, caption }) =>
        sentence('Clock face', `${caption === undefined ? '' : `${caption}, `}${spoken(hour, minute)}`),
      )
      .join(' '),
  grid: ({ points, line }) =>
    sentence(
      `Grid with both axes${line ? ' and a straight line' : ''}`,
      listed(points.map(point => `point ${point.label}`)),
    ),
  counters: ({ groups }) =>
    sentence('Coloured counters', listed(groups.map(({ count, colour }) => `${count} ${colour}`))),
  staff: figure => `Staff with ${clefNames[figure.clef]} and ${staffNotes(figure)}.`,
  rhythm: figure =>
    `Notes in a row: ${rowOfNotes(figure)}${figure.asked === undefined ? '' : `, equal to how many ${figure.asked} notes`}.`,
  swatches: ({ colours }) => sentence('Patches of colour', listed(colours.map(one => one.label))),
}

/** The text alternative: what a figure shows, in words, without what the question asks for. */
export function describeFigure(figure: Figure): string {
  const say = describers[figure.kind] as (figure: Figure) => string
  return say(figure)
}
