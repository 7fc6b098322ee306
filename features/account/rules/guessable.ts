const product = 'mindling'
/** With this many characters besides a name, a password is no longer a guess from it. */
const enoughBesideName = 8
/** Fewer distinct characters than this, as in `aaaaaaaa` and `abababab`, are on every guessing list. */
const minDistinctCharacters = 3

/**
 * Whether a password could be guessed from the product or the account: the product's name, the e-mail address or the
 * username with little else, or one or two characters repeated (OWASP ASVS 5.0, 6.1.2 and 6.2.11).
 *
 * @param own words that identify the account, such as its e-mail address and username
 */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < minDistinctCharacters) return true
  const names = [product, ...own.flatMap(word => [word, word.split('@', 1)[0] ?? ''])]
  return names
    .map(name => name.normalize('NFKC').trim().toLowerCase())
    .filter(name => name.length >= 4)
    .some(name => plain.includes(name) && [...plain.replaceAll(name, '')].length < enoughBesideName)
}
