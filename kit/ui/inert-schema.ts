const checking = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode'])

/**
 * Stands in for the schema library in the page's build. The page takes from a contract its method, its path and its
 * types; checking is the server's work, so nothing here checks: whoever asks it to is told so at once.
 */
export const inertSchema: unknown = new Proxy(() => inertSchema, {
  get(_, name) {
    if (checking.has(name)) throw new Error('Schemas check on the server only; the page has none.')
    return typeof name === 'string' ? inertSchema : undefined
  },
  apply: () => inertSchema,
})
