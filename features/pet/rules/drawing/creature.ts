import { FORMS, formIndex, wholeStage } from '../forms.ts'
import { type Lineage, seedTraits } from '../traits.ts'
import { growthAt } from './dials.ts'
import { type Drawing, type Layer, type Mark, paint, type Rides, solid } from './drawing.ts'
import type { Build, Figure } from './figure.ts'
import { cub } from './lineages/cub.ts'
import { looksOf } from './looks.ts'
import { paletteOf } from './palette.ts'
import { crest, horns } from './parts/crown-of-head.ts'
import { ears } from './parts/ears.ts'
import { type Expression, eyes } from './parts/eyes.ts'
import { bodyMarks, headMarks } from './parts/markings.ts'
import { mouth } from './parts/mouth.ts'
import { tail } from './parts/tail.ts'
import { wings } from './parts/wings.ts'
import { oval, type Point } from './path.ts'

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
}

const BODIES: Record<Lineage, (build: Build) => Figure> = {
  cub,
  fawn: cub,
  bird: cub,
  otter: cub,
  jelly: cub,
  turtle: cub,
}

/** Side of the frame by form: the pet fills more of it as it grows. */
const FRAME = [230, 262, 270, 286, 304, 326, 348, 368, 388, 404]

/** Draws a pet as layers from back to front. */
export function drawCreature(traits: CreatureTraits): Drawing {
  const stage = wholeStage(traits.stage)
  const form = formIndex(stage)
  const lineage = traits.lineage ?? seedTraits(traits.id).lineage
  const looks = looksOf(traits.id, lineage)
  const palette = paletteOf(traits.baseColor, traits.accentColor, looks.clothHue, looks.irisHue)
  const expression: Expression = traits.asleep ? 'asleep' : (traits.expression ?? 'neutral')
  const build: Build = {
    form: Math.max(1, form),
    age: Math.max(0, form - 1) / 8,
    looks,
    grown: growthAt(traits.id, stage),
  }
  const figure = BODIES[lineage](build)
  const { head } = figure
  const layers: Layer[] = []
  const add = (name: string, rides: Rides, pivot: Point, marks: readonly Mark[], hidden = false): void => {
    if (marks.length > 0) layers.push({ name, rides, pivot, shapes: paint(marks), ...(hidden ? { hidden } : {}) })
  }
  const neck: Point = [figure.neck.x, figure.neck.y]
  const chin: Point = [head.x, head.y + head.h * 0.8]
  const ground: Point = [figure.ground.x, 0]

  add('ground', 'ground', ground, [
    [oval(figure.ground.x, 0, figure.ground.w * 1.15, figure.ground.w * 0.17), 'softShadow'],
  ])
  const pair = wings(build, figure)
  for (const wing of pair.filter(w => !w.front)) add(wing.name, 'body', wing.pivot, wing.marks)
  add('tail', 'body', [figure.tail.x, figure.tail.y], tail(build, figure))
  add('body', 'body', ground, [...figure.far, ...figure.body, ...bodyMarks(build, figure, traits.id)])
  for (const wing of pair.filter(w => w.front)) add(wing.name, 'body', wing.pivot, wing.marks)
  for (const limb of figure.limbs) add(limb.name, 'body', limb.pivot, limb.marks)

  for (const ear of ears(build, figure)) add(ear.name, 'head', ear.pivot, ear.marks)
  const tuft = crest(build, figure)
  add('crest', 'head', tuft.pivot, tuft.marks)
  const face = mouth(build, figure, expression)
  add('head', 'head', chin, [
    ...horns(build, figure),
    ...solid(head.ring, 'coat', head.h * 0.2),
    [oval(head.x - head.w * 0.46, head.y - head.h * 0.58, head.w * 0.24, head.h * 0.13, -28), 'coatLit', 0.85],
    ...headMarks(build, figure, traits.id),
    ...face.nose,
  ])
  const gaze = eyes(build, figure, expression)
  add('eyes-open', 'head', gaze.centre, gaze.open)
  add('eyes-closed', 'head', gaze.centre, gaze.closed, true)
  add('mouth', 'head', [head.x, head.y + head.h * 0.6], face.mouth)

  const side = FRAME[form] ?? 404
  return {
    view: [-side / 2, Math.round(-side * 0.93), side, side],
    layers,
    palette,
    pivots: { head: chin, body: neck },
    label: `${FORMS[form]?.name ?? ''}, ${expression}`,
  }
}
