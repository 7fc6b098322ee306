import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Takes mails to an address out of the folder where they lie that no mail server has taken. */
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

/** Another server may have taken it away, or nobody ever put one there. */
function unlessGone(fault: unknown): undefined {
  if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return undefined
  throw fault
}
