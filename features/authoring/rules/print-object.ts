import type { Relation } from './pack.ts'

/** 384400 → `384,400`; −183 → `−183`. Numbers of up to four digits have no comma, as in `1200`. */
export function printNumber(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  return `${value < 0 ? '−' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`
}

/** A year as a reader writes it: `44 BC`, `AD 79`, `1492`. */
export function printYear(year: number): string {
  if (year < 0) return `${-year} BC`
  return year < 1000 ? `AD ${year}` : String(year)
}

/** A number with its unit: `100 °C`, `78%`, `4 moons`. */
export function printMeasure(value: number, unit: string | undefined): string {
  if (unit === undefined || unit === '') return printNumber(value)
  return unit === '%' || unit === '°' ? `${printNumber(value)}${unit}` : `${printNumber(value)} ${unit}`
}

/** The object of a fact as an option or inside a sentence. Entities are printed by their names elsewhere. */
export function printObject(relation: Pick<Relation, 'range' | 'unit'>, object: string | number): string {
  if (typeof object === 'string') return object
  return relation.range === 'year' ? printYear(object) : printMeasure(object, relation.unit)
}
