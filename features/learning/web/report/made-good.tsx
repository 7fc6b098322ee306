import { useQuery, useQueryClient } from '@tanstack/react-query'
import { madeGoodQuery } from './made-good-query.ts'

/** Tells the learner what was made good, on the pages where it stands; shows nothing itself. */
export function MadeGood() {
  useQuery(madeGoodQuery(useQueryClient()))
  return null
}
