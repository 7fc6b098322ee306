import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/** The stand-in's storage. Nothing expires during a test. */
export function shelf(): AdapterFactory {
  const shelves = new Map<string, Map<string, AdapterPayload>>()
  return kind => {
    const kept = shelves.get(kind) ?? new Map<string, AdapterPayload>()
    shelves.set(kind, kept)
    const adapter: Adapter = {
      upsert: async (id, payload) => void kept.set(id, payload),
      find: async id => kept.get(id),
      findByUid: async uid => [...kept.values()].find(payload => payload.uid === uid),
      findByUserCode: async code => [...kept.values()].find(payload => payload.userCode === code),
      consume: async id => {
        const payload = kept.get(id)
        if (payload) kept.set(id, { ...payload, consumed: Math.floor(Date.now() / 1000) })
      },
      destroy: async id => void kept.delete(id),
      async revokeByGrantId(grantId) {
        for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id)
      },
    }
    return adapter
  }
}
