import type { QueryClient } from '@tanstack/react-query'
import { onReply } from '#kit/contract/call.ts'
import { answerQuestion, readCompensations } from '#learning/contract.ts'
import { progressQuery } from '#progress/web/progress-query.ts'

/** Marks the progress report as stale after every answer and compensation, so that its page loads it again. */
export function refreshProgress(client: QueryClient): void {
  const refresh = () => void client.invalidateQueries({ queryKey: progressQuery.queryKey, refetchType: 'none' })
  onReply([answerQuestion], refresh)
  onReply([readCompensations], ({ notes }) => notes.length > 0 && refresh())
}
