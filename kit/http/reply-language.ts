import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '#kit/words/language.ts'
import { languageCookie, languageFor } from '#kit/words/language.ts'
import type { Translations } from '../words/catalogue.ts'
import { setTranslationsSource } from '../words/catalogue.ts'

/** The sentences of each language but English. */
export type TranslationsByLanguage = Readonly<Partial<Record<Language, Translations>>>

const moment = new AsyncLocalStorage<Translations | undefined>()

/** The language that a request is answered in: the one in its cookie, else the first that its browser asks for. */
export function languageOf(request: FastifyRequest): Language {
  // What could not be read as a request has no cookies either.
  return languageFor(request.cookies?.[languageCookie], request.headers['accept-language'])
}

/** Does something in another language than the request's: for whoever reads what comes of it. English without a translations. */
export function translateWith<T>(translations: Translations | undefined, work: () => T): T {
  return moment.run(translations, work)
}

/** Has every request answered in its own language, for as long as it lasts. */
export function translateReplies(app: FastifyInstance, translations: TranslationsByLanguage): void {
  setTranslationsSource(() => moment.getStore())
  app.decorate('translations', translations)
  app.addHook('onRequest', (request, _reply, done) => translateFor(request, done))
}

/** Does something in a request's language, outside of the moment in which it is answered too. */
export function translateFor<T>(request: FastifyRequest, work: () => T): T {
  return translateWith(request.server.translations[languageOf(request)], work)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages that it answers in, beside English. */
    translations: TranslationsByLanguage
  }
}
