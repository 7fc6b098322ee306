import { mkdirSync, writeFileSync } from 'node:fs'
import { captionFor } from '#pet/rules/drawing/caption.ts'
import { drawPet, type PetToDraw } from '#pet/rules/drawing/draw-pet.ts'
import { EXPRESSIONS } from '#pet/rules/drawing/parts/eyes.ts'
import { toSvg } from '#pet/rules/drawing/svg.ts'
import { FORMS } from '#pet/rules/forms.ts'
import { LINEAGES, seedTraits } from '#pet/rules/traits.ts'

/**
 * Writes one page of pets × stages × moods, light and dark, to look at. With `likeness` it measures instead: size and
 * nodes of the pictures, and how far those of different pets and of neighbouring stages lie apart; with `turns`, how much
 * of the picture changes by what each stage brings.
 */
if (process.argv[2] === 'likeness') {
  const { measureLikeness } = await import('./likeness.ts')
  measureLikeness(Number(process.argv[3] ?? 200), Number(process.argv[4] ?? 60))
} else if (process.argv[2] === 'turns') {
  const { measureTurns } = await import('./likeness.ts')
  measureTurns(Number(process.argv[3] ?? 24), Number(process.argv[4] ?? 1))
} else writeGallery()

function writeGallery(): void {
  const middles = FORMS.map((form, i) => ((FORMS[i + 1]?.from ?? 1000) + form.from) >> 1)
  const pets = LINEAGES.flatMap(lineage => petsOf(lineage, 2))
  const oneOfEach = pets.filter((_, i) => i % 2 === 0)
  let pictures = 0

  const card = (traits: PetToDraw, size: number, under = ''): string => {
    const picture = toSvg(drawPet(traits), `p${pictures++}`)
    return `<figure style="width:${size}px"><div style="height:${size}px">${picture}</div>${under && `<figcaption>${under}</figcaption>`}</figure>`
  }
  const outline = (traits: PetToDraw, size: number): string => {
    const drawing = drawPet(traits)
    const layers = drawing.layers.filter(({ rides, name }) => rides !== 'ground' && name !== 'halo')
    pictures++
    return `<figure style="width:${size}px;height:${size}px">${toSvg({ ...drawing, layers }, `p${pictures}`)}</figure>`
  }
  const row = (cards: readonly string[]): string => `<div class="row">${cards.join('')}</div>`

  const forms = (): string => pets.map(pet => row(middles.map(stage => card({ ...pet, stage }, 150)))).join('')
  const moods = (): string =>
    oneOfEach
      .flatMap((pet, i) => [middles[1 + i] ?? 5, middles[9 - (i % 4)] ?? 950].map(stage => ({ ...pet, stage })))
      .map(pet => row(EXPRESSIONS.map(expression => card({ ...pet, expression }, 124, expression))))
      .join('')
  const steps = oneOfEach
    .map((pet, i) => Array.from({ length: 9 }, (_, k) => ({ ...pet, stage: [12, 60, 130, 260, 410, 720][i] ?? 12, k })))
    .map(run =>
      row(run.map(({ k, ...pet }) => card({ ...pet, stage: pet.stage + k }, 160, captionFor(pet, pet.stage + k)))),
    )
    .join('')
  const hatching = row(oneOfEach.flatMap(pet => [0, 0.5, 1].map(nearing => card({ ...pet, stage: 0, nearing }, 80))))
  const outlines = row(pets.flatMap(pet => [1, 3, 6, 9].map(i => outline({ ...pet, stage: middles[i] ?? 1 }, 48))))

  const section = (id: string, title: string, kind: string, inner: string): string =>
    `<section id="${id}" class="${kind}"><h2>${title}</h2>${inner}</section>`
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mindling gallery</title>
<style>body{margin:0;font:13px sans-serif}section{padding:16px}.row{display:flex;flex-wrap:wrap;gap:2px}figure{margin:0}
figcaption{min-height:3em;padding:0 8px}svg{display:block;width:100%;height:100%}
.light{background:oklch(.98 .012 85)}.dark{background:oklch(.22 .03 290);color:#fff}.black svg path{fill:#000!important}</style>
${section('forms', 'Ten forms', 'light', forms())}
${section('forms-dark', 'Ten forms, by night', 'dark', forms())}
${section('moods', 'Moods', 'light', moods())}
${section('moods-dark', 'Moods, by night', 'dark', moods())}
${section('steps', 'One stage after the other', 'light', steps)}
${section('hatching', 'Eggs', 'light', hatching)}
${section('outlines', 'Outlines at 48 px', 'light black', outlines)}</html>`
  const file = new URL('../.cache/gallery/index.html', import.meta.url)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, page)
  console.log(`${pictures} pictures, ${Math.round(page.length / 1000)} KB: ${file.pathname}`)
}

/** The first pets of a lineage. */
function petsOf(lineage: (typeof LINEAGES)[number], count: number) {
  const found: { id: string; baseColor: string; accentColor: string }[] = []
  for (let n = 0; found.length < count; n++) {
    const { lineage: born, baseColor, accentColor } = seedTraits(`pet-${n}`)
    if (born === lineage) found.push({ id: `pet-${n}`, baseColor, accentColor })
  }
  return found
}
