import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { Pool } from 'pg'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { openMailer } from './open-mailer.ts'
import { readSettings } from './settings.ts'

const deps = { db: new Pool(), clock: () => new Date('2026-03-10T12:00:00Z') }
const mail = { to: 'a,b@example.org', subject: 'Hello', text: 'Hello Ana', html: '<p>Hello Ana</p>' }
const lines: string[] = []
const log = { info: (line: string) => void lines.push(line) } as unknown as FastifyBaseLogger

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'post-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('With SMTP_URL and MAIL_FROM, an email goes through that server from that sender to one recipient', async () => {
  const came: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      came.push(`${JSON.stringify(envelope.mailFrom)} → ${envelope.rcptTo.map(each => each.address)}`)
      void text(stream).then(() => done())
    },
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => new Promise<void>(closed => server.close(closed)))
  const folder = await newFolder()
  const { port } = server.server.address() as AddressInfo
  const set = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Mindling <pets@school.example>', DATA_DIR: folder }
  await openMailer(readSettings(set), deps, log).deliver(mail)
  expect(came).toEqual([expect.stringMatching(/"pets@school.example".* → "a,b"@example.org$/)])
  expect([await readdir(folder), lines]).toEqual([[], []])
})

test('Without a mail server, an email is written to the outbox, with a log line', async () => {
  const folder = await newFolder()
  await openMailer(readSettings({ DATA_DIR: folder }), deps, log).deliver(mail)
  expect(await readdir(join(folder, 'outbox'))).toHaveLength(1)
  expect(lines).toEqual([expect.stringContaining(join(folder, 'outbox'))])
})
