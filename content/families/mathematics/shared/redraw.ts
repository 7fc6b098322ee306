/** Draws until a draw pleases, at most `tries` times; then the last one, which is right but less pretty. */
export function redraw<T>(make: () => T, pleases: (drawn: T) => boolean, tries = 80): T {
  let drawn = make()
  for (let i = 1; i < tries && !pleases(drawn); i++) drawn = make()
  return drawn
}
