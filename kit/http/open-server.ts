import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import fastify, { LogController } from 'fastify'
import helmet from 'helmet'
import { commonFailures } from '#kit/contract/common-failures.ts'
import { translate } from '../words/catalogue.ts'
import { acceptOnlyJson } from './accept-only-json.ts'
import { handleError } from './handle-error.ts'
import { limitTime } from './limit-time.ts'
import { logReplies } from './log-replies.ts'
import { loggableError } from './loggable-error.ts'
import { type TranslationsByLanguage, translateReplies } from './reply-language.ts'
import { attachRequestIds, currentRequestId, requestIdFor } from './request-id.ts'
import { isSameOrigin } from './same-origin.ts'

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Bytes. The largest honest body is a few answers of a wizard. */
const bodyLimit = 64 * 1024
/** Milliseconds in which a request must have come in, and in which it is answered: a little less than the page waits. */
const requestTimeout = 30_000
const handlerTimeout = 58_000

/** What the page may load: itself, and nothing from anywhere else. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

/** An HTTP server with the manners of the house: security headers, own origin only, JSON faults in words, no routes yet. */
export async function openServer(options: {
  publicUrl: URL
  logger: FastifyServerOptions['logger']
  trustProxy: boolean
  /** Milliseconds in which a request is answered; for tests. */
  handlerTimeout?: number
  /** Other languages than English. */
  translations?: TranslationsByLanguage
}): Promise<FastifyInstance> {
  const app = fastify({
    logger:
      typeof options.logger === 'object'
        ? { ...options.logger, mixin: nameInLog, serializers: { err: loggableError } }
        : (options.logger ?? false),
    logController: new LogController({ disableRequestLogging: true }),
    // Each line names the request of the moment; a logger for each of them is not needed.
    childLoggerFactory: logger => logger,
    genReqId: ({ headers }) => requestIdFor(headers, options.trustProxy),
    bodyLimit,
    requestTimeout,
    // Who is let in while we leave is answered.
    return503OnClosing: false,
    trustProxy: options.trustProxy,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleError,
  })
  await app.register(cookie)
  limitTime(app, options.handlerTimeout ?? handlerTimeout)
  attachRequestIds(app)
  // Before all that could be refused.
  translateReplies(app, options.translations ?? {})
  protect(app, options.publicUrl)
  logReplies(app)
  acceptOnlyJson(app)
  app.setErrorHandler(handleError)
  app.addHook('onRequest', (request, reply, done) => {
    if (changesNothing.has(request.method) || isSameOrigin(request.headers, options.publicUrl)) return done()
    const { status, error } = commonFailures.foreign_origin
    reply.code(status).send({ error: translate(error), code: 'foreign_origin' })
  })
  return app
}

/** Security headers on every reply. They are the same for all: worked out once, on a reply that nobody gets. */
function protect(app: FastifyInstance, publicUrl: URL): void {
  const nobodys = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.protocol === 'https:' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })(nobodys.req, nobodys, fault => {
    if (fault !== undefined) throw fault
  })
  const headers = nobodys.getHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

function nameInLog(): object {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}
