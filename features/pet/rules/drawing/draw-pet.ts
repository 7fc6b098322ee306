import { FORMS, formIndex, LAST_STAGE, wholeStage } from '../forms.ts'
import { type Lineage, seedTraits } from '../traits.ts'
import { growthAt } from './dials.ts'
import { type Drawing, type Layer, type Mark, paint, type Rides } from './drawing.ts'
import type { Build, Figure } from './figure.ts'
import { bird } from './lineages/bird.ts'
import { cub } from './lineages/cub.ts'
import { fawn } from './lineages/fawn.ts'
import { jelly } from './lineages/jelly.ts'
import { otter } from './lineages/otter.ts'
import { turtle } from './lineages/turtle.ts'
import { looksOf } from './looks.ts'
import { UNITS } from './outline.ts'
import { paletteOf } from './palette.ts'
import { bodyOrnaments } from './parts/body-ornaments.ts'
import { cape, clothes, mane } from './parts/clothes.ts'
import { crest } from './parts/crest.ts'
import { ears } from './parts/ears.ts'
import { egg, halfShell } from './parts/egg.ts'
import { type Expression, eyes } from './parts/eyes.ts'
import { headOrnaments } from './parts/head-ornaments.ts'
import { horns } from './parts/horns.ts'
import { aura, constellation, halo } from './parts/light.ts'
import { cheekTufts, headMarks } from './parts/markings.ts'
import { mouth } from './parts/mouth.ts'
import { bodyStripes, tail } from './parts/tail.ts'
import { glasses, hat, held } from './parts/things.ts'
import { wings } from './parts/wings.ts'
import { mix, oval, type Point } from './path.ts'
import { type Move, moved, type Pose, poseOf, turned, turnOf } from './pose.ts'

/** What a drawing depends on; the same input always gives the same drawing. */
export interface PetToDraw {
  id: string
  /** `#rrggbb`; a blue if it is anything else */
  baseColor: string
  /** `#rrggbb`; an amber if it is anything else */
  accentColor: string
  /** Stage to draw, 0 to 999. SPEC §4 draws the level as the stage: see `drawnStageOf`. */
  stage: number
  expression?: Expression
  asleep?: boolean
  /** Body plan; follows from the id where it is left out. */
  lineage?: Lineage
  /** For the egg: how near it is to hatching, 0 to 1. */
  nearing?: number
  /** Stage up to which the dials are turned; differs from `stage` only to show what the last turn changed. */
  turnedTo?: number
}

const BODIES: Record<Lineage, (build: Build) => Figure> = { cub, fawn, bird, otter, jelly, turtle }

/** Side of the frame by form: the pet fills more of it as it grows. */
const FRAME = [190, 244, 256, 268, 284, 296, 316, 332, 348, 366]

const scaled = ([x, y]: Point): Point => [Math.round(x * UNITS), Math.round(y * UNITS)]

/** Collects layers from back to front, each in the pose. */
class Easel {
  readonly layers: Layer[] = []
  readonly pose: Pose
  readonly body: Move
  readonly head: Move[]
  constructor(pose: Pose, neck: Point, headHeight: number) {
    this.pose = pose
    const wide = 1 + (1 - pose.stretch) * 0.5
    this.body = ([x, y]) => [x * wide, y * pose.stretch]
    this.head = [turned(neck, pose.tilt), ([x, y]) => [x, y + pose.sink * headHeight]]
  }
  add(name: string, rides: Rides, pivot: Point, marks: readonly Mark[], hidden = false): void {
    if (marks.length === 0) return
    const turn = turnOf(name, this.pose)
    const moves: Move[] = [
      ...(turn === 0 ? [] : [turned(pivot, turn)]),
      ...(rides === 'head' && this.pose.tilt + this.pose.sink !== 0 ? this.head : []),
      ...(rides === 'ground' || this.pose.stretch === 1 ? [] : [this.body]),
    ]
    const held = moves.length > 0 ? moved(marks, ...moves) : marks
    const at = moves.reduce((p, move) => move(p), pivot)
    this.layers.push({ name, rides, pivot: scaled(at), shapes: paint(held), ...(hidden ? { hidden } : {}) })
  }
}

/** Draws a pet as layers from back to front. */
export function drawPet(traits: PetToDraw): Drawing {
  const expression: Expression = traits.asleep ? 'asleep' : (traits.expression ?? 'neutral')
  const drawn = drawAs(traits, expression)
  // The frame is that of the resting pet, so that a change of mood never changes its size.
  return expression === 'neutral' ? drawn : { ...drawn, view: drawAs(traits, 'neutral').view }
}

function drawAs(traits: PetToDraw, expression: Expression): Drawing {
  const stage = wholeStage(traits.stage)
  const form = formIndex(stage)
  const lineage = traits.lineage ?? seedTraits(traits.id).lineage
  const looks = looksOf(traits.id, lineage)
  const palette = paletteOf(traits.baseColor, traits.accentColor, looks.clothHue, looks.irisHue, looks.tint)
  const side = FRAME[form] ?? 366
  const name = FORMS[form]?.name ?? ''
  if (form === 0) {
    const easel = new Easel(poseOf('neutral'), [0, 0], 0)
    easel.add('ground', 'ground', [0, 0], [[oval(0, 0, 70, 11), 'softShadow']])
    easel.add('body', 'body', [0, 0], egg(traits.id, lineage, looks, traits.nearing ?? 0))
    const { layers } = easel
    return {
      view: viewAround(layers, side * UNITS),
      layers,
      palette,
      pivots: { head: scaled([0, -80]), body: [0, 0] },
      label: name,
    }
  }
  const plain: Build = {
    petId: traits.id,
    form,
    age: ageAt(stage, form),
    looks,
    grown: growthAt(traits.id, traits.turnedTo ?? stage),
    pixel: side / 256,
  }
  const full = { ...plain, grown: growthAt(traits.id, LAST_STAGE) }
  const build = { ...plain, pixel: widthOf(full, BODIES[lineage](full), side) / 256 }
  const figure = BODIES[lineage](build)
  const { head, neck, ground } = figure
  const chin: Point = [head.x, head.y + head.h * 0.8]
  const easel = new Easel(poseOf(expression), chin, head.h)
  addBody(easel, build, figure, side)
  addHead(easel, build, figure, expression)
  if (stage === 1)
    easel.add(
      'shell',
      'ground',
      [ground.x, 0],
      halfShell(mix(head.x, ground.x, 0.5), ground.w, -head.y - head.h * 0.56),
    )
  const stars = constellation(stage, traits.id, side, figure.centre)
  easel.add('constellation', 'ground', stars.pivot, stars.marks)
  return {
    view: viewAround(easel.layers, side * UNITS, (figure.centre ?? 0) * UNITS),
    layers: easel.layers,
    palette,
    pivots: { head: scaled(chin), body: scaled([neck.x, neck.y]) },
    label: `${name}, ${expression}`,
  }
}

/** Stages between growth spurts, so that pictures this far apart always differ visibly. */
const SPURT = 25

/** Age, 0 for a hatchling and 1 for a new champion: a large step with each form, a small one with each growth spurt. */
function ageAt(stage: number, form: number): number {
  const [from, to] = [FORMS[form]?.from ?? 0, FORMS[form + 1]?.from ?? LAST_STAGE + 1]
  const spurts = Math.floor((stage - from) / SPURT)
  return (form - 1 + (0.6 * spurts * SPURT) / (to - from)) / 8
}

/** Share of the frame that lies above the ground. */
const ABOVE = 0.93

/** Largest width of the frame: that of its form, or the reach of wings and tail. */
function widthOf(build: Build, figure: Figure, least: number): number {
  const marks = [...wings(build, figure).flatMap(wing => wing.marks), ...tail(build, figure)]
  const far = marks.flatMap(([ring]) => ring.map(([x]) => Math.abs(x - (figure.centre ?? 0))))
  return Math.max(least, 2.3 * Math.max(0, ...far) + 10)
}

/** A square frame on the ground, wide enough that no shape or pose is cut off. */
function viewAround(layers: readonly Layer[], least: number, centre = 0): Drawing['view'] {
  const boxes = layers.filter(layer => layer.rides !== 'ground').flatMap(({ shapes }) => shapes.map(({ box }) => box))
  const needed = boxes.flatMap(([left, top, right]) => [
    2.3 * (centre - left) + 26,
    2.3 * (right - centre) + 26,
    (-1.09 * top) / ABOVE,
  ])
  const side = Math.ceil(Math.max(least, ...needed) / 16) * 16
  return [Math.round(centre) - side / 2, -Math.round(side * ABOVE), side, side]
}

function addBody(easel: Easel, build: Build, figure: Figure, side: number): void {
  const neck: Point = [figure.neck.x, figure.neck.y]
  const ground: Point = [figure.ground.x, 0]
  easel.add('ground', 'ground', ground, [
    [oval(figure.ground.x, 0, figure.ground.w * 1.15, figure.ground.w * 0.17), 'softShadow'],
  ])
  const light = aura(build, figure, side)
  easel.add('aura', 'ground', light.pivot, light.marks)
  const pair = wings(build, figure)
  for (const wing of pair.filter(w => !w.front)) easel.add(wing.name, 'body', wing.pivot, wing.marks)
  easel.add('cape', 'body', neck, cape(build, figure))
  easel.add('tail', 'body', [figure.tail.x, figure.tail.y], tail(build, figure))
  easel.add('body', 'body', ground, [
    ...figure.far,
    ...figure.body,
    ...bodyStripes(build, figure),
    ...bodyOrnaments(build, figure),
  ])
  for (const wing of pair.filter(w => w.front)) easel.add(wing.name, 'body', wing.pivot, wing.marks)
  easel.add('clothes', 'body', neck, [...mane(build, figure), ...clothes(build, figure)])
  const things = held(build, figure)
  if (figure.limbs.length === 0) easel.add('held', 'body', figure.hand, things)
  for (const limb of figure.limbs)
    easel.add(limb.name, 'body', limb.pivot, limb.name === 'arm-left' ? [...things, ...limb.marks] : limb.marks)
}

function addHead(easel: Easel, build: Build, figure: Figure, expression: Expression): void {
  const { head } = figure
  const chin: Point = [head.x, head.y + head.h * 0.8]
  easel.add('halo', 'head', chin, halo(build, figure))
  for (const ear of ears(build, figure)) easel.add(ear.name, 'head', ear.pivot, ear.marks)
  const tuft = crest(build, figure)
  const face = mouth(build, figure, expression)
  const gaze = eyes(build, figure, expression)
  easel.add('head', 'head', chin, [
    ...(figure.behindHead ?? []),
    ...horns(build, figure),
    ...cheekTufts(build, figure),
    [head.ring, 'softCoat'],
    [oval(head.x - head.w * 0.46, head.y - head.h * 0.6, head.w * 0.22, head.h * 0.11, -30), 'coatLit'],
    ...headMarks(build, figure),
    ...(figure.onHead ?? []),
    ...face.nose,
    ...headOrnaments(build, figure),
  ])
  easel.add('crest', 'head', tuft.pivot, tuft.marks)
  const top: Point = [head.x, head.y - head.h * 0.9]
  easel.add(build.form === 9 ? 'crown' : 'hat', 'head', top, hat(build, figure))
  easel.add('eyes-open', 'head', gaze.centre, gaze.open)
  easel.add('eyes-closed', 'head', gaze.centre, gaze.closed, true)
  easel.add('mouth', 'head', [head.x, head.y + head.h * 0.6], face.mouth)
  easel.add('glasses', 'head', gaze.centre, glasses(build, figure))
}
