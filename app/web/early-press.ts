/**
 * Returns the `data-early` of a button that was pressed before the page's script had loaded, and forgets it. Presses
 * are recorded by the inline script (public/theme.js).
 */
export function takeEarlyPress(): string | undefined {
  const { dataset } = document.documentElement
  const { pressed } = dataset
  delete dataset.pressed
  dataset.lives = ''
  return pressed
}
