/** Extracts JSON from an answer as it arrives. */
export interface JsonReader {
  /** @returns the JSON that has become complete since the last call */
  push(text: string): string
  end(): string
  /** Whether there was any JSON. */
  found(): boolean
}

/** How a list of objects begins: bare, or as the only property of an object. */
const list = /^\{\s*"[\w-]+"\s*:\s*\[(?=\s*\{)|^\[(?=\s*\{)/
const undecided = /^\{(\s*("[\w-]*("\s*(:\s*(\[\s*)?)?)?)?)?$|^\[\s*$/
const thoughts = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/g
const unfinishedThought = /<think(?:ing)?>(?![\s\S]*<\/think(?:ing)?>)/

/**
 * Extracts the JSON from a model's answer and drops the fences, greetings and reasoning around it. A list of objects comes
 * out as `{"elements":[…]}`, one complete element at a time, whatever the model called it; elements that can't be repaired
 * are skipped. Any other JSON comes out in one piece at its end.
 *
 * @param listed whether a list is expected; if not, an object that begins with a list is left as it is
 */
export function readJson(listed: boolean): JsonReader {
  let held = ''
  let mode: 'before' | 'list' | 'value' | 'after' = 'before'
  let written = 0
  const steps = {
    /** @returns what to output, or undefined if more text is needed */
    before(): string | undefined {
      if (unfinishedThought.test(held)) return undefined
      held = held.replace(thoughts, '')
      const at = held.search(/\{|\[\s*(\{|$)/)
      if (at < 0) {
        held = held.slice(-200)
        return undefined
      }
      held = held.slice(at)
      const begins = listed ? list.exec(held) : undefined
      if (begins) {
        mode = 'list'
        held = held.slice(begins[0].length)
        return '{"elements":['
      }
      if (listed && undecided.test(held)) return undefined
      mode = 'value'
      return ''
    },
    list(): string | undefined {
      held = held.replace(/^[\s,]+/, '')
      if (held.startsWith(']')) {
        mode = 'after'
        return ']}'
      }
      const length = valueLength(held)
      if (length === undefined) return undefined
      const element = repaired(held.slice(0, length))
      held = held.slice(length)
      return element === undefined ? '' : `${written++ === 0 ? '' : ','}${element}`
    },
    value(): string | undefined {
      const length = valueLength(held)
      if (length === undefined) return undefined
      mode = 'after'
      return repaired(held.slice(0, length)) ?? held.slice(0, length)
    },
    after: (): string | undefined => undefined,
  }
  return {
    push(text) {
      held += text
      let out = ''
      for (let more: string | undefined = ''; more !== undefined; out += more ?? '') more = steps[mode]()
      return out
    },
    end() {
      const rest = mode === 'value' || (mode === 'before' && held.startsWith('{')) ? held : ''
      if (mode === 'before' && repaired(rest) !== undefined) mode = 'after'
      held = ''
      return rest
    },
    found: () => mode !== 'before',
  }
}

/** Length of the value at the start of a text, or undefined if it isn't complete. Anything but an object ends before the next comma or bracket. */
function valueLength(text: string): number | undefined {
  if (text === '') return undefined
  if (!/^[{[]/.test(text)) {
    const next = text.search(/[,\]]/)
    return next < 0 ? undefined : next
  }
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (inString) {
      if (char === '\\') i++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '{' || char === '[') depth++
    else if ((char === '}' || char === ']') && --depth === 0) return i + 1
  }
  return undefined
}

const control = /\p{Cc}/gu
/** Tried in order: as it is, without trailing commas, without control characters, with quotes around names. */
const repairs: readonly ((text: string) => string)[] = [
  text => text,
  text => text.replace(/,(\s*[}\]])/g, '$1'),
  text => text.replace(control, ' '),
  text => text.replace(/([{,]\s*)([A-Za-z_]\w*)(\s*:)/g, '$1"$2"$3'),
]

/** The text as valid JSON, or undefined if no repair works. */
function repaired(text: string): string | undefined {
  let tried = text
  for (const repair of repairs) {
    tried = repair(tried)
    try {
      return JSON.stringify(JSON.parse(tried))
    } catch {}
  }
  return undefined
}
