/**
 * A picture that goes with a question: plain data, drawn by `draw-figure.ts`. It shows what the stem says already;
 * the unknown has a question mark or no label.
 */
export type Figure =
  | TriangleFigure
  | RectangleFigure
  | CircleFigure
  | BoxFigure
  | AngleFigure
  | FractionBarsFigure
  | NumberLineFigure
  | BarChartFigure
  | ClockFigure
  | GridFigure
  | CountersFigure
  | StaffFigure
  | RhythmFigure
  | SwatchesFigure

/** The base lies below; `top` is the third corner, seen from the base's left end, in the unit of the base. */
export interface TriangleFigure {
  kind: 'triangle'
  base: number
  top: readonly [x: number, y: number]
  /** What is written at the sides. */
  sides?: { base?: string; left?: string; right?: string }
  /** What is written inside the corners. */
  angles?: { left?: string; right?: string; top?: string }
  /** Draws the height above the base, with this label. */
  height?: string
  /** Marks the left corner as a right angle. */
  rightAngle?: boolean
  /** Marks the left and the right side as equally long. */
  equalSides?: boolean
}

export interface RectangleFigure {
  kind: 'rectangle'
  length: number
  width: number
  labels: { length?: string; width?: string; inside?: string }
  /** Draws one square of 1 by 1 in a corner, with this label. */
  unitSquare?: string
  /** A border of this width runs around it, with this label. */
  border?: { width: number; label: string }
}

export interface CircleFigure {
  kind: 'circle'
  radius?: string
  diameter?: string
  /** What is written along the line of the circle. */
  around?: string
  /** A smaller circle inside: its radius as a share of the large one's (0 to 1), and its label. */
  inner?: { share: number; radius: string }
}

/** A box seen from the front and a little from above. */
export interface BoxFigure {
  kind: 'box'
  length: number
  width: number
  height: number
  labels: { length: string; width: string; height: string }
}

/** Angles side by side that fill a square corner or a straight line, from right to left. */
export interface AngleFigure {
  kind: 'angle'
  whole: 90 | 180
  parts: { degrees: number; label: string }[]
}

/** One bar or two, of the same length, cut into equal parts. */
export interface FractionBarsFigure {
  kind: 'fraction-bars'
  bars: { parts: number; filled: number; label?: string }[]
}

export interface NumberLineFigure {
  kind: 'number-line'
  from: number
  to: number
  /** Distance between two strokes. */
  step: number
  /** The numbers below the line, as they are printed. */
  scale: { at: number; text: string }[]
  points: { at: number; label: string }[]
  /** An arrow that begins at a number and shows the way, not the end. */
  arrow?: { from: number; towards: 'larger' | 'smaller'; label: string }
}

/** Up to six bars. */
export interface BarChartFigure {
  kind: 'bar-chart'
  /** What is counted or measured, with its unit. */
  title?: string
  bars: { value: number; label?: string }[]
}

/** One clock or two. */
export interface ClockFigure {
  kind: 'clock'
  faces: { hour: number; minute: number; caption?: string }[]
}

/** Points on a grid with both axes; `line` draws the straight line through the first two. */
export interface GridFigure {
  kind: 'grid'
  points: { x: number; y: number; label: string }[]
  line?: boolean
}

/** Small round things of one or two colours. */
export interface CountersFigure {
  kind: 'counters'
  groups: { colour: CounterColour; count: number }[]
}
export const counterColours = ['red', 'blue', 'green', 'yellow', 'white', 'purple', 'orange'] as const
export type CounterColour = (typeof counterColours)[number]

export const clefs = ['treble', 'bass', 'alto'] as const
export type Clef = (typeof clefs)[number]

/** Notes on five lines. A place counts lines and spaces up from the lowest line, which is 0; −2 to 10 can be drawn. */
export interface StaffFigure {
  kind: 'staff'
  clef: Clef
  notes: { place: number; sign?: 'sharp' | 'flat' }[]
  /** The notes sound together, one above the other. */
  together?: boolean
}

export const noteKinds = ['whole', 'half', 'quarter', 'eighth', 'sixteenth'] as const
export type NoteKind = (typeof noteKinds)[number]

/** Notes in a row, and after an equals sign the kind of note that is asked for. */
export interface RhythmFigure {
  kind: 'rhythm'
  notes: { value: NoteKind; dotted?: boolean }[]
  asked?: NoteKind
}

/** Two to five patches of colour with their names, or with letters where the name is asked for. */
export interface SwatchesFigure {
  kind: 'swatches'
  colours: { hex: string; label: string }[]
}
