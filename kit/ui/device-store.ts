/** Milliseconds after which a store that does not answer counts as missing: some browsers block it without a word. */
const patience = 2000
const store = 'kept'
const missing = Symbol('missing')
let opening: Promise<IDBDatabase | undefined> | undefined

/**
 * Keeps a value on this device beyond the life of the page.
 *
 * @returns whether it is kept; false where the browser has no store, or does not let us use it
 */
export async function saveValue(key: string, value: unknown): Promise<boolean> {
  return (await inStore('readwrite', place => place.put(value, key))) !== missing
}

/** The values whose keys begin with `prefix`, in the order of their keys; none where there is no store. */
export async function valuesWithPrefix(prefix: string): Promise<readonly unknown[]> {
  const values = await inStore<unknown[]>('readonly', place => place.getAll(below(prefix)))
  return values === missing ? [] : values
}

/** Forgets one value. */
export async function deleteValue(key: string): Promise<void> {
  await inStore('readwrite', place => place.delete(key))
}

/** Forgets the values whose keys begin with `prefix`; all of them without one. */
export async function deleteWithPrefix(prefix = ''): Promise<void> {
  await inStore('readwrite', place => place.delete(below(prefix)))
}

const below = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

/** Carries out one request in a transaction of its own; `missing` where that cannot be done. Never throws. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (place: IDBObjectStore) => IDBRequest<T>,
): Promise<T | typeof missing> {
  try {
    return await inTime(
      open().then<T | typeof missing>(database => {
        if (!database) return missing
        return new Promise<T>((resolve, reject) => {
          const transaction = database.transaction(store, mode)
          const request = ask(transaction.objectStore(store))
          transaction.oncomplete = () => resolve(request.result)
          transaction.onabort = () => reject(transaction.error)
        })
      }),
    )
  } catch {
    return missing
  }
}

function open(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise<IDBDatabase | undefined>((resolve, reject) => {
    const request = indexedDB.open('mindling', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      // Another page deletes or renews the store: it must not have to wait for this one.
      request.result.onversionchange = () => {
        request.result.close()
        opening = undefined
      }
      resolve(request.result)
    }
  }).catch(() => undefined)
  return opening
}

function inTime<T>(work: Promise<T>): Promise<T | typeof missing> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<typeof missing>(resolve => {
    timer = setTimeout(() => {
      // Nobody has to wait for it a second time.
      opening = Promise.resolve(undefined)
      resolve(missing)
    }, patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
