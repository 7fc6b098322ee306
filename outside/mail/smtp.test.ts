import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { openSmtp } from './smtp.ts'

const mail = { to: 'ana@example.org', subject: 'Grüße', text: 'Hello Ana', html: '<p>Hello Ana</p>' }
const from = 'Mindling <mindling@example.org>'
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A mail server on a free port that records what it receives. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; data: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then(data => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(each => each.address), data })
        done()
      })
    },
    ...options,
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  return { received, url: new URL(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`) }
}

const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })

test('A mail arrives with the right sender and recipient, as text and HTML', async () => {
  const { received, url } = await startServer()
  await openSmtp({ url, from }).deliver(mail)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'mindling@example.org', to: ['ana@example.org'] })
  for (const part of ['Auto-Submitted: auto-generated', 'text/plain', 'text/html', 'Hello Ana'])
    expect(received[0]?.data).toContain(part)
})

test('The username and password are decoded and sent', async () => {
  const seen: string[] = []
  const { url, received } = await startServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      seen.push(`${username}:${password}`)
      done(null, { user: username })
    },
  })
  url.username = 'post@school'
  url.password = 'a/b c'
  await openSmtp({ url, from }).deliver(mail)
  expect(seen).toEqual(['post@school:a/b c'])
  expect(received).toHaveLength(1)
})

test.each([
  ['an unknown address', 550, true],
  ['an address for now', 450, false],
])("If a server refuses %s, its reply isn't passed on, but its status code is", async (_, code, forGood) => {
  const { url } = await startServer({
    onRcptTo: ({ address }, _session, done) => done(refusal(code, `No mailbox for ${address}`)),
  })
  const fault = await openSmtp({ url, from })
    .deliver(mail)
    .catch(each => each)
  expect(fault).toMatchObject({ name: 'MailFault', forGood })
  expect(fault.message).toContain(String(code))
  expect(fault.message).not.toContain('ana')
})

test('A wrong password is retried, because it may be corrected', async () => {
  const { url } = await startServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_login, _session, done) => done(new Error('no')),
  })
  url.username = 'post'
  url.password = 'old'
  await expect(openSmtp({ url, from }).deliver(mail)).rejects.toMatchObject({ name: 'MailFault', forGood: false })
})

test('A refused connection can be retried', async () => {
  const { url } = await startServer()
  for (const close of closing.splice(0)) close()
  await expect(openSmtp({ url, from }).deliver(mail)).rejects.toMatchObject({ name: 'MailFault', forGood: false })
})

/** Accepts connections and never completes its greeting. */
async function startMute(say?: string): Promise<URL> {
  const server: Server = createServer(socket => {
    socket.on('error', () => undefined)
    const talk = say === undefined ? undefined : setInterval(() => socket.write(say), 20)
    socket.on('close', () => clearInterval(talk))
    closing.push(() => socket.destroy())
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  return new URL(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

test('A server that never greets times out', async () => {
  const url = await startMute()
  const mute = openSmtp({ url, from }, { stepMs: 100, wholeMs: 60_000 })
  await expect(mute.deliver(mail)).rejects.toMatchObject({ name: 'MailFault', forGood: false })
})

test('A server that never stops greeting reaches the total time limit', async () => {
  const url = await startMute('220-wait\r\n')
  const slow = openSmtp({ url, from }, { stepMs: 60_000, wholeMs: 200 })
  await expect(slow.deliver(mail)).rejects.toMatchObject({ name: 'MailFault', forGood: false })
})

test('A password is never sent to another machine in plain text', async () => {
  const told: unknown[] = []
  const { received, url } = await startServer({
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      told.push(password)
      done(null, { user: username })
    },
  })
  url.username = 'post'
  url.password = 'secret'
  // This machine under an address that isn't recognised as loopback.
  url.hostname = '0.0.0.0'
  await expect(openSmtp({ url, from }).deliver(mail)).rejects.toMatchObject({ name: 'MailFault' })
  expect([told, received]).toEqual([[], []])
})
