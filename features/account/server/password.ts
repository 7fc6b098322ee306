import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the OWASP floor: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** More at once would stall a machine of two cores. */
const atOnce = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1
  else await new Promise<void>(go => waiting.push(go))
  try {
    return await work()
  } finally {
    // Whoever waits takes this place over: were it free for a moment, a newcomer could take it as well.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
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
