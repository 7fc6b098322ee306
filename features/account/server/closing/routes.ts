import type { Route } from '#kit/http/route.ts'
import { exportAccountRoute } from '../export/export-account.ts'
import type { ExportPart } from '../export/export-table.ts'
import type { ClosingDeps } from './closing-deps.ts'
import { deleteAccountRoute } from './delete-account.ts'

/** @param parts what an export is made of */
export const closingRoutes = (closing: ClosingDeps, parts: readonly ExportPart[]): Route[] => [
  exportAccountRoute(closing, parts),
  deleteAccountRoute(closing),
]
