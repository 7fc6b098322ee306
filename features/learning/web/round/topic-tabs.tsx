import { RotateCcw, Shuffle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { mistakesRound, mixedRound } from '#learning/rules/round-kinds.ts'
import type { RoundProgress } from '#learning/rules/round-progress.ts'
import { pageWords } from '#learning/words.ts'
import { TopicMark } from '#topics/web/topic-mark.tsx'
import type { Topic } from '#topics/web/topics-query.ts'

/** A tab for each round: a topic with its score in this round, what is due, and New or Custom; all mixed; the mistakes. */
export function TopicTabs({
  offered,
  topics,
  mistakes,
  rounds,
  chosen,
  onChoose,
}: {
  /** The rounds in order: topic ids, and the kinds of round over several topics. */
  offered: readonly string[]
  topics: readonly Topic[]
  mistakes: number
  rounds: Readonly<Record<string, RoundProgress>>
  chosen: string
  onChoose: (topicId: string) => void
}) {
  // On a phone the row scrolls, so a tab opened from elsewhere may be out of view. It also takes focus that was lost.
  const before = useRef(chosen)
  useEffect(() => {
    const tab = document.querySelector<HTMLElement>(`[data-tab="${CSS.escape(chosen)}"]`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (before.current !== chosen && document.activeElement === document.body) tab?.focus({ preventScroll: true })
    before.current = chosen
  }, [chosen])
  const tabs = offered.map(id => {
    const score = rounds[id]?.score
    const topic = topics.find(({ topicId }) => topicId === id)
    return {
      id,
      label: (
        <>
          {topic ? <span className="max-w-60 truncate">{topic.topicName}</span> : <KindOfRound kind={id} />}
          {score && score.total > 0 && (
            <Counted tone="leaf" shown={pageWords.score(score.correct, score.total)}>
              {pageWords.scoreRead(score.correct, score.total)}
            </Counted>
          )}
          {id === mistakesRound && mistakes > 0 && (
            <Counted tone="apricot" shown={String(mistakes)}>
              {pageWords.mistakesRead(mistakes)}
            </Counted>
          )}
          {topic && topic.dueReviews > 0 && <Badge tone="apricot">{pageWords.dueToday(topic.dueReviews)}</Badge>}
          {topic && !(score && score.total > 0 && !topic.isCustom) && <TopicMark topic={topic} />}
        </>
      ),
    }
  })
  return <Tabs group="arena" label={pageWords.topics} look="chips" tabs={tabs} chosen={chosen} onChoose={onChoose} />
}

/** The name of a round over several topics. */
function KindOfRound({ kind }: { kind: string }) {
  const Icon = kind === mixedRound ? Shuffle : RotateCcw
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      {kind === mixedRound ? pageWords.mixed : pageWords.mistakes}
    </>
  )
}

/** A number in a badge, with its meaning for screen readers. */
function Counted({ tone, shown, children }: { tone: 'leaf' | 'apricot'; shown: string; children: string }) {
  return (
    <Badge tone={tone}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{children}</span>
    </Badge>
  )
}
