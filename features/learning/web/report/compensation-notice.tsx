import { useQuery, useQueryClient } from '@tanstack/react-query'
import { compensationsQuery } from './compensations-query.ts'

/** Shows compensations as a toast on any page that contains it; renders nothing itself. */
export function CompensationNotice() {
  useQuery(compensationsQuery(useQueryClient()))
  return null
}
