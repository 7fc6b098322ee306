import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { composeNumbers, type Slip } from './shared/compose.ts'
import { decimalsOf, type Exact, type Fraction, fraction } from './shared/fraction.ts'
import { lcm } from './shared/integer.ts'
import { around } from './shared/near.ts'
import { decimal, whole } from './shared/print-number.ts'
import { redraw } from './shared/redraw.ts'

interface Task {
  stem: string
  key: Exact
  unit: string
  step: number
  wrong: Slip<Exact>[]
  steps: string[]
}

/** Something that moves, with its usual speeds in km/h. */
const movers = [
  { name: 'A train', low: 60, high: 160 },
  { name: 'A bus', low: 30, high: 80 },
  { name: 'A cyclist', low: 12, high: 28 },
  { name: 'A boat', low: 10, high: 40 },
  { name: 'A runner', low: 8, high: 14 },
  { name: 'A walker', low: 3, high: 6 },
] as const

const ride = (dice: Dice, slowest = 0) => {
  const { name, low, high } = dice.pick(movers.filter(mover => mover.high > slowest))
  return { name, speed: dice.int(low, high), hours: dice.int(2, high < 15 ? 3 : 6) }
}

const findSpeed = (dice: Dice): Task => {
  const { name, speed, hours } = ride(dice)
  const way = speed * hours
  return {
    stem: `${name} covers ${way} km in ${hours} hours. What is the average speed?`,
    key: speed,
    unit: 'km/h',
    step: speed > 12 ? 5 : 1,
    wrong: [
      [way * hours, 'wrong-operation'],
      [way - hours, 'wrong-operation'],
      [fraction(way, hours + 1), 'one-hour-off'],
      [fraction(way, hours - 1), 'one-hour-off'],
    ],
    steps: [`Speed is the distance divided by the time.`, `${way} ÷ ${hours} = ${speed}, so it is ${speed} km/h.`],
  }
}

const findWay = (dice: Dice): Task => {
  const { name, speed, hours } = ride(dice)
  const way = speed * hours
  return {
    stem: `${name} travels at ${speed} km/h for ${hours} hours. How far is that?`,
    key: way,
    unit: 'km',
    step: speed > 12 ? 5 : 1,
    wrong: [
      [speed + hours, 'wrong-operation'],
      [way + speed, 'one-hour-off'],
      [way - speed, 'one-hour-off'],
    ],
    steps: [`In one hour that is ${speed} km.`, `In ${hours} hours: ${speed} × ${hours} = ${way}, so ${way} km.`],
  }
}

const findTime = (dice: Dice): Task => {
  const { name, speed, hours } = ride(dice)
  const way = speed * hours
  return {
    stem: `${name} travels at ${speed} km/h. How many hours does it take for ${way} km?`,
    key: hours,
    unit: '',
    step: 1,
    wrong: [
      [hours + 1, 'one-hour-off'],
      [hours - 1, 'one-hour-off'],
      [speed, 'wrong-operation'],
    ],
    steps: [`It covers ${speed} km each hour.`, `${way} ÷ ${speed} = ${hours}.`],
  }
}

const minutes = (dice: Dice): Task => {
  const {
    name,
    speed: v,
    time,
  } = redraw(
    () => ({ ...ride(dice, 6), time: dice.pick([10, 15, 20, 30, 40, 45, 50, 70, 75, 80, 90, 100]) }),
    r => (r.speed * r.time) % 60 === 0,
  )
  const way = fraction(v * time, 60)
  return {
    stem: `${name} travels at ${v} km/h for ${time} minutes. How far is that?`,
    key: way,
    unit: 'km',
    step: 1,
    wrong: [
      [fraction(v * time, 100), 'minutes-as-hundredths'],
      [fraction(v * 60, time), 'turned-round'],
      [fraction(v * time, 10), 'minutes-as-hundredths'],
    ],
    steps: [
      `${time} minutes are ${time}/60 of an hour.`,
      `${v} × ${time} ÷ 60 = ${decimal(way)}, so ${decimal(way)} km.`,
    ],
  }
}

const thereAndBack = (dice: Dice): Task => {
  const [out, back] = redraw(
    () => [dice.int(2, 16) * 5, dice.int(2, 16) * 5] as const,
    ([a, b]) => a !== b && Math.max(a, b) <= 3 * Math.min(a, b) && (2 * a * b) % (a + b) === 0 && lcm(a, b) <= 180,
  )
  const way = lcm(out, back) * dice.int(1, 3)
  const key = fraction(2 * out * back, out + back)
  const time = fraction(way * (out + back), out * back)
  return {
    stem: `A ${dice.pick(Math.max(out, back) > 40 ? ['van', 'coach', 'train', 'truck'] : ['boat', 'tractor', 'ferry', 'tram'])} goes ${way} km at ${out} km/h and comes the same way back at ${back} km/h. What is its average speed for the whole trip?`,
    key,
    unit: 'km/h',
    step: 1,
    wrong: [
      [fraction(out + back, 2), 'middle-of-the-speeds'],
      [out + back, 'added-speeds'],
      [fraction(out * back, out + back), 'one-way-only'],
    ],
    steps: [
      `In all it goes ${2 * way} km, in ${way / out} + ${way / back} = ${decimal(time)} hours.`,
      `${2 * way} ÷ ${decimal(time)} = ${decimal(key)}, so the average is ${decimal(key)} km/h.`,
    ],
  }
}

const tasks: Record<Level, readonly ((dice: Dice) => Task)[]> = {
  1: [findWay],
  2: [findSpeed, findWay, findTime],
  3: [minutes],
  4: [thereAndBack],
}

function draw(dice: Dice, level: Level): Problem {
  const { stem, key, unit, step, wrong, steps } = dice.pick(tasks[level])(dice)
  return composeNumbers({
    stem,
    key,
    print: (v: Fraction) => `${decimalsOf(v) === 0 ? whole(v.n) : decimal(v)} ${unit}`.trim(),
    form: { decimals: level === 3 ? 1 : 0 },
    wrong,
    near: around(dice, key, step),
    steps,
  })
}

export const family: Family = {
  id: 'mathematics/speed-distance-time',
  topic: 'mathematics',
  title: 'Speed, distance and time',
  levels: [2, 3, 4],
  applied: true,
  misconceptions: {
    'wrong-operation': 'The numbers were joined the wrong way. Speed is distance ÷ time, so distance is speed × time.',
    'one-hour-off': 'Good idea, but the hours are miscounted.',
    'minutes-as-hundredths': 'The minutes were used like hundredths or tenths. An hour has 60 minutes.',
    'turned-round': 'The time was turned upside down. Ask yourself how far one hour leads.',
    'added-speeds': 'The two speeds were added. The average lies between them.',
    'middle-of-the-speeds':
      'The middle of two speeds counts only if both take equally long. Divide the whole distance by the whole time.',
    'one-way-only': 'Only one way was counted. There and back is twice as far.',
  },
  source: { title: 'Speed – Wikipedia', url: 'https://en.wikipedia.org/wiki/Speed' },
  draw,
}
