import type { LanguageModelMiddleware } from 'ai'
import { APICallError } from 'ai'
import { type JsonReader, readJson } from './read-json.ts'

type Generate = NonNullable<LanguageModelMiddleware['wrapGenerate']>
type Stream = NonNullable<LanguageModelMiddleware['wrapStream']>
type Params = Parameters<Generate>[0]['params']
type Part = Awaited<ReturnType<Stream>>['stream'] extends ReadableStream<infer P> ? P : never

/** Statuses that servers return for a `response_format` they don't support. */
const refusals = new Set([400, 415, 422, 501])
const last = 2

/**
 * Gets structured answers from servers with different abilities. Tries to send the schema, then JSON mode with the schema in
 * the instructions, then the instructions alone, and strips whatever surrounds the JSON. If a server refuses a step or
 * answers without JSON, the next step is used from then on.
 */
export function climbDown(): LanguageModelMiddleware {
  let from = 0
  const failed = (step: number) => {
    from = Math.max(from, Math.min(step + 1, last))
  }
  const descend = async <T>(params: Params, ask: (asked: Params, step: number) => Promise<T | undefined>) => {
    for (let step = from; ; step++) {
      try {
        const answer = await ask(askedBy(step, params), step)
        if (answer !== undefined) return answer
      } catch (error) {
        if (step >= last || !isRefusal(error)) throw error
      }
      failed(step)
    }
  }
  return {
    specificationVersion: 'v4',
    wrapGenerate({ model, params, doGenerate }) {
      if (params.responseFormat?.type !== 'json') return Promise.resolve(doGenerate())
      return descend(params, async (asked, step) => {
        const result = await model.doGenerate(asked)
        const reader = readJson(isList(params))
        const texts = result.content.flatMap(part => (part.type === 'text' ? [part.text] : []))
        const text = texts.map(each => reader.push(each)).join('') + reader.end()
        if (!isJson(text) && step < last) return undefined
        return { ...result, content: [{ type: 'text' as const, text }] }
      })
    },
    wrapStream({ model, params, doStream }) {
      if (params.responseFormat?.type !== 'json') return Promise.resolve(doStream())
      return descend(params, async (asked, step) => {
        const result = await model.doStream(asked)
        const bare = onlyJson(isList(params), () => failed(step))
        return { ...result, stream: result.stream.pipeThrough(bare) }
      })
    },
  }
}

function isRefusal(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode !== undefined && refusals.has(error.statusCode)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function askedBy(step: number, params: Params): Params {
  const { responseFormat, ...rest } = params
  if (step === 0 || responseFormat?.type !== 'json') return params
  const what = `Your whole answer is one JSON value (${responseFormat.name ?? 'answer'}), with nothing before or after it`
  const words = `${what}, in the form of this JSON schema:\n${JSON.stringify(responseFormat.schema ?? {})}`
  const [first, ...others] = params.prompt
  const prompt =
    first?.role === 'system'
      ? [{ ...first, content: `${first.content}\n\n${words}` }, ...others]
      : [{ role: 'system' as const, content: words }, ...params.prompt]
  return step === 1 ? { ...rest, prompt, responseFormat: { type: 'json' } } : { ...rest, prompt }
}

/** `Output.array` asks for an object whose only property is `elements`. */
function isList({ responseFormat }: Params): boolean {
  return responseFormat?.type === 'json' && responseFormat.schema?.properties?.elements !== undefined
}

/** Reduces a streamed answer to its JSON. @param nothing called if the answer has none */
function onlyJson(listed: boolean, nothing: () => void): TransformStream<Part, Part> {
  const readers = new Map<string, JsonReader>()
  return new TransformStream<Part, Part>({
    transform(part, out) {
      if (part.type === 'text-start') readers.set(part.id, readJson(listed))
      const reader = 'id' in part && part.type.startsWith('text-') ? readers.get(part.id) : undefined
      if (reader && part.type === 'text-delta') {
        const delta = reader.push(part.delta)
        if (delta !== '') out.enqueue({ ...part, delta })
        return
      }
      if (reader && part.type === 'text-end') {
        const delta = reader.end()
        if (delta !== '') out.enqueue({ type: 'text-delta', id: part.id, delta })
        if (!reader.found()) nothing()
      }
      out.enqueue(part)
    },
  })
}
