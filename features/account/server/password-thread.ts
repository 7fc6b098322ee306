import { setPriority } from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'

/**
 * Argon2id with the OWASP floor: of its five settings that defend equally well, the one that asks the kernel for the least
 * memory anew each time, 7 MiB in five passes, one lane (Password Storage Cheat Sheet).
 */
const cost = { memoryCost: 7168, timeCost: 5, parallelism: 1 } as const

/**
 * A hash keeps one core busy for tens of milliseconds, in which many answers could be graded: on Linux, where a thread has
 * a priority of its own (setpriority(2), notes), it takes what they leave.
 */
const niceness = 10
if (process.platform === 'linux') setPriority(niceness)

/** A hash that no password fits, of the same cost: an unknown account takes as long to refuse as a wrong password. */
const nobody = hash('no password has this many words and is this one')

/** The PHC string of a password, salted. */
export function hash(password: string): string {
  return hashSync(password, cost)
}

/** Whether the password fits; without a hash it takes the same time and never does. */
export function fits({ password, hashed }: { password: string; hashed: string | null | undefined }): boolean {
  return verifySync(hashed ?? nobody, password) && hashed != null
}
