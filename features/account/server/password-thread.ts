import { setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'

/**
 * Argon2id at the OWASP minimum (Password Storage Cheat Sheet). Of its five equally strong settings this one allocates the
 * least memory for each hash: 7 MiB in five passes, one lane.
 */
const cost = { memoryCost: 7168, timeCost: 5, parallelism: 1 } as const

/**
 * A hash keeps a core busy for tens of milliseconds, long enough to grade many answers. On Linux, where priority is set per
 * thread (setpriority(2), notes), hashing yields to them.
 */
const niceness = 10
if (process.platform === 'linux') setPriority(niceness)

/** A hash of the same cost that no password matches, so an unknown account takes as long to refuse as a wrong password. */
const dummyHash = hash('no password has this many words and is this one')

/** The PHC string of a password, salted. */
export function hash(password: string): string {
  return hashSync(password, cost)
}

/** Whether the password matches the hash. Without a hash it takes the same time and returns false. */
export function verify({ password, hashed }: { password: string; hashed: string | null | undefined }): boolean {
  return verifySync(hashed ?? dummyHash, password) && hashed != null
}
