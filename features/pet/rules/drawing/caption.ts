import { decorationPoints, FORMS, formIndex, wholeStage } from '../forms.ts'
import { type Lineage, seedTraits } from '../traits.ts'
import { type Dial, STEPS, type Turn, turnAt } from './dials.ts'

/** Which pet a caption speaks of. */
export interface CaptionedPet {
  id: string
  /** Body plan, if it should not follow from the id. */
  lineage?: Lineage
}

const ORDINALS = ['first', 'second', 'third', 'fourth']

/** What each form brings with it, from the hatchling on. */
const FORM_NEWS = [
  '',
  'out of the egg, with a piece of shell for a hat',
  'a scarf for the first walk',
  'a little satchel for all that is learned',
  'a cap and the first book',
  'a cape, and longer legs',
  'a lantern, and wings that could fly',
  'round glasses and a warm mantle',
  'a halo of light, a beard and a staff',
  'a golden crown and a sceptre',
]

/** Steps of a measure: what is said when it first shows, and what whenever it grows. */
type Growing = readonly [first: string, more: string]

const GROWING: Record<Dial, readonly [Growing, Growing]> = {
  ear: [
    ['longer ears', 'ears that grew longer'],
    ['wider ears', 'ears that grew wider'],
  ],
  horn: [
    ['two tiny horns', 'longer horns'],
    ['horns that lean outwards a little', 'horns that lean out further'],
  ],
  crest: [
    ['a taller tuft on the head', 'a tuft that stands taller'],
    ['a fuller tuft on the head', 'a tuft that spreads wider'],
  ],
  tail: [
    ['a longer tail', 'a tail that grew longer'],
    ['a thicker tail', 'a tail that grew thicker'],
  ],
  wing: [
    ['longer wings', 'wings that reach further'],
    ['broader wings', 'wings that grew broader'],
  ],
  markings: [
    ['a star on the forehead', 'a bigger star on the forehead'],
    ['a bigger pattern on the head', 'a pattern on the head that spreads'],
  ],
  mane: [
    ['a fluffy collar', 'a fluffier collar'],
    ['fluffier cheeks', 'cheeks that grew fluffier'],
  ],
  glow: [
    ['rosier cheeks', 'cheeks that grew rosier'],
    ['a gem on the chest', 'a bigger gem on the chest'],
  ],
  eye: [
    ['the first eyelash at each eye', 'more eyelashes'],
    ['a spark in each eye', 'brighter sparks in the eyes'],
  ],
  accessory: [
    ['a golden button', 'a bigger golden button'],
    ['a roomier {cloth}', 'a {cloth} that grew'],
  ],
  posture: [
    ['taller than yesterday', 'a body that grew taller'],
    ['a broader chest', 'a chest that grew broader'],
  ],
  aura: [
    ['a soft glow all around', 'a glow that reaches further'],
    ['rays of light overhead', 'longer rays of light'],
  ],
}

/** Where lineages differ from the words above. */
const GROWING_OF: Partial<Record<Lineage, Partial<Record<Dial, readonly [Growing, Growing]>>>> = {
  turtle: {
    ear: [
      ['longer feelers', 'feelers that grew longer'],
      ['bigger knobs on the feelers', 'knobs on the feelers that grew'],
    ],
  },
  bird: {
    tail: [
      ['longer tail feathers', 'tail feathers that grew longer'],
      ['broader tail feathers', 'tail feathers that grew broader'],
    ],
  },
}

/** An ornament by name, and where it is; sets that come in pairs have half on each side. */
interface Ornament {
  name: string
  where: string
  paired?: boolean
}

const ORNAMENTS: Record<Dial, Ornament> = {
  ear: { name: 'bead', where: 'on the {side} ear', paired: true },
  horn: { name: 'gem', where: 'floating over the {side} horn', paired: true },
  crest: { name: 'flower', where: 'on the {side} of the head', paired: true },
  tail: { name: 'stripe', where: 'on the tail' },
  wing: { name: 'spot', where: 'on the {side} wing', paired: true },
  markings: { name: 'patch', where: 'on the {side} of the face', paired: true },
  mane: { name: 'bead', where: 'on the {side} of the chin', paired: true },
  glow: { name: 'freckle', where: 'on the {side} cheek', paired: true },
  eye: { name: 'dot', where: 'over the {side} eye', paired: true },
  accessory: { name: 'bell', where: 'on the {side} foot', paired: true },
  posture: { name: 'mark', where: 'on the tummy' },
  aura: { name: 'spark', where: 'in the air' },
}

const ORNAMENTS_OF: Partial<Record<Lineage, Partial<Record<Dial, Ornament>>>> = {
  turtle: {
    ear: { name: 'bead', where: 'on the {side} feeler', paired: true },
    posture: { name: 'mark', where: 'on the edge of the shell' },
    accessory: { name: 'bell', where: 'on a foot' },
  },
  fawn: { posture: { name: 'mark', where: 'on the legs' }, accessory: { name: 'bell', where: 'on a hoof' } },
  otter: { posture: { name: 'mark', where: 'on the back' } },
  jelly: { posture: { name: 'mark', where: 'on the frill' }, accessory: { name: 'bell', where: 'on a ribbon' } },
  bird: { tail: { name: 'spot', where: 'on the tail feathers' } },
}

/** What happens to an ornament at each rank, from 1 (see LADDER). */
const CHANGES = [
  'a {nth} {name} {where}',
  'the {nth} {name} {where} grew',
  'the {nth} {name} {where} turned into a diamond',
  'the {nth} {name} {where} is a bigger diamond',
  'the {nth} {name} {where} turned light',
  'the {nth} {name} {where} is a big light diamond',
  'the {nth} {name} {where} became a star',
  'the {nth} {name} {where} is a bigger star',
  'the {nth} {name} {where} turned colourful',
  'the {nth} {name} {where} is a big coloured star',
  'the {nth} {name} {where} became a blossom',
  'the {nth} {name} {where} is a bigger blossom',
  'the {nth} {name} {where} turned golden',
  'the {nth} {name} {where} is a big golden blossom',
  'the {nth} {name} {where} became a golden star',
  'the {nth} {name} {where} is a great golden star',
]

/** Stripes stay stripes: they take on a colour, and grow broader in it. */
const STRIPE_CHANGES = [
  ...['a {nth} stripe {where}', 'the {nth} stripe {where} grew broader'],
  ...['the {nth} stripe {where} is broad now', 'the {nth} stripe {where} is very broad now'],
  ...['the {nth} stripe {where} turned light', 'the {nth} light stripe {where} grew broader'],
  ...['the {nth} light stripe {where} is broad now', 'the {nth} light stripe {where} is very broad now'],
  ...['the {nth} stripe {where} turned deep in colour', 'the {nth} coloured stripe {where} grew broader'],
  ...['the {nth} coloured stripe {where} is broad now', 'the {nth} coloured stripe {where} is very broad now'],
  ...['the {nth} stripe {where} shines', 'the {nth} shining stripe {where} grew broader'],
  ...['the {nth} shining stripe {where} is broad now', 'the {nth} shining stripe {where} is as broad as can be'],
]

const clothOf = (form: number): string =>
  form === 1 ? 'eggshell hat' : form <= 4 ? 'scarf' : form <= 6 ? 'collar' : 'mantle'

const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')

/**
 * What is new about a pet at a stage, compared with the stage before, in a child's words: "a third stripe on the tail".
 *
 * @param stage 0 to 999
 * @returns no words for stage 0, the egg
 */
export function captionFor(pet: CaptionedPet, stage: number): string {
  const whole = wholeStage(stage)
  const form = formIndex(whole)
  const turn = turnAt(pet.id, whole)
  if (!turn) return ''
  const change = said(turn, pet.lineage ?? seedTraits(pet.id).lineage, form)
  if (formIndex(whole - 1) !== form) return `${FORMS[form]?.name}: ${FORM_NEWS[form]}; and ${change}`
  const stars = decorationPoints(whole)
  return stars > decorationPoints(whole - 1) ? `${change}; and a star more in the ring: ${stars}` : change
}

function said(turn: Turn, lineage: Lineage, form: number): string {
  const cloth = clothOf(form)
  if (turn.kind === 'grow') {
    const words = (GROWING_OF[lineage]?.[turn.dial] ?? GROWING[turn.dial])[turn.second ? 1 : 0]
    return filled(turn.step === 1 ? words[0] : turn.step === STEPS ? `${words[1]}, as far as can be` : words[1], {
      cloth,
    })
  }
  const { name, where, paired } = ORNAMENTS_OF[lineage]?.[turn.dial] ?? ORNAMENTS[turn.dial]
  const nth = ORDINALS[paired ? Math.floor(turn.item / 2) : turn.item] ?? ''
  const side = turn.item % 2 === 0 ? 'left' : 'right'
  const text = (name === 'stripe' ? STRIPE_CHANGES : CHANGES)[turn.rank - 1] ?? ''
  return filled(text, { nth, name, where: filled(where, { side, cloth }) })
}
