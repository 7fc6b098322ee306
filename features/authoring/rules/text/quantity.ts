/** A number as a learner reads it. Two quantities compare only if their units agree. */
export interface Quantity {
  value: number
  unit: string
}

const spelled: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value]),
)
const powers: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

/** Units of the same dimension with their factors, so that 50 cm and 0.5 m are recognized as equal. */
const scales: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  '%': ['', 0.01],
  percent: ['', 0.01],
  mm: ['m', 0.001],
  cm: ['m', 0.01],
  km: ['m', 1000],
  kg: ['g', 1000],
  mg: ['g', 0.001],
  ml: ['l', 0.001],
  minute: ['second', 60],
  min: ['second', 60],
  hour: ['second', 3600],
  h: ['second', 3600],
  s: ['second', 1],
  day: ['second', 86400],
  week: ['second', 604800],
}

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`
const leading = new RegExp(
  String.raw`^(?:(\d+)\s+(\d+)\s*\/\s*(\d+)|(${number})\s*\/\s*(${number})|(${number}))(st|nd|rd|th)?(?![\d.])\s*(.*)$`,
  's',
)
const clock = /^(\d{1,2}):(\d{2})\s*(am|pm|a\.m\.|p\.m\.)?$/i
const duration = /^(\d+)\s*(?:h|hours?)\s*(?:and\s*)?(\d+)\s*(?:min|minutes?)$/i

const toNumber = (digits: string | undefined): number => Number((digits ?? '').replaceAll(',', ''))

function unitOf(rest: string): string | undefined {
  const unit = rest.trim().toLowerCase()
  if (unit === '') return unit
  if (/\d/.test(unit) || unit.length > 24 || unit.split(/\s+/).length > 4 || /[()=<>[\]{};]|^[+*×÷-]/.test(unit))
    return undefined
  return unit.replace(/([a-z]{2,}[^s])s\b/g, '$1')
}

function scaled(value: number, unit: string): Quantity {
  if (unit === '') return { value, unit }
  const [first = '', ...others] = unit.split(' ')
  const power = Object.hasOwn(powers, first) ? powers[first] : undefined
  if (power !== undefined) return scaled(value * power, others.join(' '))
  const scale = Object.hasOwn(scales, unit) ? scales[unit] : undefined
  return scale === undefined ? { value, unit } : { value: value * scale[1], unit: scale[0] }
}

function clockTime(text: string): Quantity | undefined {
  const time = clock.exec(text)
  if (time !== null) {
    const half = (time[3] ?? '').toLowerCase()
    const hour = half === '' ? Number(time[1]) : (Number(time[1]) % 12) + (half.startsWith('p') ? 12 : 0)
    return { value: hour * 60 + Number(time[2]), unit: 'clock' }
  }
  const span = duration.exec(text)
  return span === null ? undefined : { value: Number(span[1]) * 3600 + Number(span[2]) * 60, unit: 'second' }
}

/**
 * Reads one number with its unit: `1,250 km`, `3/4`, `1 1/2`, `−5`, `$3.50`, `25%`, `44 BC`, `AD 79`, `18th century`, `x = 4`, `3:45 pm`,
 * `2 h 15 min`, `two years`. Undefined for anything else.
 */
export function quantityOf(text: string): Quantity | undefined {
  let rest = text.trim().replace(/[−–]/g, '-').replace(/\.$/, '')
  if (rest === '') return undefined
  const time = clockTime(rest)
  if (time !== undefined) return time
  const variable = /^([a-z])\s*=\s*/i.exec(rest)
  if (variable !== null) rest = rest.slice(variable[0].length)
  rest = rest.replace(/^(?:about|around|roughly|exactly|AD|in)\s+(?=[\d.$£€-])/i, '')
  const negative = /^-\s*/.exec(rest)
  if (negative !== null) rest = rest.slice(negative[0].length)
  const currency = /^[$£€]\s*/.exec(rest)
  if (currency !== null) rest = rest.slice(currency[0].length)
  const sign = negative === null ? 1 : -1
  const money = currency === null ? '' : currency[0].trim()
  const prefix = variable === null ? '' : `${variable[1]}=`
  const found = leading.exec(rest)
  if (found === null) {
    const [first, ...others] = rest.toLowerCase().split(/\s+/)
    const value = first !== undefined && Object.hasOwn(spelled, first) ? spelled[first] : undefined
    if (value === undefined || others.length > 2 || / [A-Z]/.test(rest)) return undefined
    const unit = unitOf(others.join(' '))
    return unit === undefined ? undefined : scaled(value, unit)
  }
  const [, whole, top, bottom, numerator, denominator, single, ordinal, tail] = found
  const value =
    whole !== undefined
      ? Number(whole) + Number(top) / Number(bottom)
      : numerator !== undefined
        ? toNumber(numerator) / toNumber(denominator)
        : toNumber(single)
  const unit = unitOf(tail ?? '')
  if (unit === undefined || !Number.isFinite(value)) return undefined
  if (/^(bc|bce)$/.test(unit)) return { value: -value, unit: '' }
  if (/^(ad|ce)$/.test(unit)) return { value, unit: '' }
  if (/^century bce?$/.test(unit)) return { value: -value, unit: 'thcentury' }
  const quantity = scaled(sign * value, unit)
  return { value: quantity.value, unit: `${prefix}${money}${ordinal === undefined ? '' : 'th'}${quantity.unit}` }
}

/** True where both are numbers of one unit and the same value (0.5 = 1/2 = 50%). */
export function sameQuantity(a: Quantity | undefined, b: Quantity | undefined): boolean {
  if (a === undefined || b === undefined || a.unit !== b.unit) return false
  return Math.abs(a.value - b.value) <= 1e-9 * Math.max(1, Math.abs(a.value), Math.abs(b.value))
}
