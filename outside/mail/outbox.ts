import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '#kit/time/clock.ts'
import { MailFault, onlyTo, type Post } from './post.ts'

/**
 * Stands in for a mail server: each mail becomes a file that mail programs can open (RFC 5322, `.eml`), named after the time
 * it was written.
 *
 * @param say receives one line per mail with the name of the file, and nothing of its content
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
        // Written under another name first, so that no one reads a partial file.
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
