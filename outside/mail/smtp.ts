import { createTransport } from 'nodemailer'
import { MailFault, onlyTo, type Post } from './post.ts'

/** Time limits for each step with the mail server and for the whole delivery, in milliseconds. */
const usualPatience = { stepMs: 10_000, wholeMs: 30_000 }
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Sends mails through an SMTP server (RFC 5321). The password is only sent to another machine over an encrypted connection,
 * whatever the server would accept.
 *
 * @param settings `smtps:` encrypts from the start (default port 465), `smtp:` as soon as the server offers it (587)
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

/** Keeps only the status code, because a server's message may repeat the address. 5yz is permanent (RFC 5321 §4.2.1). */
function plain(fault: unknown): MailFault {
  const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown }
  const number = typeof responseCode === 'number' ? responseCode : undefined
  const said = number === undefined ? String(code ?? 'no reason given') : `${String(code)} ${number}`
  // A wrong password may be corrected in the settings, so those mails are retried.
  const forGood = number !== undefined && number >= 500 && code !== 'EAUTH'
  return new MailFault(`The mail server did not take a mail: ${said}`, forGood)
}
