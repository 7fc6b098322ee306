/**
 * What was pressed while the page was there but its script was not, as the button's `data-early` says; told once. The
 * first script of the page (public/theme.js) keeps it.
 */
export function takeEarlyPress(): string | undefined {
  const { dataset } = document.documentElement
  const { pressed } = dataset
  delete dataset.pressed
  dataset.lives = ''
  return pressed
}
