import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openOutbox } from './outbox.ts'

const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
afterAll(() => rm(folder, { recursive: true }))

const mail = { to: 'ana@example.org', subject: 'A new password', text: 'Here: secret', html: '<p>Here: secret</p>' }
const from = 'Mindling <mindling@example.org>'
const clock = () => new Date('2026-03-10T12:00:00Z')

test('Each mail is a file that only its owner can read, and the log has only its name', async () => {
  const said: string[] = []
  const outbox = openOutbox({ folder: join(folder, 'outbox'), from }, { clock, say: line => said.push(line) })
  await Promise.all([outbox.deliver(mail), outbox.deliver(mail)])
  const names = await readdir(join(folder, 'outbox'))
  expect(names).toEqual([0, 1].map(() => expect.stringMatching(/^2026-03-10T12-00-00\.000Z-[0-9a-f]{8}\.eml$/)))
  const path = join(folder, 'outbox', names[0] ?? '')
  const text = await readFile(path, 'utf8')
  for (const part of [
    'From: Mindling <mindling@example.org>',
    'To: ana@example.org',
    'Subject: A new password',
    'Here: secret',
  ])
    expect(text).toContain(part)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(said).toHaveLength(2)
  expect(said.join()).toContain(path)
  expect(said.join()).not.toMatch(/ana@|secret|password/)
})

test('A failure to write to the outbox can be retried', async () => {
  await writeFile(join(folder, 'taken'), '')
  const outbox = openOutbox({ folder: join(folder, 'taken'), from }, { clock, say: () => undefined })
  await expect(outbox.deliver(mail)).rejects.toMatchObject({ name: 'MailFault', forGood: false })
})
