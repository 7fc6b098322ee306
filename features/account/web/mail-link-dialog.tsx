import { useState } from 'react'
import { Dialog } from '#kit/ui/dialog.tsx'
import { EmailConfirmed } from './email-confirmed.tsx'
import { ForgotForm } from './forgot-form.tsx'
import type { MailLink } from './mail-link.ts'
import { recoveryWords as words } from './recovery-words.ts'
import { ResetForm } from './reset-form.tsx'

/** The dialog that a mailed link opens, over any page. */
export function MailLinkDialog({
  link,
  onClose,
  onSignedIn,
}: {
  link: MailLink
  onClose: () => void
  onSignedIn: () => void
}) {
  const [forgot, setForgot] = useState(link.kind === 'forgot')
  if (link.kind === 'verify') return <EmailConfirmed token={link.token} onClose={onClose} />
  if (forgot || link.kind === 'forgot') {
    return (
      <Dialog key="forgot" open onClose={onClose} title={words.forgot} closeLabel={words.close}>
        <ForgotForm />
      </Dialog>
    )
  }
  return (
    <Dialog open onClose={onClose} title={words.newTitle} description={words.newText} closeLabel={words.close}>
      <ResetForm token={link.token} onSignedIn={onSignedIn} onAskAgain={() => setForgot(true)} />
    </Dialog>
  )
}
