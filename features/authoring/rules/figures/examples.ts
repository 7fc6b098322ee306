import type { Figure } from './figure.ts'

/** One figure of each kind or more, also at the edges of what is drawn: for the tests and for looking at them. */
export const exampleFigures: readonly Figure[] = [
  { kind: 'triangle', base: 8, top: [0, 6], rightAngle: true, sides: { base: '8 cm', left: '6 cm', right: '?' } },
  { kind: 'triangle', base: 7, top: [0, 24], rightAngle: true, sides: { base: '70 dm', left: '?', right: '250 dm' } },
  { kind: 'triangle', base: 10, top: [3, 6], angles: { left: '63°', right: '41°', top: '?' } },
  { kind: 'triangle', base: 10, top: [5, 4], angles: { top: '102°', left: '?', right: '?' }, equalSides: true },
  { kind: 'triangle', base: 24, top: [9, 3], sides: { base: '24 cm' }, height: '3 cm' },
  {
    kind: 'triangle',
    base: 12,
    top: [6, 8],
    sides: { base: '12 cm', left: '10 cm', right: '10 cm' },
    height: '?',
    equalSides: true,
  },
  { kind: 'rectangle', length: 12, width: 7, labels: { length: '12 m', width: '7 m' } },
  { kind: 'rectangle', length: 10, width: 6, labels: { length: '10 m', width: '6 m' }, unitSquare: '1 m by 1 m' },
  { kind: 'rectangle', length: 15, width: 5, labels: { width: '5 m', inside: '75 m²', length: '?' } },
  {
    kind: 'rectangle',
    length: 14,
    width: 8,
    labels: { length: '14 m', width: '8 m' },
    border: { width: 2, label: '2 m' },
  },
  { kind: 'circle', radius: '12 cm' },
  { kind: 'circle', diameter: '24 cm' },
  { kind: 'circle', radius: '18 m', inner: { share: 0.55, radius: '10 m' } },
  { kind: 'circle', around: '48π cm' },
  { kind: 'box', length: 15, width: 6, height: 9, labels: { length: '15 dm', width: '6 dm', height: '9 dm' } },
  { kind: 'box', length: 3, width: 15, height: 14, labels: { length: '3 dm', width: '15 dm', height: '?' } },
  {
    kind: 'angle',
    whole: 180,
    parts: [
      { degrees: 35, label: '35°' },
      { degrees: 145, label: '?' },
    ],
  },
  {
    kind: 'angle',
    whole: 180,
    parts: [
      { degrees: 160, label: '160°' },
      { degrees: 20, label: '?' },
    ],
  },
  {
    kind: 'angle',
    whole: 90,
    parts: [
      { degrees: 76, label: '76°' },
      { degrees: 14, label: '?' },
    ],
  },
  { kind: 'fraction-bars', bars: [{ parts: 7, filled: 3 }] },
  {
    kind: 'fraction-bars',
    bars: [
      { parts: 4, filled: 3, label: '3/4' },
      { parts: 12, filled: 0, label: '?/12' },
    ],
  },
  { kind: 'fraction-bars', bars: [{ parts: 15, filled: 11, label: '11/15' }] },
  {
    kind: 'number-line',
    from: -10,
    to: 10,
    step: 1,
    scale: [
      { at: -10, text: '−10' },
      { at: -5, text: '−5' },
      { at: 0, text: '0' },
      { at: 5, text: '5' },
      { at: 10, text: '10' },
    ],
    points: [{ at: -3, label: '−3' }],
    arrow: { from: -3, towards: 'larger', label: '7 warmer' },
  },
  {
    kind: 'number-line',
    from: 340,
    to: 350,
    step: 1,
    scale: [
      { at: 340, text: '340' },
      { at: 350, text: '350' },
    ],
    points: [{ at: 347, label: '347' }],
  },
  {
    kind: 'number-line',
    from: -10,
    to: 10,
    step: 1,
    scale: [
      { at: -10, text: '−10' },
      { at: 0, text: '0' },
      { at: 10, text: '10' },
    ],
    points: [{ at: 9, label: '9' }],
    arrow: { from: 9, towards: 'smaller', label: '15 colder' },
  },
  {
    kind: 'bar-chart',
    title: 'Pages read each day',
    bars: [
      { value: 12, label: 'Mon' },
      { value: 7, label: 'Tue' },
      { value: 20, label: 'Wed' },
      { value: 9, label: 'Thu' },
      { value: 14, label: 'Fri' },
      { value: 3, label: 'Sat' },
    ],
  },
  { kind: 'bar-chart', bars: [{ value: 4 }, { value: 9 }, { value: 2 }] },
  { kind: 'clock', faces: [{ hour: 10, minute: 25 }] },
  {
    kind: 'clock',
    faces: [
      { hour: 9, minute: 40, caption: 'start' },
      { hour: 11, minute: 15, caption: 'end' },
    ],
  },
  {
    kind: 'grid',
    points: [
      { x: 1, y: 2, label: '(1, 2)' },
      { x: 4, y: 8, label: '(4, 8)' },
    ],
    line: true,
  },
  {
    kind: 'grid',
    points: [
      { x: -5, y: 14, label: '(−5, 14)' },
      { x: 1, y: -6, label: '(1, −6)' },
    ],
    line: true,
  },
  {
    kind: 'counters',
    groups: [
      { colour: 'red', count: 5 },
      { colour: 'yellow', count: 7 },
    ],
  },
  {
    kind: 'counters',
    groups: [
      { colour: 'white', count: 8 },
      { colour: 'purple', count: 2 },
    ],
  },
  { kind: 'staff', clef: 'treble', notes: [{ place: 3 }] },
  {
    kind: 'staff',
    clef: 'bass',
    notes: [
      { place: -2, sign: 'flat' },
      { place: 10, sign: 'sharp' },
    ],
  },
  { kind: 'staff', clef: 'alto', notes: [{ place: 8 }] },
  {
    kind: 'staff',
    clef: 'treble',
    notes: [
      { place: 2, sign: 'sharp' },
      { place: 4, sign: 'sharp' },
      { place: 6, sign: 'flat' },
    ],
    together: true,
  },
  { kind: 'rhythm', notes: [{ value: 'half' }, { value: 'half' }, { value: 'half', dotted: true }], asked: 'eighth' },
  { kind: 'rhythm', notes: Array.from({ length: 7 }, () => ({ value: 'whole' as const })), asked: 'sixteenth' },
  {
    kind: 'rhythm',
    notes: [
      { value: 'quarter' },
      { value: 'eighth' },
      { value: 'half', dotted: true },
      { value: 'whole' },
      { value: 'sixteenth' },
    ],
  },
  {
    kind: 'swatches',
    colours: [
      { hex: '#e23b2e', label: 'red' },
      { hex: '#f4d03f', label: 'yellow' },
    ],
  },
  {
    kind: 'swatches',
    colours: [
      { hex: '#1f4e9e', label: 'A' },
      { hex: '#f4d03f', label: 'B' },
      { hex: '#7a3fa0', label: 'C' },
      { hex: '#ffffff', label: 'D' },
    ],
  },
]
