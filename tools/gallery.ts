import { mkdirSync, writeFileSync } from 'node:fs'
import { type CreatureTraits, drawCreature } from '#pet/rules/drawing/creature.ts'
import { EXPRESSIONS } from '#pet/rules/drawing/parts/eyes.ts'
import { toSvg } from '#pet/rules/drawing/svg.ts'
import { FORMS } from '#pet/rules/forms.ts'
import { LINEAGES, seedTraits } from '#pet/rules/traits.ts'

const STAGES = FORMS.map((form, i) => ((FORMS[i + 1]?.from ?? 1000) + form.from) >> 1)
let pictures = 0

function card(traits: CreatureTraits, size: number): string {
  const drawing = drawCreature(traits)
  return `<div style="width:${size}px;height:${size}px">${toSvg(drawing, `p${pictures++}`)}</div>`
}

const pets = LINEAGES.flatMap(lineage => {
  const out: { id: string; lineage: typeof lineage; baseColor: string; accentColor: string }[] = []
  for (let n = 0; out.length < 2; n++) {
    const id = `pet-${n}`
    const traits = seedTraits(id)
    if (traits.lineage === lineage)
      out.push({ id, lineage, baseColor: traits.baseColor, accentColor: traits.accentColor })
  }
  return out
})

const row = (cards: string[]): string => `<div class="row">${cards.join('')}</div>`
const forms = pets.map(pet => row(STAGES.map(stage => card({ ...pet, stage }, 150)))).join('')
const moods = pets
  .filter((_, i) => i % 2 === 0)
  .map((pet, i) => row(EXPRESSIONS.map(expression => card({ ...pet, stage: STAGES[1 + i] ?? 5, expression }, 124))))
  .join('')
const small = row(pets.flatMap(pet => [1, 4, 7, 9].map(i => card({ ...pet, stage: STAGES[i] ?? 1 }, 48))))

const page = `<!doctype html><meta charset="utf-8"><title>Mindling gallery</title>
<style>body{margin:0;font:14px sans-serif}section{padding:16px}.row{display:flex;gap:2px}svg{display:block;width:100%;height:100%}
.light{background:oklch(.98 .012 85)}.dark{background:oklch(.22 .03 290);color:#fff}.shade svg path{fill:#000!important}</style>
<section class="light" id="forms">${forms}</section>
<section class="light" id="moods">${moods}</section>
<section class="dark" id="dark">${moods}</section>
<section class="light shade" id="small">${small}</section>`
const folder = new URL('../.cache/gallery/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('index.html', folder), page)
console.log(`${pictures} pictures, ${Math.round(page.length / 1000)} KB: ${new URL('index.html', folder).pathname}`)
