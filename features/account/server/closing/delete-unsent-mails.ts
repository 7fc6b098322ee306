import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes unsent mails to an address from the outbox folder, which is used when no mail server is set up. */
export function deleteUnsentMailsIn(folder: string): (email: string) => Promise<void> {
  return async email => {
    const address = email.toLowerCase()
    for (const name of await namesIn(folder)) {
      const path = join(folder, name)
      const text = await readFile(path, 'utf8').catch(unlessGone)
      if (text?.toLowerCase().includes(address)) await rm(path, { force: true })
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(unlessGone)) ?? []
}

/** Another server may have deleted it already, or the folder was never needed. */
function unlessGone(fault: unknown): undefined {
  if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return undefined
  throw fault
}
