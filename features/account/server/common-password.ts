import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isGuessable } from '../rules/guessable.ts'

/** Characters of base64url stored for each hash: 36 bits, so one password in seven million is refused by mistake. */
const prefix = 6
let list: ReadonlySet<string> | undefined

/**
 * Whether a password is among the 10,000 most common breached ones of eight characters or more, in any case, or could be
 * guessed from the account (OWASP ASVS 5.0, 6.2.4 and 6.2.12). Makes no network request.
 *
 * @param own words that identify the account, such as its e-mail address and username
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
