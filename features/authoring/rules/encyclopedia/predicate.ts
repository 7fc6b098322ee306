/** Brackets hold sounds, years and other names; none of it says what a thing is. */
const bracketed = /\s*\([^()]*\)|\s*\[[^[\]]*\]/g
const isA =
  /^(?:[^.]*?)\b(?:is|are|was|were)\s+(?:(?:one of )?(?:a|an|the|any of (?:several|various|many))\s+)?(?:(?:type|kind|sort|form|name)s? (?:of|for|given to)\s+)?(.+?)\.?$/su

/**
 * What the first sentence of an article says that its subject is: `The hammerhead is a shark with a flat head. It …` → `shark
 * with a flat head`; undefined where it says no such thing.
 */
export function predicateOf(extract: string): string | undefined {
  let text = extract.replace(/\s+/g, ' ')
  for (let pass = 0; pass < 3 && /[([]/.test(text); pass++) text = text.replace(bracketed, '')
  const first = /^.+?[.!?](?=\s+\p{Lu}|\s*$)/u.exec(text)?.[0] ?? text
  return isA.exec(first.replace(/[.!?]+$/, ''))?.[1]?.trim()
}
