import type * as z from 'zod'

/** What a call has used. */
export interface Used {
  tokensIn: number
  tokensOut: number
}

/** One thing that a model is asked to write. There are no tools: all that it can do is answer. */
export interface Ask {
  /** What is asked for, in a word: `questions`, `votes`. */
  name: string
  /** What the model is to do; nothing that a learner or a page wrote. */
  instructions: string
  /** What it is to do that with. */
  prompt: string
  /** Most tokens that the answer may have. */
  mostTokens: number
  signal: AbortSignal
  /** Worth a little reasoning before the answer, where the model can reason; tokens of it count too. */
  thinks?: boolean
  /** How often a provider that is busy or broken is asked again; once unless told otherwise. */
  retries?: number
  /** Milliseconds in which an answer that comes bit by bit must begin. */
  firstWithin?: number
  /** Told exactly once what the call has used, estimated where the provider does not say. */
  used?: (used: Used) => void
}

/** A model that writes. Every call throws what went wrong, a TimeoutError or AbortError by the signal included. */
export interface TextModel {
  /** Plain text, trimmed. */
  text(ask: Ask): Promise<string>
  /** One value that the schema accepts. */
  object<T>(ask: Ask, schema: z.ZodType<T>): Promise<T>
  /** Values one by one as they are written, those that the schema refuses left out; what breaks off throws after the last whole one. */
  elements<T>(ask: Ask, element: z.ZodType<T>): AsyncIterable<T>
}
