import { Download } from '#kit/http/download.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { exportAccount } from '../../contract.ts'
import type { ExportPart } from './export-table.ts'
import { writeExport } from './write-export.ts'

/** Sends everything that is stored about an account and the learner of the session as a download. */
export function exportAccountRoute({ db, clock }: HandlerDeps, parts: readonly ExportPart[]): Route {
  return route(exportAccount, async ({ accountId, learnerId }) => {
    const now = clock()
    return new Download(
      `mindling-${now.toISOString().slice(0, 10)}.json`,
      writeExport(db, parts, { accountId, learnerId }, now),
    )
  })
}
