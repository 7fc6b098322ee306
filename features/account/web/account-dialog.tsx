import { KeyRound, Mail, MonitorSmartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Dialog } from '#kit/ui/dialog.tsx'
import type { User } from './current-user.ts'
import { DevicesSection } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { recoveryWords as words } from './recovery-words.ts'

/** The account's e-mail address, password and signed-in devices. */
export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.accountTitle} closeLabel={words.close}>
      <div className="space-y-3.5">
        <Section icon={<Mail size={20} aria-hidden="true" />} title={words.email}>
          <EmailSection user={user} />
        </Section>
        <Section icon={<KeyRound size={20} aria-hidden="true" />} title={words.password}>
          <PasswordSection user={user} />
        </Section>
        <Section icon={<MonitorSmartphone size={20} aria-hidden="true" />} title={words.devices}>
          <DevicesSection timeZone={user.timeZone} />
        </Section>
      </div>
    </Dialog>
  )
}

function Section({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border-2 border-line bg-raised p-4">
      <h3 id={id} className="mb-2 flex items-center gap-2.5 text-h3">
        <span className="text-brand-ink">{icon}</span>
        {title}
      </h3>
      {children}
    </section>
  )
}
