const product = 'mindling'
/** So many characters beside a name make a password of their own. */
const enoughBeside = 8
/** `aaaaaaaa` and `abababab` are on every list, whatever their letters and length. */
const fewestCharacters = 3

/**
 * Whether a password is one that somebody would guess who knows the product or the account: the product's name, the
 * e-mail address or the username with little beside it, or the same one or two characters over and over (OWASP ASVS 5.0,
 * 6.1.2 and 6.2.11).
 *
 * @param own words of the account, such as its e-mail address and username
 */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < fewestCharacters) return true
  const names = [product, ...own.flatMap(word => [word, word.split('@', 1)[0] ?? ''])]
  return names
    .map(name => name.normalize('NFKC').trim().toLowerCase())
    .filter(name => name.length >= 4)
    .some(name => plain.includes(name) && [...plain.replaceAll(name, '')].length < enoughBeside)
}
