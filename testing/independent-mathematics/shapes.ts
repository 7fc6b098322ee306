import { byPattern, type Judge, worth } from './judge.ts'
import { equal, multiply, type Rational, rational, readDecimal, readNumber } from './rational.ts'

type Point = readonly [x: number, y: number]

/** Twice the area of a shape from its corners (shoelace formula). */
const twiceArea = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [u, v] = corners[(i + 1) % corners.length] ?? [0, 0]
      return sum + x * v - u * y
    }, 0),
  )

const triangleOn = (base: number, height: number): number =>
  twiceArea([
    [0, 0],
    [base, 0],
    [1, height],
  ])
const trapeziumOn = (a: number, b: number, height: number): number =>
  twiceArea([
    [0, 0],
    [b, 0],
    [a + 1, height],
    [1, height],
  ])

const number = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))
const asNumber = (option: string): number => {
  const { top, bottom } = readNumber(option)
  return Number(top) / Number(bottom)
}

const triangleArea: Judge = byPattern([
  [/base of (\d+) c?m\. It is (\d+) c?m high/, (b, h) => worth(triangleOn(number(b), number(h)) / 2)],
  [
    /sides of (\d+) c?m and \d+ c?m\. The height on the side of (\d+) c?m is (\d+)/,
    (a, on, h) => {
      if (a !== on) throw new Error('the height stands on another side')
      return worth(
        twiceArea([
          [0, 0],
          [number(a), 0],
          [number(a) + 2, number(h)],
          [2, number(h)],
        ]) / 2,
      )
    },
  ],
  [
    /trapezium are (\d+) c?m and (\d+) c?m long\. They are (\d+)/,
    (a, b, h) => worth(trapeziumOn(number(a), number(b), number(h)) / 2),
  ],
  [
    /area of (\d+) c?m²\. Its base is (\d+)/,
    (area, b) => option => triangleOn(number(b), asNumber(option)) === 2 * number(area),
  ],
  [
    /area of ([\d,]+) c?m²\. Its parallel sides are (\d+) c?m and (\d+)/,
    (area, a, b) => option => trapeziumOn(number(a), number(b), asNumber(option)) === 2 * number(area),
  ],
])

const radiusOf = (kind: string | undefined, size: string | undefined): Rational =>
  kind === 'radius' ? rational(number(size)) : rational(number(size), 2)
const square = (v: Rational): Rational => multiply(v, v)

const circle: Judge = byPattern([
  [
    /a (radius|diameter) of (\d+) \w+\. Take 3\.14/,
    (kind, size) => worth(multiply(multiply(radiusOf(kind, size), rational(2)), readDecimal('3.14'))),
  ],
  [/a (radius|diameter) of (\d+) \w+\. What is its area/, (kind, size) => worth(square(radiusOf(kind, size)))],
  [
    /a (radius|diameter) of (\d+) \w+\. What is its circumference/,
    (kind, size) => worth(multiply(radiusOf(kind, size), rational(2))),
  ],
  [
    /radii are (\d+) \w+ and (\d+)/,
    (large, small) => worth((number(large) + number(small)) * (number(large) - number(small))),
  ],
  [/is (\d+)π \w+ around the edge/, around => worth(square(rational(number(around), 2)))],
])

/** Stacks cubes one by one. */
function countCubes(a: number, b: number, c: number): number {
  let cubes = 0
  for (let x = 0; x < a; x++) for (let y = 0; y < b; y++) for (let z = 0; z < c; z++) cubes++
  return cubes
}

/** Counts the outer faces of all cubes of a block. */
function countFaces(a: number, b: number, c: number): number {
  const inside = (x: number, y: number, z: number) => x >= 0 && y >= 0 && z >= 0 && x < a && y < b && z < c
  const sides = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ] as const
  let faces = 0
  for (let x = 0; x < a; x++)
    for (let y = 0; y < b; y++)
      for (let z = 0; z < c; z++) faces += sides.filter(([i, j, k]) => !inside(x + i, y + j, z + k)).length
  return faces
}

const volume: Judge = byPattern([
  [/(\d+) layers, each (\d+) rows of (\d+) cubes/, (a, b, c) => worth(countCubes(number(a), number(b), number(c)))],
  [
    /(\d+) dm long, (\d+) dm wide and (\d+) dm high inside/,
    (a, b, c) => worth(countCubes(number(a), number(b), number(c))),
  ],
  [
    /(\d+) cm long, (\d+) cm wide and (\d+) cm high\. All its faces/,
    (a, b, c) => worth(countFaces(number(a), number(b), number(c))),
  ],
  [
    /^([\d,]+) dm³ of water .* (\d+) dm long and (\d+) dm wide/,
    (held, a, b) => option => countCubes(number(a), number(b), asNumber(option)) === number(held),
  ],
  [/radius of (\d+) dm and a height of (\d+) dm/, (r, h) => option => asNumber(option) / number(h) === number(r) ** 2],
])

/** Walks a turtle around a regular polygon, turning by the exterior angle. More than one full turn would be a star. */
function closesAfter(sides: number, inside: number): boolean {
  let [x, y, heading] = [0, 0, 0]
  for (let i = 1; i <= sides; i++) {
    x += Math.cos(heading)
    y += Math.sin(heading)
    heading += Math.PI - (inside * Math.PI) / 180
    if (i < sides && Math.hypot(x, y) < 1e-6) return false
  }
  return Math.hypot(x, y) < 1e-6 && Math.abs(heading - 2 * Math.PI) < 1e-6
}

const addsUpTo =
  (total: number, ...angles: (string | undefined)[]) =>
  (option: string) =>
    angles.reduce((sum, angle) => sum + number(angle), asNumber(option)) === total

const angles: Judge = byPattern([
  [/straight line, 180°\. One is (\d+)°/, a => addsUpTo(180, a)],
  [/square corner, 90°\. One is (\d+)°/, a => addsUpTo(90, a)],
  [/Two angles of a triangle are (\d+)° and (\d+)°/, (a, b) => addsUpTo(180, a, b)],
  [/between these two sides is (\d+)°/, tip => option => 2 * asNumber(option) + number(tip) === 180],
  [/Three angles .* are (\d+)°, (\d+)° and (\d+)°/, (a, b, c) => addsUpTo(360, a, b, c)],
  [/shape with (\d+) straight sides add up/, n => option => asNumber(option) + 360 === number(n) * 180],
  [/has (\d+) equal sides/, n => option => asNumber(option) < 180 && closesAfter(number(n), asNumber(option))],
  [
    /Each (outside|inside) angle is (\d+)°/,
    (kind, angle) => option => closesAfter(asNumber(option), kind === 'inside' ? number(angle) : 180 - number(angle)),
  ],
  [
    /one angle is (\d+) times as big as another one\. The third angle is (\d+)°/,
    (k, rest) => option => asNumber(option) * (1 + number(k)) + number(rest) === 180,
  ],
])

const rightAngled = (a: Rational, b: Rational, c: Rational): boolean => square(a).top + square(b).top === square(c).top

const pythagoras: Judge = byPattern([
  [
    /short sides .* are (\d+) c?m and (\d+)/,
    (a, b) => option => rightAngled(rational(number(a)), rational(number(b)), readNumber(option)),
  ],
  [
    /walks (\d+) m \w+ and then (\d+) m/,
    (a, b) => option =>
      equal(rational(Math.round(Math.hypot(number(a), number(b)))), readNumber(option)) &&
      Number.isInteger(Math.hypot(number(a), number(b))),
  ],
  [
    /is (\d+) dm long\. .* is (\d+) dm from/,
    (c, a) => option => rightAngled(rational(number(a)), readNumber(option), rational(number(c))),
  ],
  [
    /(\d+) dm long, (\d+) dm wide and (\d+) dm high/,
    (a, b, c) => option => Math.abs(Math.hypot(number(a), number(b), number(c)) - asNumber(option)) < 1e-9,
  ],
  [
    /equal sides of (\d+) cm and a third side of (\d+) cm/,
    (c, base) => option => rightAngled(rational(number(base) / 2), readNumber(option), rational(number(c))),
  ],
])

export const shapeJudges: Readonly<Record<string, Judge>> = {
  'triangle-area': triangleArea,
  circle,
  volume,
  angles,
  pythagoras,
}
