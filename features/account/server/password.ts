import { Piscina } from 'piscina'

/** More at once would stall a machine of two cores. */
const mostThreads = 2

/** Threads of their own, which give way to whoever is learning. */
const hashing = new Piscina({
  filename: new URL('./password-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: mostThreads,
  idleTimeout: Number.POSITIVE_INFINITY,
})

/** Starts them all before somebody waits for one: what they load keeps a core busy for longer than many hashes, and gives way to nobody. */
export async function warmUpHashing(): Promise<void> {
  await Promise.all(Array.from({ length: mostThreads }, () => verifyPassword('', null)))
}

/** The PHC string of a password, salted. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(password, { name: 'hash' })
}

/** Whether the password fits; without a hash it takes the same time and never does. */
export function verifyPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  return hashing.run({ password, hashed }, { name: 'fits' })
}
