import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { verifyEmail } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { Spinner } from '#kit/ui/spinner.tsx'
import { userQuery } from './current-user.ts'
import { recoveryWords as words } from './recovery-words.ts'

/** Confirms an e-mail address by a mailed link and shows the result. */
export function EmailConfirmed({ token, onClose }: { token: string; onClose: () => void }) {
  const client = useQueryClient()
  // A query, so it runs once for each link even if the component mounts twice.
  const confirming = useQuery({
    queryKey: ['/api/auth/verification', token],
    queryFn: async () => dataOrThrow(await call(verifyEmail, { body: { token } })),
    gcTime: 0,
  })
  const { isPending, isSuccess, error } = confirming
  useEffect(() => {
    if (isSuccess) void client.invalidateQueries({ queryKey: userQuery.queryKey })
  }, [client, isSuccess])
  const title = isPending ? words.email : isSuccess ? words.confirmedTitle : words.notConfirmedTitle
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={words.close}>
      <div role="status" className="mb-5 flex items-center gap-3 text-ink-soft">
        {isPending && <Spinner size={20} />}
        <p>{isPending ? words.confirming : (error?.message ?? words.confirmedText)}</p>
      </div>
      {!isPending && (
        <Button size="large" className="w-full" onClick={onClose}>
          {words.onward}
        </Button>
      )}
    </Dialog>
  )
}
