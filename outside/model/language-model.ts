import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelMiddleware } from 'ai'
import { wrapLanguageModel } from 'ai'
import type { ModelAccess } from './image-model.ts'
import { climbDown } from './structure-ladder.ts'

// Unsupported features are expected here, so the SDK's warnings are switched off.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

interface Connection {
  apiKey?: string
  baseURL?: string
}

/** A language model behind the AI SDK's interface for providers. */
export type Model = Parameters<NonNullable<LanguageModelMiddleware['wrapGenerate']>>[0]['model']

const makers: Record<ModelAccess['provider'], (name: string, to: Connection) => Model> = {
  // The chat API, because gateways support it too.
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

/** The named language model. It finds out and remembers how well its server supports structured output. */
export function languageModel({ provider, key, baseUrl }: Omit<ModelAccess, 'image'>, name: string): Model {
  const model = makers[provider](name, {
    ...(key === undefined ? {} : { apiKey: key }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl.href.replace(/\/$/, '') }),
  })
  return wrapLanguageModel({ model, middleware: climbDown() })
}
