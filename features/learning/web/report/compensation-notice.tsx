import { useQuery, useQueryClient } from '@tanstack/react-query'
import { compensationsQuery } from './compensations-query.ts'

/** Tells the learner what was made good, on the pages where it stands; shows nothing itself. */
export function CompensationNotice() {
  useQuery(compensationsQuery(useQueryClient()))
  return null
}
