import { afterAll, expect, test } from 'vitest'
import { openJobs } from '#kit/jobs/jobs.ts'
import { type Mail, MailFault } from '#outside/mail/post.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { requestPasswordReset } from '../../contract.ts'

// Jobs really run here, because a mail is sent long after the call was answered.

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

test('A hanging mail server delays no reply, mail goes out once it recovers, and the job holds no address or token', async () => {
  const sent: Mail[] = []
  let back: () => void = () => undefined
  const away = new Promise<void>(resolve => {
    back = resolve
  })
  server = async mail => {
    await away
    sent.push(mail)
  }
  // If the calls waited for their mails, neither would ever return.
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

test('A mail is retried after a brief failure of the mail server', async () => {
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

test("A permanently refused mail isn't retried, and any other is tried at most eight times", async () => {
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
