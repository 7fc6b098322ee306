import * as z from 'zod'

const body = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ name: z.string() }).optional() })
    .nullish()
    .transform(format => format ?? undefined),
})

/** A parsed chat request. */
export interface Heard {
  model: string
  stream: boolean
  /** The requested structure: `json_schema`, `json_object`, or none. */
  format: string | undefined
  /** The schema's name, wherever it was sent; `text` if there is none. */
  name: string
  system: string
  user: string
  /** The contents of the sealed parts, in order. */
  data: string[]
}

export function hear(content: unknown): Heard {
  const { model, stream, messages, response_format } = body.parse(content)
  const said = (role: string) =>
    messages
      .filter(message => message.role === role)
      .map(message => message.content)
      .join('\n')
  const [system, user] = [said('system'), said('user')]
  const named = response_format?.json_schema?.name ?? /one JSON value \(([\w-]+)\)/.exec(system)?.[1]
  const mark = /written as "(.)"/.exec(system)?.[1] ?? '\0'
  const data = [...user.matchAll(/<<(\w+)>>([\s\S]*?)<<\/\1>>/g)].map(([, , text = '']) => text.replaceAll(mark, ' '))
  return { model, stream, format: response_format?.type, name: named ?? 'text', system, user, data }
}
