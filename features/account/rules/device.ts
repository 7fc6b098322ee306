/** A device, described just well enough for its owner to recognise; null if unknown. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** The first match wins, because most browsers also claim to be several others. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and system of a `User-Agent` header (RFC 9110 §10.1.5), without version, model or build. */
export function deviceOf(userAgent: string | undefined): Device {
  const first = (rows: typeof browsers) => rows.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  return { browser: first(browsers), system: first(systems) }
}
