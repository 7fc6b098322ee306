/** What somebody could know: every text and number that the calls have told them, by the name of its field. */
export class KnownValues {
  readonly #byName = new Map<string, Set<string | number>>()

  /**
   * Keeps all that a reply holds. What it calls `id` is also known by the name of the list it stood in
   * (`questions[].id` is a `questionId`) and by the words of the call that told it (`take-break` tells a `breakId`).
   */
  note(reply: unknown, call: string): void {
    this.#walk(reply, call.split('-').map(singular))
  }

  /** The values of a field, the latest first; of `questionIds` those of `questionId`. */
  of(name: string): (string | number)[] {
    return [...(this.#byName.get(singular(name)) ?? [])].reverse()
  }

  /** All texts under the names that match. */
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
    // What is told again counts as told last.
    values.delete(value)
    this.#byName.set(name, values.add(value))
  }
}

function singular(name: string): string {
  return name.replace(/(?<=[a-z])s$/, '')
}
