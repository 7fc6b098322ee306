/** What a learner could know: every text and number in replies to them, by field name. */
export class KnownValues {
  readonly #byName = new Map<string, Set<string | number>>()

  /**
   * Keeps all values of a reply. An `id` is also kept under the name of its list (`questions[].id` is a `questionId`) and
   * of its call (`take-break` returns a `breakId`).
   */
  note(reply: unknown, call: string): void {
    this.#walk(reply, call.split('-').map(singular))
  }

  /** The values of a field, latest first; for `questionIds`, those of `questionId`. */
  of(name: string): (string | number)[] {
    return [...(this.#byName.get(singular(name)) ?? [])].reverse()
  }

  /** All texts in fields whose name matches. */
  named(pattern: RegExp): string[] {
    const names = [...this.#byName.keys()].filter(name => pattern.test(name))
    return names.flatMap(name => this.of(name)).filter(value => typeof value === 'string')
  }

  #walk(value: unknown, owners: readonly string[]): void {
    if (Array.isArray(value)) for (const each of value) this.#walk(each, owners)
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      for (const each of Array.isArray(inner) ? inner : [inner]) {
        if (typeof each !== 'string' && typeof each !== 'number') continue
        this.#add(singular(name), each)
        if (name === 'id') for (const owner of owners) this.#add(`${owner}Id`, each)
      }
      this.#walk(inner, Array.isArray(value) ? owners : [...owners, singular(name)])
    }
  }

  #add(name: string, value: string | number): void {
    const values = this.#byName.get(name) ?? new Set()
    // A repeated value moves to the front.
    values.delete(value)
    this.#byName.set(name, values.add(value))
  }
}

function singular(name: string): string {
  return name.replace(/(?<=[a-z])s$/, '')
}
