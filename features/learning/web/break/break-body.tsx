import type { ReplyOf } from '#kit/contract/endpoint.ts'
import type { takeBreak } from '#learning/contract.ts'
import type { Reaction } from '#pet/web/reactions.ts'
import { AchievementBreak } from './break-achievement.tsx'
import { ArticleBreak } from './break-article.tsx'
import { BrainBreak } from './break-brain.tsx'
import { DiagramBreak } from './break-diagram.tsx'
import { EnergyBreak } from './break-energy.tsx'
import { FactBreak } from './break-fact.tsx'
import { InteractiveBreak } from './break-interactive.tsx'
import { PlayBreak } from './break-play.tsx'

export type Offered = ReplyOf<typeof takeBreak>
export type OfferedAs<K extends Offered['kind']> = Extract<Offered, { kind: K }>
/** What is shown: an offer, or a kind that needs none. */
export type ShownBreak = Offered | { kind: 'achievement' | 'energy-boost' | 'brain-break' | 'creature-play' }

/** The inside of a break, by its kind. */
export function BreakBody({
  shown,
  correct,
  onCheer,
  onBubbles,
}: {
  shown: ShownBreak
  correct: number
  onCheer: (reaction: Reaction) => void
  onBubbles: (popped: number) => void
}) {
  switch (shown.kind) {
    case 'fact':
      return <FactBreak fact={shown} />
    case 'article':
      return <ArticleBreak article={shown} />
    case 'diagram':
      return <DiagramBreak diagram={shown} />
    case 'interactive':
      return <InteractiveBreak game={shown} onCheer={onCheer} />
    case 'brain-break':
      return <BrainBreak stretching={correct % 2 === 1} />
    case 'energy-boost':
      return <EnergyBreak />
    case 'creature-play':
      return <PlayBreak onCheer={onCheer} onBubbles={onBubbles} />
    case 'achievement':
      return <AchievementBreak correct={correct} />
  }
}
