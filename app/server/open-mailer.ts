import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import { openOutbox } from '#outside/mail/outbox.ts'
import type { Post } from '#outside/mail/post.ts'
import { openSmtp } from '#outside/mail/smtp.ts'
import type { Settings } from './settings.ts'

/** Sends emails through the mail server of the settings, or writes them to a folder. */
export function openMailer({ mail, data }: Settings, { clock }: HandlerDeps, log: FastifyBaseLogger): Post {
  const { smtpUrl: url, from } = mail
  if (url) return openSmtp({ url, from })
  return openOutbox({ folder: join(data.dir, 'outbox'), from }, { clock, say: line => log.info(line) })
}
