import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ImageModel } from 'ai'

/** Which provider's models to use, and how to reach them. */
export interface ModelAccess {
  provider: 'openai' | 'anthropic' | 'google' | 'compatible'
  key: string | undefined
  baseUrl: URL | undefined
  /** Name of the image model; undefined if pictures are drawn. */
  image: string | undefined
}

const makers: Record<ModelAccess['provider'], ((name: string, to: Connection) => ImageModel) | undefined> = {
  openai: (name, to) => createOpenAI(to).image(name),
  google: (name, to) => createGoogle(to).image(name),
  compatible: (name, to) => createOpenAICompatible({ name: 'compatible', baseURL: '', ...to }).imageModel(name),
  // Anthropic has no image model.
  anthropic: undefined,
}

interface Connection {
  apiKey?: string
  baseURL?: string
}

/** The image model from the settings, or undefined if pictures are drawn. */
export function imageModel({ provider, key, baseUrl, image }: ModelAccess): ImageModel | undefined {
  if (image === undefined) return undefined
  return makers[provider]?.(image, {
    ...(key === undefined ? {} : { apiKey: key }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl.href.replace(/\/$/, '') }),
  })
}
