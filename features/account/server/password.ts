import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the OWASP floor: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** More at once would stall a machine of two cores. */
const atOnce = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>(go => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** The PHC string of a password, salted. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** A hash that no password fits, of the same cost: an unknown account takes as long to refuse as a wrong password. */
const nobody = hashPassword('no password has this many words and is this one')

/** Whether the password fits; without a hash it takes the same time and never does. */
export async function passwordFits(password: string, hashed: string | null | undefined): Promise<boolean> {
  const fits = await inTurn(async () => verify(hashed ?? (await nobody), password))
  return fits && hashed != null
}
