import { decorationPoints, formIndex, formNames, formOf, wholeStage } from '../forms.ts'
import { type Lineage, seedTraits } from '../traits.ts'
import { captionWords } from './caption-words.ts'
import { type Dial, type Turn, turnAt } from './dials.ts'
import { ornamentAt, shapeOf } from './ornaments.ts'

/** The pet that a caption is about. */
export interface CaptionedPet {
  id: string
  /** Body plan; follows from the id where it is left out. */
  lineage?: Lineage
}

type Measure = keyof typeof captionWords.grows
type Thing = keyof typeof captionWords.things
type Place = keyof typeof captionWords.places

/** What a dial changes, by the keys of `captionWords`. */
interface Named {
  grows: readonly [first: Measure, second: Measure]
  thing: Thing
  place: Place
}

const NAMED: Record<Dial, Named> = {
  ear: { grows: ['earLength', 'earWidth'], thing: 'bead', place: 'ear' },
  horn: { grows: ['hornLength', 'hornLean'], thing: 'gem', place: 'horn' },
  crest: { grows: ['crestHeight', 'crestWidth'], thing: 'flower', place: 'head' },
  tail: { grows: ['tailLength', 'tailWidth'], thing: 'stripes', place: 'tail' },
  wing: { grows: ['wingLength', 'wingWidth'], thing: 'spot', place: 'wing' },
  markings: { grows: ['brow', 'pattern'], thing: 'patch', place: 'face' },
  mane: { grows: ['cheeks', 'fluff'], thing: 'bead', place: 'chin' },
  glow: { grows: ['blush', 'gem'], thing: 'freckle', place: 'cheek' },
  eye: { grows: ['rims', 'sparks'], thing: 'dot', place: 'eye' },
  accessory: { grows: ['button', 'scarf'], thing: 'bell', place: 'foot' },
  posture: { grows: ['height', 'chest'], thing: 'marks', place: 'tummy' },
  aura: { grows: ['glow', 'rays'], thing: 'sparks', place: 'air' },
}

/** Where a lineage differs. */
const NAMED_OF: Partial<Record<Lineage, Partial<Record<Dial, Partial<Named>>>>> = {
  turtle: {
    ear: { grows: ['feelerLength', 'feelerKnobs'], place: 'feeler' },
    posture: { place: 'shell' },
    accessory: { thing: 'bells', place: 'feet' },
  },
  fawn: { posture: { place: 'legs' }, accessory: { thing: 'bells', place: 'hooves' } },
  otter: { posture: { place: 'back' } },
  jelly: { posture: { place: 'frill' }, accessory: { thing: 'bells', place: 'ribbons' } },
  bird: { tail: { grows: ['featherLength', 'featherWidth'], thing: 'spots', place: 'feathers' } },
}

/** What replaces the scarf from the sixth form on. */
const CLOTHS: readonly [from: number, cloth: Measure][] = [
  [7, 'mantle'],
  [5, 'collar'],
]

const filled = (text: string, blanks: Readonly<Record<string, string | number | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => String(blanks[key] ?? ''))

/**
 * What is new about a pet at a stage, compared with the stage before, in a child's words: "the stripes on the tail turned a lighter colour".
 *
 * @param stage as it is drawn, 0 to 999
 * @returns an empty text for stage 0, the egg
 */
export function changeAt(pet: CaptionedPet, stage: number): string {
  const whole = wholeStage(stage)
  const turn = turnAt(pet.id, whole)
  if (!turn) return ''
  const change = said(turn, pet.lineage ?? seedTraits(pet.id).lineage, formIndex(whole))
  const form = formOf(whole).id
  if (form !== 'egg' && isNewForm(whole))
    return filled(captionWords.newForm, { brings: captionWords.forms[form], change })
  const stars = decorationPoints(whole)
  return stars > decorationPoints(whole - 1) ? filled(captionWords.newStar, { change, stars }) : change
}

/** The change, after the name of the form where that is new. */
export function captionFor(pet: CaptionedPet, stage: number): string {
  const whole = wholeStage(stage)
  const change = changeAt(pet, whole)
  return change && isNewForm(whole) ? `${formNames[formOf(whole).id]}: ${change}` : change
}

const isNewForm = (stage: number) => formIndex(stage - 1) !== formIndex(stage)

function said(turn: Turn, lineage: Lineage, form: number): string {
  const named = { ...NAMED[turn.dial], ...NAMED_OF[lineage]?.[turn.dial] }
  return turn.kind === 'grow' ? grown(turn, named, form) : adorned(turn, named)
}

function grown({ dial, second, step, last }: Turn & { kind: 'grow' }, { grows }: Named, form: number): string {
  const worn = dial === 'accessory' && second ? CLOTHS.find(([from]) => from <= form)?.[1] : undefined
  const [first, what] = captionWords.grows[worn ?? grows[second ? 1 : 0]]
  if (step === 1) return first ?? ''
  return last ? filled(captionWords.grown, { what }) : (what ?? '')
}

function adorned({ dial, rank }: Turn & { kind: 'ornament' }, { thing, place }: Named): string {
  const where = captionWords.places[place]
  const [a, the] = captionWords.things[thing]
  if (rank === 1) return `${a} ${where}`
  const { form, turn } = ornamentAt(rank)
  const reformed = thing === 'stripes' ? captionWords.broader : captionWords.shapes[shapeOf(dial, form)]
  return filled((turn === 0 ? reformed : captionWords.tones[turn - 1]) ?? '', { the, where })
}
