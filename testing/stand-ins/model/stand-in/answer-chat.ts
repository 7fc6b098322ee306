import type { ServerResponse } from 'node:http'
import { setTimeout as pause, setImmediate as turnOfTheLoop } from 'node:timers/promises'
import type { Heard } from './heard.ts'
import type { Memory } from './scripts.ts'
import { script } from './scripts.ts'

/** Failures before the first word: status and body. */
const failures: Readonly<Record<string, (heard: Heard) => [status: number, code: string] | undefined>> = {
  refuses: () => [400, 'policy'],
  fails: () => [500, 'server_error'],
  busy: () => [429, 'rate_limit_exceeded'],
  'no-schema': ({ format }) => (format === 'json_schema' ? [400, 'unsupported_response_format'] : undefined),
  'no-json': ({ format }) => (format === undefined ? undefined : [400, 'unsupported_response_format']),
}
const pieceLength = 60
const slowMilliseconds = 40

/** Answers a chat request in OpenAI's protocol, in one piece or streamed, in the given manner. */
export async function answerChat(
  heard: Heard,
  manner: string,
  memory: Memory,
  response: ServerResponse,
): Promise<void> {
  const failure = failures[manner]?.(heard)
  if (failure) {
    const [status, code] = failure
    const headers = { 'content-type': 'application/json', 'retry-after-ms': '10' }
    response.writeHead(status, headers).end(JSON.stringify({ error: { message: code, type: code, code } }))
    return
  }
  if (manner === 'hangs') return
  const content = written(script(heard, manner, memory), heard, manner)
  const usage = tokens(heard.system.length + heard.user.length, content.length)
  if (!heard.stream) {
    if (manner === 'slow') await pause(slowMilliseconds * 10)
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
    const whole = { id: 'c', object: 'chat.completion', created: 1, model: heard.model, choices, usage }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(whole))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }]
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: heard.model, choices }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  const end = manner === 'cut' ? content.length * 0.6 : content.length
  for (let at = 0; at < end && !response.destroyed; at += pieceLength) {
    send({ role: 'assistant', content: content.slice(at, Math.min(at + pieceLength, end)) })
    if (manner === 'slow') await pause(slowMilliseconds)
  }
  if (manner === 'cut') {
    // Let what was sent arrive before the connection breaks.
    for (let turn = 0; turn < 200; turn++) await turnOfTheLoop()
    response.destroy()
    return
  }
  send({}, 'stop')
  const last = { id: 'c', object: 'chat.completion.chunk', created: 1, model: heard.model, choices: [], usage }
  response.end(`data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`)
}

function written(script: unknown[] | string, heard: Heard, manner: string): string {
  if (typeof script === 'string') return script
  const elements = script.map((each, n) =>
    manner === 'malformed' && n === 5 ? '{"stem": oops}' : JSON.stringify(each),
  )
  const plain = manner === 'ignores-schema' || heard.format === undefined
  if (plain) return `Here you are:\n\`\`\`json\n[${elements.join(',\n')},]\n\`\`\`\nI hope that helps!`
  return `{"elements":[${elements.join(',')}]}`
}

function tokens(lengthIn: number, lengthOut: number) {
  const [prompt_tokens, completion_tokens] = [Math.ceil(lengthIn / 4), Math.ceil(lengthOut / 4)]
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}
