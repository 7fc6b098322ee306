/** Draws until a draw is suitable, at most `tries` times; the last one is right too, only less neat. */
export function redraw<T>(make: () => T, pleases: (drawn: T) => boolean, tries = 80): T {
  let drawn = make()
  for (let i = 1; i < tries && !pleases(drawn); i++) drawn = make()
  return drawn
}
