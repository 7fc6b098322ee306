import { generateText, Output, streamText } from 'ai'
import type { ModelAccess } from './image-model.ts'
import { languageModel } from './language-model.ts'
import type { Ask, TextModel, Used } from './text-model.ts'

/** Opens the named text model at the provider from the settings. */
export function openTextModel(access: Omit<ModelAccess, 'image'>, name: string): TextModel {
  const model = languageModel(access, name)
  // Other servers that speak a provider's protocol may refuse this parameter.
  const isItself = access.provider !== 'compatible' && access.baseUrl === undefined
  const sent = ({ instructions, prompt, mostTokens, signal, retries = 1, thinks }: Ask) => ({
    model,
    instructions,
    prompt,
    maxOutputTokens: mostTokens,
    abortSignal: signal,
    maxRetries: retries,
    ...(isItself ? { reasoning: thinks ? ('low' as const) : ('none' as const) } : {}),
  })
  return {
    text: ask => counted(ask, async count => withoutThoughts(count(await generateText(sent(ask))).text)),
    object: (ask, schema) =>
      counted(ask, async count => {
        const output = Output.object({ schema, name: ask.name })
        return count(await generateText({ ...sent(ask), output })).output
      }),
    async *elements(ask, element) {
      const own = new AbortController()
      let broken: unknown
      let received = 0
      let used: Partial<Used> = {}
      try {
        const { elementStream } = streamText({
          ...sent({ ...ask, signal: AbortSignal.any([ask.signal, own.signal]) }),
          ...(ask.firstWithin === undefined ? {} : { timeout: { firstChunkMs: ask.firstWithin } }),
          output: Output.array({ element, name: ask.name }),
          onError: ({ error }) => {
            broken = error
          },
          onAbort: () => {
            broken = ask.signal.reason ?? new DOMException('the model did not begin to answer', 'TimeoutError')
          },
          onEnd: ({ usage }) => {
            used = usedBy(usage)
          },
        })
        for await (const each of elementStream) {
          received += JSON.stringify(each).length
          yield each
        }
        if (broken) throw broken
      } finally {
        // When the caller stops reading, the model stops writing.
        own.abort()
        ask.used?.({ ...estimate(ask, received), ...used })
      }
    },
  }
}

/** Some servers include the model's reasoning in its answer. */
function withoutThoughts(text: string): string {
  return text.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g, '').trim()
}

interface Counted {
  usage: { inputTokens: number | undefined; outputTokens: number | undefined }
}

async function counted<T>(ask: Ask, work: (count: <R extends Counted>(result: R) => R) => Promise<T>): Promise<T> {
  let used: Partial<Used> = {}
  try {
    return await work(result => {
      used = usedBy(result.usage)
      return result
    })
  } finally {
    ask.used?.({ ...estimate(ask, 0), ...used })
  }
}

function usedBy({ inputTokens, outputTokens }: Counted['usage']): Partial<Used> {
  return {
    ...(inputTokens === undefined ? {} : { tokensIn: inputTokens }),
    ...(outputTokens === undefined ? {} : { tokensOut: outputTokens }),
  }
}

/** A token is about four characters; dividing by three errs on the high side. */
function estimate({ instructions, prompt }: Ask, received: number): Used {
  return { tokensIn: Math.ceil((instructions.length + prompt.length) / 3), tokensOut: Math.ceil(received / 3) }
}
