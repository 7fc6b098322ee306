import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '#kit/time/clock.ts'
import { MailFault, onlyTo, type Post } from './post.ts'

/**
 * Where no mail server is set up: each mail becomes a file that mail programs open (RFC 5322, `.eml`), named after the
 * moment it was written.
 *
 * @param say told in a line which file is new, and nothing of what is in it
 */
export function openOutbox(
  settings: { folder: string; from: string },
  { clock, say }: { clock: Clock; say: (line: string) => void },
): Post {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async deliver(mail) {
      const { message } = await writer.sendMail({ ...mail, to: onlyTo(mail), from: settings.from, date: clock() })
      const name = `${clock().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
      const path = join(settings.folder, name)
      try {
        await mkdir(settings.folder, { recursive: true, mode: 0o700 })
        // Nobody reads a half-written one.
        await writeFile(`${path}.half`, message, { mode: 0o600 })
        await rename(`${path}.half`, path)
      } catch (fault) {
        throw new MailFault(`The outbox can't be written: ${codeOf(fault)}`, false)
      }
      say(`No mail server is set up (SMTP_URL): a mail was written to ${path}`)
    },
  }
}

function codeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : 'no reason given'
}
