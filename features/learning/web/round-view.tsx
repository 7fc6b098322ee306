import { lazy, type ReactNode } from 'react'
import { CallFault } from '#kit/ui/data-of.ts'
import { mistakesRound, mixedRound } from '#learning/rules/round-kinds.ts'
import { words } from '#learning/words.ts'
import type { Reaction } from '#pet/web/motions.ts'
import type { Topic } from '#topics/web/topics-query.ts'
import { NoMistakes } from './arena-empty.tsx'
import { newAttemptKey } from './attempt-key.ts'
import { LoadFault } from './load-fault.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'
import type { WayOn } from './round-end.tsx'
import type { useAnswer } from './use-answer.ts'
import { useHint } from './use-hint.ts'
import type { Round } from './use-round.ts'

// Neither is on the first screen.
const BreakCard = lazy(async () => ({ default: (await import('./break-card.tsx')).BreakCard }))
const RoundEnd = lazy(async () => ({ default: (await import('./round-end.tsx')).RoundEnd }))

/** What the open round shows: a question, a break in its place, its end, or why there is nothing to show. */
export function RoundView({
  round,
  topics,
  mistakes,
  answers,
  fault,
  wayOn,
  topicsPath,
  companion,
  onRetry,
  onChosen,
  onCheer,
}: {
  round: Round
  topics: readonly Topic[]
  mistakes: number
  answers: ReturnType<typeof useAnswer>
  fault: Error | null
  wayOn: WayOn
  topicsPath: string
  companion: ReactNode
  onRetry: () => void
  onChosen: () => void
  onCheer: (reaction: Reaction | null) => void
}) {
  const { topicId = '', session, question, arena, tell } = round
  const hints = useHint(({ questionId: _, ...place }, hint) => tell({ type: 'hint-arrived', ...place, hint }))
  if (fault && !question) {
    const none = fault instanceof CallFault && fault.code === 'no_mistakes'
    return none ? (
      <NoMistakes way={wayOn.name} onGoOn={wayOn.go} />
    ) : (
      <LoadFault message={fault.message} onRetry={onRetry} />
    )
  }
  if (session?.length === 0) return <LoadFault message={words.noQuestionsYet} onRetry={round.again} />
  if (!session || !question) return <QuestionSkeleton />
  if (session.victory) return <RoundEnd round={round} mistakes={mistakes} wayOn={wayOn} topicsPath={topicsPath} />
  if (session.onBreak) {
    return (
      <BreakCard
        key={`${topicId} ${session.index}`}
        // A break is about one topic; in a round over several, about that of the question before it.
        topicId={question.topicId}
        kind={session.onBreak}
        correct={session.score.correct}
        onCheer={onCheer}
        onEnd={taken => tell({ type: 'break-ended', taken })}
      />
    )
  }
  const { batch, index, chosen, hint } = session
  const overSeveral = topicId === mixedRound || topicId === mistakesRound
  return (
    <QuestionCard
      key={`${topicId} ${batch} ${index}`}
      question={question}
      topicName={overSeveral ? topics.find(topic => topic.topicId === question.topicId)?.topicName : undefined}
      number={index + 1}
      count={session.length}
      chosen={chosen}
      hint={hint}
      hintBusy={hints.askingFor === question.id}
      failed={answers.unsent > 0}
      sending={answers.sending}
      onSendAgain={answers.sendAgain}
      onChoose={(option, secondsTaken) => {
        onChosen()
        tell({ type: 'option-chosen', option, correct: option === question.correctAnswer })
        const { breaksTaken } = arena
        answers.answer({ round: topicId, questionId: question.id, userAnswer: option, breaksTaken, secondsTaken })
      }}
      onHint={() => hints.ask({ questionId: question.id, topicId, batch, index })}
      onNext={() => tell({ type: 'next-asked', luck: newAttemptKey() })}
      companion={companion}
    />
  )
}
