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
  return languageFor(request.cookies[languageCookie], request.headers['accept-language'])
}

/** Does something in another language than the request's: for whoever reads what comes of it. English without a dictionary. */
export function speakAs<T>(dictionary: Dictionary | undefined, work: () => T): T {
  return moment.run(dictionary, work)
}

/** Has every request answered in its own language, for as long as it lasts. */
export function speakPerRequest(app: FastifyInstance, dictionaries: Dictionaries): void {
  speakBy(() => moment.getStore())
  app.addHook('onRequest', (request, _reply, done) => {
    moment.run(dictionaries[languageOf(request)], done)
  })
}
