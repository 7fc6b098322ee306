import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '#kit/words/language.ts'
import { languageCookie, languageFor } from '#kit/words/language.ts'
import type { Dictionary } from '#kit/words/spoken.ts'
import { speakBy } from '#kit/words/spoken.ts'

/** The sentences of each language but English. */
export type Dictionaries = Readonly<Partial<Record<Language, Dictionary>>>

const moment = new AsyncLocalStorage<Dictionary | undefined>()

/** The language that a request is answered in: the one in its cookie, else the first that its browser asks for. */
export function languageOf(request: FastifyRequest): Language {
  // What could not be read as a request has no cookies either.
  return languageFor(request.cookies?.[languageCookie], request.headers['accept-language'])
}

/** Does something in another language than the request's: for whoever reads what comes of it. English without a dictionary. */
export function translateWith<T>(dictionary: Dictionary | undefined, work: () => T): T {
  return moment.run(dictionary, work)
}

/** Has every request answered in its own language, for as long as it lasts. */
export function translateReplies(app: FastifyInstance, dictionaries: Dictionaries): void {
  speakBy(() => moment.getStore())
  app.decorate('dictionaries', dictionaries)
  app.addHook('onRequest', (request, _reply, done) => translateFor(request, done))
}

/** Does something in a request's language, outside of the moment in which it is answered too. */
export function translateFor<T>(request: FastifyRequest, work: () => T): T {
  return translateWith(request.server.dictionaries[languageOf(request)], work)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages that it answers in, beside English. */
    dictionaries: Dictionaries
  }
}
