/** A grown-up's PIN: 4 to 8 digits. */
export const pinPattern = /^[0-9]{4,8}$/

/** Minutes that a grown-up pass lasts. */
export const passMinutes = 15

/** When a pass given now ends. */
export function passUntil(now: Date): Date {
  return new Date(now.getTime() + passMinutes * 60_000)
}
