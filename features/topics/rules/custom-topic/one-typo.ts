/** Shorter words have too many neighbours with other meanings. */
const shortest = 5

/**
 * Whether two words differ by one typo: a letter added, missing, or wrong, or two swapped (Damerau–Levenshtein distance 1, F. J. Damerau, CACM 7(3), 1964). The first letter must match.
 */
export function isOneTypo(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < shortest || Math.abs(a.length - b.length) > 1 || a[0] !== b[0])
    return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const rest = (word: string, from: number) => word.slice(from)
  if (a.length > b.length) return rest(a, i + 1) === rest(b, i)
  if (a.length < b.length) return rest(a, i) === rest(b, i + 1)
  const swapped = a[i] === b[i + 1] && a[i + 1] === b[i] && rest(a, i + 2) === rest(b, i + 2)
  return swapped || rest(a, i + 1) === rest(b, i + 1)
}
