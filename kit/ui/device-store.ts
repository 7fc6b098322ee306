import { createStore, promisifyRequest } from 'idb-keyval'

/** Milliseconds after which the store counts as missing: some browsers block IndexedDB without an error. */
const timeout = 2000
const store = createStore('mindling', 'kept')
const missing = Symbol('missing')
let isBlocked = false

/**
 * Saves a value on this device, where it outlives the page.
 *
 * @returns whether it was saved; false if the browser has no store or refuses to open it
 */
export async function saveValue(key: string, value: unknown): Promise<boolean> {
  return (await request('readwrite', values => values.put(value, key))) !== missing
}

/** The values whose keys start with `prefix`, in the order of their keys; none without a store. */
export async function valuesWithPrefix(prefix: string): Promise<readonly unknown[]> {
  const found = await request<unknown[]>('readonly', values => values.getAll(keysWithPrefix(prefix)))
  return found === missing ? [] : found
}

export async function deleteValue(key: string): Promise<void> {
  await request('readwrite', values => values.delete(key))
}

/** Deletes the values whose keys start with `prefix`; all of them without one. */
export async function deleteWithPrefix(prefix = ''): Promise<void> {
  await request('readwrite', values => values.delete(keysWithPrefix(prefix)))
}

const keysWithPrefix = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

/** Runs one request in its own transaction; `missing` if that fails. Never throws. */
async function request<T>(
  mode: IDBTransactionMode,
  makeRequest: (values: IDBObjectStore) => IDBRequest<T>,
): Promise<T | typeof missing> {
  if (isBlocked) return missing
  let timer: ReturnType<typeof setTimeout> | undefined
  const blocked = new Promise<typeof missing>(resolve => {
    timer = setTimeout(() => {
      isBlocked = true
      resolve(missing)
    }, timeout)
  })
  try {
    return await Promise.race([run(mode, makeRequest), blocked])
  } catch {
    return missing
  } finally {
    clearTimeout(timer)
  }
}

/** Resolves once the transaction is committed, not when its request succeeds. */
async function run<T>(mode: IDBTransactionMode, makeRequest: (values: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return store(mode, async values => {
    const result = makeRequest(values)
    await promisifyRequest(values.transaction)
    return result.result
  })
}
