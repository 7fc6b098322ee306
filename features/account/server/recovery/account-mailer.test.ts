import { afterAll, expect, test } from 'vitest'
import { openJobs } from '#kit/jobs/jobs.ts'
import { type Mail, MailFault } from '#outside/mail/post.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { requestPasswordReset } from '../../contract.ts'

// The jobs are real here: what a mail server does happens long after the call was answered.

const faults: unknown[] = []
let server: (mail: Mail) => Promise<void> = async () => undefined
const app = await startTestApp({
  jobs: db => openJobs(db, fault => faults.push(fault)),
  post: { deliver: mail => server(mail) },
})
afterAll(() => app.close())

const jobsOf = async (queue: string) =>
  (await app.db.query('select state::text, data, retry_count, output from jobs.job where name = $1', [queue])).rows
const later = { interval: 100 }

test('a mail server that hangs holds nobody up, and the mail goes once it is back; the job names neither address nor token', async () => {
  const sent: Mail[] = []
  let back: () => void = () => undefined
  const away = new Promise<void>(resolve => {
    back = resolve
  })
  server = async mail => {
    await away
    sent.push(mail)
  }
  // Were the mails waited for, neither would ever be answered.
  const person = await app.newcomer()
  await app.visitor().done(requestPasswordReset, { body: { email: person.email } })
  expect(sent).toEqual([])
  const noted = JSON.stringify([await jobsOf('mail-reset'), await jobsOf('mail-verify')])
  expect(noted).toContain('learnerId')
  expect(noted).not.toContain(person.email)
  back()
  await expect.poll(() => sent.map(({ to }) => to), later).toEqual([person.email, person.email])
  const tokens = sent.map(({ text }) => /[\w-]{43}/.exec(text)?.[0] ?? 'none')
  const after = JSON.stringify([await jobsOf('mail-reset'), await jobsOf('mail-verify')])
  for (const token of tokens) expect(after).not.toContain(token)
})

test('a mail server that is out for a moment gets the mail at the next try', async () => {
  const sent: Mail[] = []
  let tries = 0
  server = async mail => {
    tries++
    if (tries === 1) throw new MailFault('The mail server did not take a mail: ECONNECTION', false)
    sent.push(mail)
  }
  faults.length = 0
  const person = await app.newcomer()
  await expect.poll(() => sent.map(({ to }) => to), later).toEqual([person.email])
  expect(tries).toBe(2)
  expect(faults.map(String)).toEqual(['MailFault: The mail server did not take a mail: ECONNECTION'])
})

test('a mail that is refused for good is not tried again, and eight times is the most for any other', async () => {
  let tries = 0
  server = async () => {
    tries++
    throw new MailFault('The mail server did not take a mail: EENVELOPE 550', true)
  }
  await app.db.query('delete from jobs.job')
  await app.newcomer()
  await expect.poll(async () => (await jobsOf('mail-verify')).map(({ state }) => state), later).toEqual(['completed'])
  expect(tries).toBe(1)
  const { rows } = await app.db.query(`select retry_limit from jobs.job where name = 'mail-verify'`)
  expect(rows).toEqual([{ retry_limit: 8 }])
})
