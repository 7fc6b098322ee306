import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '#kit/words/language.ts'
import { languageCookie, languageFor } from '#kit/words/language.ts'
import type { Translations } from '../words/catalogue.ts'
import { setTranslationsSource } from '../words/catalogue.ts'

/** The translations into each language other than English. */
export type TranslationsByLanguage = Readonly<Partial<Record<Language, Translations>>>

const context = new AsyncLocalStorage<Translations | undefined>()

/** The language of a request: from its cookie, otherwise the browser's first supported one. */
export function languageOf(request: FastifyRequest): Language {
  // A malformed request has no parsed cookies.
  return languageFor(request.cookies?.[languageCookie], request.headers['accept-language'])
}

/** Runs `work` with these translations instead of the request's, as for an email. Undefined: English. */
export function translateWith<T>(translations: Translations | undefined, work: () => T): T {
  return context.run(translations, work)
}

/** Makes `translate` use each request's own language while it is handled. */
export function translateReplies(app: FastifyInstance, translations: TranslationsByLanguage): void {
  setTranslationsSource(() => context.getStore())
  app.decorate('translations', translations)
  app.addHook('onRequest', (request, _reply, done) => translateFor(request, done))
}

/** Runs `work` in a request's language, also outside of its async context. */
export function translateFor<T>(request: FastifyRequest, work: () => T): T {
  return translateWith(request.server.translations[languageOf(request)], work)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Languages of replies other than English. */
    translations: TranslationsByLanguage
  }
}
