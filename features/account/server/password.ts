import { Piscina } from 'piscina'

/** More threads would stall a machine with two cores. */
const maxThreads = 2

/** Password hashing runs off the main thread, at a lower priority than requests. */
const hashing = new Piscina({
  filename: new URL('./password-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads,
  idleTimeout: Number.POSITIVE_INFINITY,
})

/** Starts the threads before the first sign-in, because loading them takes longer than many hashes and has no lower priority. */
export async function warmUpHashing(): Promise<void> {
  await Promise.all(Array.from({ length: maxThreads }, () => verifyPassword('', null)))
}

/** The PHC string of a password, salted. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(password, { name: 'hash' })
}

/** Whether the password matches the hash. Without a hash it takes the same time and returns false. */
export function verifyPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  return hashing.run({ password, hashed }, { name: 'verify' })
}
