import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { call } from '#kit/contract/call.ts'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { Button } from '#kit/ui/button.tsx'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { saveFile } from './save-file.ts'
import { yourDataWords as words } from './your-data-words.ts'

/** A file to download: the call that fetches it, and its name. */
export interface DownloadFile {
  readonly call: Endpoint & { method: 'GET' }
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly label: string
}

/** A button that downloads a file. */
export function DownloadButton({ file }: { file: DownloadFile }) {
  const fetching = useMutation({
    mutationFn: async () => String(dataOrThrow(await call<Endpoint>(file.call, {}))),
    onSuccess: text => saveFile(file.name, file.type, text),
    onError: fault => toast({ title: words.failed, description: fault.message, kind: 'destructive', fault }),
  })
  return (
    <Button kind="secondary" busy={fetching.isPending} onClick={() => fetching.mutate()}>
      {!fetching.isPending && <Download size={18} aria-hidden="true" />}
      {file.label}
    </Button>
  )
}
