import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ImageModel } from 'ai'

/** Whose models are used, and how they are reached. */
export interface ModelAccess {
  provider: 'openai' | 'anthropic' | 'google' | 'compatible'
  key: string | undefined
  baseUrl: URL | undefined
  /** Name of the model that paints. */
  image: string | undefined
}

const makers: Record<ModelAccess['provider'], ((name: string, to: Connection) => ImageModel) | undefined> = {
  openai: (name, to) => createOpenAI(to).image(name),
  google: (name, to) => createGoogle(to).image(name),
  compatible: (name, to) => createOpenAICompatible({ name: 'compatible', baseURL: '', ...to }).imageModel(name),
  // It sells no model that paints.
  anthropic: undefined,
}

interface Connection {
  apiKey?: string
  baseURL?: string
}

/** The image model that the settings name, or undefined where pictures are drawn. */
export function imageModel({ provider, key, baseUrl, image }: ModelAccess): ImageModel | undefined {
  if (image === undefined) return undefined
  return makers[provider]?.(image, {
    ...(key === undefined ? {} : { apiKey: key }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl.href.replace(/\/$/, '') }),
  })
}
