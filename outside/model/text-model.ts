import type * as z from 'zod'

/** Tokens that a call used. */
export interface Used {
  tokensIn: number
  tokensOut: number
}

/** One request to a model. It gets no tools: all it can do is answer. */
export interface Ask {
  /** What the answer holds, in one word: `questions`, `votes`. */
  name: string
  /** What the model should do. Never contains text from a learner or a web page. */
  instructions: string
  /** The material to work on. */
  prompt: string
  /** Maximum length of the answer, in tokens. */
  mostTokens: number
  signal: AbortSignal
  /** Allow a little reasoning before the answer, if the model can; its tokens count too. */
  thinks?: boolean
  /** How often to retry when the provider is busy or failing. Default: 1. */
  retries?: number
  /** Milliseconds within which a streamed answer must begin. */
  firstWithin?: number
  /** Called exactly once with what the call used, estimated if the provider doesn't report it. */
  used?: (used: Used) => void
}

/** A model that writes text. Every call rejects with the provider's error, or with the signal's TimeoutError or AbortError. */
export interface TextModel {
  /** Plain text, trimmed. */
  text(ask: Ask): Promise<string>
  /** One value that matches the schema. */
  object<T>(ask: Ask, schema: z.ZodType<T>): Promise<T>
  /** Yields each value as it is written and skips those that don't match. If the answer breaks off, throws after the last complete value. */
  elements<T>(ask: Ask, element: z.ZodType<T>): AsyncIterable<T>
}
