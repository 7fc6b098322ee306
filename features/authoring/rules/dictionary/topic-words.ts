/** Plurals of words that topics end in and that no rule gives. */
const irregular: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  wolves: 'wolf',
  knives: 'knife',
  leaves: 'leaf',
  teeth: 'tooth',
  feet: 'foot',
  men: 'man',
  women: 'woman',
  children: 'child',
  oxen: 'ox',
  fungi: 'fungus',
  cacti: 'cactus',
  elves: 'elf',
  dwarves: 'dwarf',
  loaves: 'loaf',
  scarves: 'scarf',
  vertebrae: 'vertebra',
  octopi: 'octopus',
}

/** American spellings, which the dictionary uses first, of British ones. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(col|arm|harb|flav|vap)our/g, '$1or'],
  [/\bjewellery\b/g, 'jewelry'],
  [/\baeroplane/g, 'airplane'],
  [/\btyre/g, 'tire'],
  [/\baluminium\b/g, 'aluminum'],
  [/\btheatre/g, 'theater'],
]

/** Words around a topic that say nothing about it. */
const around =
  /^(?:(?:learn(?:ing)?|facts?|all|everything|questions?|quiz|tell me|teach me|i (?:like|love|want)|(?:the )?world of|(?:different |all )?(?:kinds|types|sorts|breeds|names|parts) of|about|to know|of|the|a|an|my|some|different|all|famous|cool|amazing)\s+)+|\s+(?:facts?|quiz|trivia|lovers?|fans?|please|breeds?|types|kinds|species)$/g

function singulars(word: string): string[] {
  const held = irregular[word]
  if (held !== undefined) return [held]
  const out: string[] = []
  if (/ies$/.test(word)) out.push(`${word.slice(0, -3)}y`, word.slice(0, -1))
  else if (/(s|x|z|ch|sh|o)es$/.test(word)) out.push(word.slice(0, -2), word.slice(0, -1))
  else if (/[^s]s$/.test(word)) out.push(word.slice(0, -1))
  return out
}

/**
 * The names under which a dictionary may have what a learner typed, most exact first: as typed, in the singular, in the other spelling, and without
 * the words around it. A name is always taken whole: `Harry Potter` is never looked up as `potter`.
 */
export function topicNames(typed: string): string[] {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[?!.,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const bare = plain.replace(around, '').trim()
  const spelled = (text: string) => spellings.reduce((at, [from, to]) => at.replace(from, to), text)
  const wholes = [...new Set([plain, bare, spelled(bare)])].filter(text => text !== '')
  return [
    ...new Set(
      wholes.flatMap(text => {
        const cut = text.lastIndexOf(' ') + 1
        return [text, ...singulars(text.slice(cut)).map(word => text.slice(0, cut) + word)]
      }),
    ),
  ]
}
