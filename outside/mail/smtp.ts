import { createTransport } from 'nodemailer'
import { MailFault, onlyTo, type Post } from './post.ts'

/** How long each step with the mail server may take, and how long all of them together. */
const usualPatience = { stepMs: 10_000, wholeMs: 30_000 }
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Sends by a mail server (RFC 5321). A password is told to a server on another machine only once the connection is
 * encrypted, whatever the server itself would put up with.
 *
 * @param settings `smtps:` encrypts from the first byte (port 465 unless said), `smtp:` as soon as the server can (587)
 */
export function openSmtp(settings: { url: URL; from: string }, { stepMs, wholeMs } = usualPatience): Post {
  const { hostname, port, protocol, username, password } = settings.url
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== '' && !loopback.test(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async deliver(mail) {
      const signal = AbortSignal.timeout(wholeMs)
      const headers = { 'Auto-Submitted': 'auto-generated' }
      await transport.sendMail({ ...mail, to: onlyTo(mail), from: settings.from, headers, signal }).catch(fault => {
        throw plain(fault)
      })
    },
  }
}

/** What is said by a server may repeat the address, so only its numbers are passed on (RFC 5321 §4.2.1: 5yz is for good). */
function plain(fault: unknown): MailFault {
  const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown }
  const number = typeof responseCode === 'number' ? responseCode : undefined
  const said = number === undefined ? String(code ?? 'no reason given') : `${String(code)} ${number}`
  // A password that is wrong today may be put right: those mails are worth another try.
  const forGood = number !== undefined && number >= 500 && code !== 'EAUTH'
  return new MailFault(`The mail server did not take a mail: ${said}`, forGood)
}
