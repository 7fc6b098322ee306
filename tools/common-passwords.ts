import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'

// Makes features/account/server/common-passwords.txt from a list of passwords on standard input, one a line, the most
// frequent first. Kept are the first 36 bits of each hash: enough to know a password by, and nothing that could be read.

const most = 10_000
const perLine = 20

const lines = (await text(process.stdin)).split('\n')
const chosen = lines.filter(line => [...line].length >= 8).slice(0, most)
const prefixes = chosen
  .map(password => createHash('sha256').update(password).digest('base64url').slice(0, 6))
  .toSorted()
for (let at = 0; at < prefixes.length; at += perLine) {
  process.stdout.write(`${prefixes.slice(at, at + perLine).join('')}\n`)
}
