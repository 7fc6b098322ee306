import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { exportAccount } from '#account/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { focusOnMount } from '#kit/ui/focus-on-mount.ts'
import type { User } from './current-user.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { DownloadButton, type DownloadFile } from './download-button.tsx'
import { yourDataWords as words } from './your-data-words.ts'

/**
 * Downloads of the learner's data, and deleting the account.
 *
 * @param files downloads that other features add
 * @param onGone called once the account is deleted
 */
export function YourDataDialog({
  user,
  files,
  onClose,
  onGone,
}: {
  user: User
  files: readonly DownloadFile[]
  onClose: () => void
  onGone: () => void
}) {
  const [deleting, setDeleting] = useState<boolean>()
  const day = new Date().toISOString().slice(0, 10)
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.about} closeLabel={words.close}>
      <div className="space-y-3.5">
        <Part title={words.takeTitle} text={words.takeText}>
          <DownloadButton
            file={{
              call: exportAccount,
              name: `mindling-${day}.json`,
              type: 'application/json',
              label: words.download,
            }}
          />
        </Part>
        <Part title={words.toolsTitle} text={words.toolsText}>
          {files.map(file => (
            <DownloadButton key={file.name} file={file} />
          ))}
        </Part>
        <Part title={words.deleteTitle} text={words.deleteText}>
          {user.session.isSubscribed && <p className="w-full">{words.deleteSubscription}</p>}
          {deleting ? (
            <DeleteAccountForm user={user} onKeep={() => setDeleting(false)} onGone={onGone} />
          ) : (
            <Button
              ref={deleting === false ? focusOnMount : undefined}
              kind="secondary"
              onClick={() => setDeleting(true)}
            >
              {words.deleteFirst}
            </Button>
          )}
        </Part>
      </div>
    </Dialog>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border-2 border-line bg-raised p-4">
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      <p className="mt-1 mb-3 text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
