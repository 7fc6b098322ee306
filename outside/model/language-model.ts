import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelMiddleware } from 'ai'
import { wrapLanguageModel } from 'ai'
import type { ModelAccess } from './image-model.ts'
import { climbDown } from './structure-ladder.ts'

// What a provider cannot do is expected here, and no news for the console.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

interface Connection {
  apiKey?: string
  baseURL?: string
}

/** A language model of the providers' common protocol. */
export type Model = Parameters<NonNullable<LanguageModelMiddleware['wrapGenerate']>>[0]['model']

const makers: Record<ModelAccess['provider'], (name: string, to: Connection) => Model> = {
  // By the chat protocol, which gateways in front of it speak too.
  openai: (name, to) => createOpenAI(to).chat(name),
  anthropic: (name, to) => createAnthropic(to).languageModel(name),
  google: (name, to) => createGoogle(to).languageModel(name),
  compatible: (name, to) =>
    createOpenAICompatible({
      name: 'compatible',
      baseURL: '',
      ...to,
      includeUsage: true,
      supportsStructuredOutputs: true,
    }).chatModel(name),
}

/** The language model of that name; it finds out, and remembers, how much structure its server can be asked for. */
export function languageModel({ provider, key, baseUrl }: Omit<ModelAccess, 'image'>, name: string): Model {
  const model = makers[provider](name, {
    ...(key === undefined ? {} : { apiKey: key }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl.href.replace(/\/$/, '') }),
  })
  return wrapLanguageModel({ model, middleware: climbDown() })
}
