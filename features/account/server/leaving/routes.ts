import type { Route } from '#kit/http/route.ts'
import { deleteAccountRoute } from './delete-account.ts'
import { exportAccountRoute } from './export-account.ts'
import type { ExportPart } from './kept-table.ts'
import type { Leaving } from './leaving.ts'

/** @param parts what an export is made of */
export const leavingRoutes = (leaving: Leaving, parts: readonly ExportPart[]): Route[] => [
  exportAccountRoute(leaving, parts),
  deleteAccountRoute(leaving),
]
