import { FORMS, formIndex, wholeStage } from '../forms.ts'
import { type Lineage, seedTraits } from '../traits.ts'
import { growthAt } from './dials.ts'
import { type Drawing, type Layer, type Mark, paint, type Rides, solid } from './drawing.ts'
import type { Build, Figure } from './figure.ts'
import { bird } from './lineages/bird.ts'
import { cub } from './lineages/cub.ts'
import { fawn } from './lineages/fawn.ts'
import { jelly } from './lineages/jelly.ts'
import { otter } from './lineages/otter.ts'
import { turtle } from './lineages/turtle.ts'
import { looksOf } from './looks.ts'
import { paletteOf } from './palette.ts'
import { cape, clothes, mane } from './parts/clothes.ts'
import { crest, horns } from './parts/crown-of-head.ts'
import { ears } from './parts/ears.ts'
import { egg, halfShell } from './parts/egg.ts'
import { type Expression, eyes } from './parts/eyes.ts'
import { aura, constellation } from './parts/light.ts'
import { bodyMarks, headMarks } from './parts/markings.ts'
import { mouth } from './parts/mouth.ts'
import { tail } from './parts/tail.ts'
import { glasses, hat, held } from './parts/things.ts'
import { wings } from './parts/wings.ts'
import { oval, type Point, UNITS } from './path.ts'

/** What a drawing depends on; the same input always gives the same drawing. */
export interface CreatureTraits {
  id: string
  /** `#rrggbb`; a blue if it is anything else */
  baseColor: string
  /** `#rrggbb`; an amber if it is anything else */
  accentColor: string
  /** Stage to draw, 0 to 999. SPEC §4 draws the level as the stage: see `drawnStageOf`. */
  stage: number
  expression?: Expression
  asleep?: boolean
  /** Body plan, if it should not follow from the id. */
  lineage?: Lineage
  /** For the egg: how near it is to hatching, 0 to 1. */
  nearing?: number
}

const BODIES: Record<Lineage, (build: Build) => Figure> = { cub, fawn, bird, otter, jelly, turtle }

/** Side of the frame by form: the pet fills more of it as it grows. */
const FRAME = [190, 262, 270, 286, 304, 326, 348, 368, 388, 404]

const scaled = ([x, y]: Point): Point => [Math.round(x * UNITS), Math.round(y * UNITS)]

/** Gathers layers from back to front. */
class Easel {
  readonly layers: Layer[] = []
  add(name: string, rides: Rides, pivot: Point, marks: readonly Mark[], hidden = false): void {
    if (marks.length > 0)
      this.layers.push({ name, rides, pivot: scaled(pivot), shapes: paint(marks), ...(hidden ? { hidden } : {}) })
  }
}

/** Draws a pet as layers from back to front. */
export function drawCreature(traits: CreatureTraits): Drawing {
  const stage = wholeStage(traits.stage)
  const form = formIndex(stage)
  const lineage = traits.lineage ?? seedTraits(traits.id).lineage
  const looks = looksOf(traits.id, lineage)
  const palette = paletteOf(traits.baseColor, traits.accentColor, looks.clothHue, looks.irisHue)
  const expression: Expression = traits.asleep ? 'asleep' : (traits.expression ?? 'neutral')
  const side = FRAME[form] ?? 404
  const easel = new Easel()
  const name = FORMS[form]?.name ?? ''
  const frame = () => ({ view: viewAround(easel.layers, side * UNITS), layers: easel.layers, palette })
  if (form === 0) {
    easel.add('ground', 'ground', [0, 0], [[oval(0, 0, 70, 11), 'softShadow']])
    easel.add('body', 'body', [0, 0], egg(traits.id, lineage, traits.nearing ?? 0))
    return { ...frame(), pivots: { head: scaled([0, -80]), body: [0, 0] }, label: name }
  }
  const build: Build = { form, age: (form - 1) / 8, looks, grown: growthAt(traits.id, stage) }
  const figure = BODIES[lineage](build)
  const pivots = addBody(easel, build, figure, traits.id, side)
  addHead(easel, build, figure, traits.id, expression)
  if (stage === 1) {
    const { x, w } = figure.ground
    easel.add('shell', 'ground', [x, 0], halfShell(x, w))
  }
  const stars = constellation(stage, traits.id, side)
  easel.add('constellation', 'ground', stars.pivot, stars.marks)
  return { ...frame(), pivots, label: `${name}, ${expression}` }
}

/** Share of the frame that lies above the ground. */
const ABOVE = 0.93

/** A square frame on the ground, at least so wide, and wide enough for every shape: nothing is ever cut off. */
function viewAround(layers: readonly Layer[], least: number): Drawing['view'] {
  const boxes = layers.flatMap(({ shapes }) => shapes.map(({ box }) => box))
  const needed = boxes.flatMap(([left, top, right, bottom]) => [
    -2 * left,
    2 * right,
    -top / ABOVE,
    bottom / (1 - ABOVE),
  ])
  const side = Math.ceil(Math.max(least, ...needed))
  return [-side / 2, -side * ABOVE, side, side]
}

function addBody(easel: Easel, build: Build, figure: Figure, petId: string, side: number): Drawing['pivots'] {
  const neck: Point = [figure.neck.x, figure.neck.y]
  const ground: Point = [figure.ground.x, 0]
  easel.add('ground', 'ground', ground, [
    [oval(figure.ground.x, 0, figure.ground.w * 1.15, figure.ground.w * 0.17), 'softShadow'],
  ])
  const light = aura(build, figure, side, petId)
  easel.add('aura', 'ground', light.pivot, light.marks)
  const pair = wings(build, figure)
  for (const wing of pair.filter(w => !w.front)) easel.add(wing.name, 'body', wing.pivot, wing.marks)
  easel.add('tail', 'body', [figure.tail.x, figure.tail.y], tail(build, figure))
  easel.add('cape', 'body', neck, cape(build, figure))
  easel.add('body', 'body', ground, [
    ...figure.far,
    ...figure.body,
    ...bodyMarks(build, figure, petId),
    ...(figure.front ?? []),
  ])
  for (const wing of pair.filter(w => w.front)) easel.add(wing.name, 'body', wing.pivot, wing.marks)
  easel.add('clothes', 'body', neck, [...mane(build, figure), ...clothes(build, figure)])
  const things = held(build, figure)
  for (const limb of figure.limbs)
    easel.add(limb.name, 'body', limb.pivot, limb.name === 'arm-left' ? [...things, ...limb.marks] : limb.marks)
  if (figure.limbs.length === 0) easel.add('held', 'body', figure.hand, things)
  return { head: scaled([figure.head.x, figure.head.y + figure.head.h * 0.8]), body: scaled(neck) }
}

function addHead(easel: Easel, build: Build, figure: Figure, petId: string, expression: Expression): void {
  const { head } = figure
  const chin: Point = [head.x, head.y + head.h * 0.8]
  for (const ear of ears(build, figure)) easel.add(ear.name, 'head', ear.pivot, ear.marks)
  const tuft = crest(build, figure)
  const face = mouth(build, figure, expression)
  if (build.form === 9) easel.add('crest', 'head', tuft.pivot, tuft.marks)
  easel.add('head', 'head', chin, [
    ...(figure.behindHead ?? []),
    ...horns(build, figure),
    ...(head.bare ? [] : solid(head.ring, 'coat', head.h * 0.2)),
    [oval(head.x - head.w * 0.46, head.y - head.h * 0.58, head.w * 0.24, head.h * 0.13, -28), 'coatLit', 0.85],
    ...headMarks(build, figure, petId),
    ...face.nose,
  ])
  const top: Point = [head.x, head.y - head.h * 0.9]
  easel.add(build.form === 9 ? 'crown' : 'hat', 'head', top, hat(build, figure))
  if (build.form < 9) easel.add('crest', 'head', tuft.pivot, tuft.marks)
  const gaze = eyes(build, figure, expression)
  easel.add('eyes-open', 'head', gaze.centre, gaze.open)
  easel.add('eyes-closed', 'head', gaze.centre, gaze.closed, true)
  easel.add('mouth', 'head', [head.x, head.y + head.h * 0.6], face.mouth)
  easel.add('glasses', 'head', gaze.centre, glasses(build, figure))
}
