/** A grown-up's PIN: 4 to 8 digits. */
export const pinPattern = /^[0-9]{4,8}$/

/** Minutes for which a right PIN opens what is a grown-up's. */
export const passMinutes = 15

/** Until when a pass that begins now is good. */
export function passUntil(now: Date): Date {
  return new Date(now.getTime() + passMinutes * 60_000)
}
