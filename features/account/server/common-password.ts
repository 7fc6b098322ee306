import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isGuessable } from '../rules/guessable.ts'

/** Characters of base64url kept of each hash: 36 bits, so that one password in seven million is refused by mistake. */
const prefix = 6
let list: ReadonlySet<string> | undefined

/**
 * Whether a password is among the 10,000 commonest of breached lists with eight characters and more, however its letters
 * are cased, or guessed from what is known of the account (OWASP ASVS 5.0, 6.2.4 and 6.2.12). Nothing is asked over the
 * network.
 *
 * @param own words of the account, such as its e-mail address and username
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  list ??= readList()
  return isGuessable(password, own) || list.has(prefixOf(password)) || list.has(prefixOf(password.toLowerCase()))
}

const prefixOf = (password: string) => createHash('sha256').update(password).digest('base64url').slice(0, prefix)

function readList(): ReadonlySet<string> {
  const text = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').replaceAll('\n', '')
  return new Set(Array.from({ length: text.length / prefix }, (_, i) => text.slice(i * prefix, (i + 1) * prefix)))
}
