import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { type Exact, fraction } from './shared/fraction.ts'
import { around } from './shared/near.ts'
import { whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  stem: string
  figure?: Figure
  key: number
  unit: string
  step: number
  /** A page that fits better than the one of the family. */
  source?: { title: string; url: string }
  wrong: Slip<Exact>[]
  steps: string[]
}

type Edges = [a: number, b: number, c: number]

const edges = (dice: Dice, low: number, high: number): Edges =>
  // What is called long is longer than what is called wide.
  redraw(
    () => [dice.int(low, high), dice.int(low, high), dice.int(low, high)] as Edges,
    ([a, b, c]) => a > b && c !== a && c !== b,
  )

const surface = ([a, b, c]: Edges): number => 2 * (a * b + b * c + a * c)

const cubes = (dice: Dice): Task => {
  const [a, b, c] = edges(dice, 2, 5)
  const key = a * b * c
  const box = dice.pick(['A box', 'A crate', 'A block', 'A tower'])
  return {
    stem: `${box} has ${c} layers, each ${b} rows of ${a} cubes. How many cubes altogether?`,
    figure: {
      kind: 'box',
      length: a,
      width: b,
      height: c,
      labels: { length: `${a} cubes`, width: `${b} rows`, height: `${c} layers` },
    },
    key,
    unit: '',
    step: 2,
    wrong: [
      [a * b, 'one-layer-only'],
      [a + b + c, 'added-the-edges'],
      [a * b * (c - 1), 'missed-a-layer'],
      [a * b + c, 'added-the-edges'],
    ],
    steps: [`One layer has ${a} × ${b} = ${a * b} cubes.`, `${c} layers have ${c} × ${a * b} = ${key}.`],
  }
}

const cuboid = (dice: Dice): Task => {
  const box = edges(dice, 3, 15)
  const [a, b, c] = box
  const key = a * b * c
  const thing = dice.pick(['An aquarium', 'A sandbox', 'A water tank', 'A drawer', 'A chest', 'A planter'])
  return {
    stem: `${thing} is ${a} dm long, ${b} dm wide and ${c} dm high inside. How much does it hold when it is full to the top?`,
    figure: {
      kind: 'box',
      length: a,
      width: b,
      height: c,
      labels: { length: `${a} dm`, width: `${b} dm`, height: `${c} dm` },
    },
    key,
    unit: 'dm³',
    step: a * b > 60 ? 10 : 5,
    wrong: [
      [surface(box), 'surface-for-volume'],
      [a * b, 'one-layer-only'],
      [a + b + c, 'added-the-edges'],
      [a * b + b * c + a * c, 'surface-for-volume'],
    ],
    steps: [`The floor has ${a} × ${b} = ${a * b} dm².`, `${a * b} × ${c} = ${key}, so it holds ${whole(key)} dm³.`],
  }
}

const wrapping = (dice: Dice): Task => {
  const box = edges(dice, 2, 12)
  const [a, b, c] = box
  const key = surface(box)
  return {
    stem: `A closed ${dice.pick(['box', 'parcel', 'chest', 'crate'])} is ${a} cm long, ${b} cm wide and ${c} cm high. All its faces are ${dice.pick(['painted', 'covered with paper'])}. How large is that area?`,
    figure: {
      kind: 'box',
      length: a,
      width: b,
      height: c,
      labels: { length: `${a} cm`, width: `${b} cm`, height: `${c} cm` },
    },
    key,
    unit: 'cm²',
    step: 4,
    wrong: [
      [key / 2, 'three-faces-only'],
      [a * b * c, 'surface-for-volume'],
      [key - a * b, 'three-faces-only'],
      [4 * (a + b + c), 'edges-for-faces'],
    ],
    steps: [
      `Three faces: ${a} × ${b} + ${b} × ${c} + ${a} × ${c} = ${a * b} + ${b * c} + ${a * c} = ${key / 2}.`,
      `Each comes twice: 2 × ${key / 2} = ${key}, so ${whole(key)} cm².`,
    ],
    source: { title: 'Surface area – Wikipedia', url: 'https://en.wikipedia.org/wiki/Surface_area' },
  }
}

const heightOf = (dice: Dice): Task => {
  const [a, b, c] = edges(dice, 3, 15)
  const held = a * b * c
  return {
    stem: `${whole(held)} dm³ of water fill a tank. Its floor is ${a} dm long and ${b} dm wide. How high is the tank?`,
    figure: {
      kind: 'box',
      length: a,
      width: b,
      height: c,
      labels: { length: `${a} dm`, width: `${b} dm`, height: '?' },
    },
    key: c,
    unit: 'dm',
    step: 1,
    wrong: [
      [fraction(held, a), 'one-layer-only'],
      [fraction(held, b), 'one-layer-only'],
      [fraction(held, a + b), 'added-the-edges'],
      [fraction(held, 2 * (a + b)), 'added-the-edges'],
    ],
    steps: [
      `The floor has ${a} × ${b} = ${a * b} dm².`,
      `${whole(held)} ÷ ${a * b} = ${c}, so the tank is ${c} dm high.`,
    ],
  }
}

const cylinder = (dice: Dice): Task => {
  const [r, h] = [dice.int(2, 9), dice.int(3, 15)]
  const key = r * r * h
  return {
    stem: `A round ${dice.pick(['tin', 'barrel', 'tank', 'drum', 'pillar'])} has a radius of ${r} dm and a height of ${h} dm. What is its volume? Leave π as it is.`,
    key,
    unit: 'π dm³',
    step: r,
    wrong: [
      [r * h, 'forgot-the-square'],
      [2 * r * h, 'surface-for-volume'],
      [4 * r * r * h, 'forgot-the-square'],
      [r * r, 'one-layer-only'],
    ],
    steps: [`The floor has ${r} × ${r} × π = ${r * r}π dm².`, `${r * r} × ${h} = ${key}, so it is ${whole(key)}π dm³.`],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [cubes],
  2: [cuboid],
  3: [wrapping, heightOf],
  4: [cylinder],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, figure, key, unit, step, wrong, steps, source } = dice.pick(tasks[level])(dice)
  const gap = unit.startsWith('π') ? '' : ' '
  const problem = composeNumbers({
    stem,
    figure,
    key,
    print: v => `${whole(v.n)}${gap}${unit}`.trim(),
    wrong,
    near: [...around(dice, key, step), ...around(dice, key)],
    steps,
  })
  return source === undefined ? problem : { ...problem, source }
}

export const family: Family = {
  id: 'mathematics/volume',
  topic: 'mathematics',
  title: 'Volumes and surfaces',
  levels: [1, 2, 3, 4],
  applied: true,
  misconceptions: {
    'one-layer-only': 'A direction is missing here. The floor takes two of them, the height is the third.',
    'edges-for-faces': 'Edges were added. Each face is an area, one side times the other.',
    'missed-a-layer': 'One layer is missing here. Count the layers again.',
    'added-the-edges': 'Edges were added. To fill space, all three are multiplied.',
    'surface-for-volume':
      'Outside and inside got mixed up. A surface adds up faces, a volume multiplies three lengths.',
    'three-faces-only': 'A box has six faces, and each has a twin on the other side.',
    'forgot-the-square': 'The radius counts twice: times itself. Take care that it is the radius.',
  },
  source: { title: 'Volume – Wikipedia', url: 'https://en.wikipedia.org/wiki/Volume' },
  draw,
}
