import type { ReactElement } from 'react'
import type { BreakKind } from '#learning/rules/breaks/break-kinds.ts'
import type { BreakContent, BreakContentOf } from '#learning/rules/breaks/break-shapes.ts'
import type { Reaction } from '#pet/web/reactions.ts'
import { AchievementBreak } from './break-achievement.tsx'
import { ArticleBreak } from './break-article.tsx'
import { BrainBreak } from './break-brain.tsx'
import { DiagramBreak } from './break-diagram.tsx'
import { EnergyBreak } from './break-energy.tsx'
import { FactBreak } from './break-fact.tsx'
import { InteractiveBreak } from './break-interactive.tsx'
import { PlayBreak } from './break-play.tsx'

export interface BreakProps<K extends BreakKind> {
  shown: BreakContentOf<K>
  /** Right answers in this topic so far. */
  correct: number
  onCheer: (reaction: Reaction) => void
  onBubbles: (popped: number) => void
}
/** What the pet does as each kind of break begins. */
export const openingReactions: Readonly<Record<BreakKind, Reaction>> = {
  fact: 'hop',
  article: 'hop',
  diagram: 'hop',
  interactive: 'hop',
  'brain-break': 'wave',
  'energy-boost': 'munch',
  'creature-play': 'tickle',
  achievement: 'joy',
}

/** The inside of a break. The return type makes a kind without a case a compile error. */
export function BreakBody({
  shown,
  ...props
}: Omit<BreakProps<BreakKind>, 'shown'> & { shown: BreakContent }): ReactElement {
  switch (shown.kind) {
    case 'fact':
      return <FactBreak {...props} shown={shown} />
    case 'article':
      return <ArticleBreak {...props} shown={shown} />
    case 'diagram':
      return <DiagramBreak {...props} shown={shown} />
    case 'interactive':
      return <InteractiveBreak {...props} shown={shown} />
    case 'brain-break':
      return <BrainBreak {...props} shown={shown} />
    case 'energy-boost':
      return <EnergyBreak />
    case 'creature-play':
      return <PlayBreak {...props} shown={shown} />
    case 'achievement':
      return <AchievementBreak {...props} shown={shown} />
  }
}
