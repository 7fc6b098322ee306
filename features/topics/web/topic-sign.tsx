import type { LucideIcon } from 'lucide-react'
import {
  BookOpen,
  FlaskConical,
  HeartPulse,
  Landmark,
  Music,
  Palette,
  Pi,
  SquareTerminal,
  Telescope,
} from 'lucide-react'
import { classNames } from '#kit/ui/class-names.ts'

const signs: Readonly<Record<string, { Icon: LucideIcon; tone: string }>> = {
  science: { Icon: FlaskConical, tone: 'bg-leaf-soft text-leaf-ink' },
  mathematics: { Icon: Pi, tone: 'bg-sky-soft text-sky-ink' },
  history: { Icon: Landmark, tone: 'bg-apricot-soft text-apricot-ink' },
  literature: { Icon: BookOpen, tone: 'bg-brand-soft text-brand-ink' },
  art: { Icon: Palette, tone: 'bg-coral-soft text-coral-ink' },
  music: { Icon: Music, tone: 'bg-brand-soft text-brand-ink' },
  programming: { Icon: SquareTerminal, tone: 'bg-sky-soft text-sky-ink' },
  health: { Icon: HeartPulse, tone: 'bg-coral-soft text-coral-ink' },
}

const custom = { Icon: Telescope, tone: 'bg-apricot-soft text-apricot-ink' }

/** The icon of a topic: a preset has its own, custom topics have a telescope. */
export function TopicSign({ topicId, small = false }: { topicId: string; small?: boolean }) {
  const { Icon, tone } = signs[topicId] ?? custom
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center',
        tone,
        small ? 'size-9 rounded-tile' : 'size-13 rounded-[16px]',
      )}
    >
      <Icon size={small ? 19 : 26} />
    </span>
  )
}
