import { Piscina } from 'piscina'

/** Threads of their own, which give way to whoever is learning; more at once would stall a machine of two cores. */
const hashing = new Piscina({
  filename: new URL('./password-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: Number.POSITIVE_INFINITY,
})

/** The PHC string of a password, salted. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(password, { name: 'hash' })
}

/** Whether the password fits; without a hash it takes the same time and never does. */
export function passwordFits(password: string, hashed: string | null | undefined): Promise<boolean> {
  return hashing.run({ password, hashed }, { name: 'fits' })
}
