import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import fastify, { LogController } from 'fastify'
import { commonFailures } from '#kit/contract/common-failures.ts'
import { translate } from '../words/catalogue.ts'
import { acceptOnlyJson } from './accept-only-json.ts'
import { handleError } from './handle-error.ts'
import { logReplies } from './log-replies.ts'
import { loggableError } from './loggable-error.ts'
import { type TranslationsByLanguage, translateReplies } from './reply-language.ts'
import { attachRequestIds, currentRequestId, requestIdFor } from './request-id.ts'
import { isSameOrigin } from './same-origin.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Bytes. Legitimate bodies are far smaller. */
const bodyLimit = 64 * 1024
/** Milliseconds to receive a request, and to answer it: a little less than the page's own limit of 60 s. */
const requestTimeout = 30_000
const defaultHandlerTimeout = 58_000

/** The page loads nothing from other origins. */
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

/**
 * Opens an HTTP server without routes: security headers, same origin only, JSON bodies only, request IDs, and errors
 * answered in the language of the request.
 */
export async function openServer({
  publicUrl,
  logger,
  trustProxy,
  handlerTimeout = defaultHandlerTimeout,
  translations = {},
}: {
  publicUrl: URL
  logger: FastifyServerOptions['logger']
  trustProxy: boolean
  /** Milliseconds in which a request must be answered. Tests set it lower. */
  handlerTimeout?: number
  /** Languages other than English. */
  translations?: TranslationsByLanguage
}): Promise<FastifyInstance> {
  const app = fastify({
    logger:
      typeof logger === 'object'
        ? { ...logger, mixin: logRequestId, serializers: { err: loggableError } }
        : (logger ?? false),
    logController: new LogController({ disableRequestLogging: true }),
    // `logRequestId` adds the request ID to every line, so requests don't need child loggers.
    childLoggerFactory: parent => parent,
    genReqId: ({ headers }) => requestIdFor(headers, trustProxy),
    bodyLimit,
    requestTimeout,
    handlerTimeout,
    // Requests that arrive during a graceful shutdown are still answered.
    return503OnClosing: false,
    trustProxy,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: handleError,
  })
  await app.register(cookie)
  attachRequestIds(app)
  // Must come before any hook that can refuse a request.
  translateReplies(app, translations)
  await app.register(helmet, {
    contentSecurityPolicy,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.protocol === 'https:' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  logReplies(app)
  acceptOnlyJson(app)
  app.setErrorHandler(handleError)
  app.addHook('onRequest', (request, reply, done) => {
    if (safeMethods.has(request.method) || isSameOrigin(request.headers, publicUrl)) return done()
    const { status, error } = commonFailures.foreign_origin
    reply.code(status).send({ error: translate(error), code: 'foreign_origin' })
  })
  return app
}

function logRequestId(): object {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}
