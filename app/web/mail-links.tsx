import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { MailLink } from '#account/web/mail-link.ts'
import { readMailLink } from '#account/web/mail-link.ts'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { paths } from './paths.ts'

const MailLinkDialog = optionalComponent(() =>
  import('#account/web/mail-link-dialog.tsx').then(part => part.MailLinkDialog),
)

/** Opens links from e-mails on any page, and removes their token from the address bar and the history. */
export function MailLinks() {
  const [link, setLink] = useState<MailLink>()
  const [, navigate] = useLocation()
  useEffect(() => {
    const look = () => {
      const found = readMailLink(location.hash)
      if (!found) return
      history.replaceState(history.state, '', location.pathname + location.search)
      setLink(found)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  if (!link) return null
  const close = () => setLink(undefined)
  return (
    <MailLinkDialog
      key={'token' in link ? link.token : link.kind}
      link={link}
      onClose={close}
      onSignedIn={() => {
        close()
        navigate(paths.home)
      }}
    />
  )
}
