import { type ReactNode, useRef } from 'react'
import { RequestError } from '#kit/ui/request-error.ts'
import { mistakesRound, mixedRound } from '#learning/rules/round-kinds.ts'
import { words } from '#learning/words.ts'
import type { Reaction } from '#pet/web/reactions.ts'
import { celebrate } from '../answers/celebrate.ts'
import { newIdempotencyKey } from '../answers/idempotency-key.ts'
import { fedByBreak } from '../answers/use-feedback.ts'
import { QuestionCard } from '../question/question-card.tsx'
import { QuestionSkeleton } from '../question/question-skeleton.tsx'
import { useHint } from '../question/use-hint.ts'
import { BreakCard, NoMistakes, preloadCards, RoundEnd } from './lazy-cards.tsx'
import { LoadFault } from './load-fault.tsx'
import type { ArenaState } from './use-arena.ts'

/** The open round: a question, a break in its place, its end, or why there is nothing to show. */
export function RoundView({
  arena: { round, topics, mistakes, answers, forgetFed, feed, fault, wayOn, retry },
  topicsPath,
  companion,
  onCheer,
}: {
  arena: ArenaState
  topicsPath: string
  /** The pet below the explanation, on phones. */
  companion: ReactNode
  onCheer: (reaction: Reaction | null) => void
}) {
  const { topicId = '', progress, question, arena, tell } = round
  const hints = useHint(({ questionId: _, ...place }, hint) => tell({ type: 'hint-arrived', ...place, hint }))
  const ended = useRef(false)
  if (progress?.victory) ended.current = true
  if (fault && !question) {
    const code = fault instanceof RequestError ? fault.code : ''
    return code === 'no_mistakes' ? (
      <NoMistakes way={wayOn.name} onGoOn={wayOn.go} />
    ) : (
      <LoadFault message={fault.message} code={code} fault={fault} onRetry={retry} />
    )
  }
  if (progress?.length === 0) return <LoadFault message={words.noQuestionsYet} onRetry={round.again} />
  if (!progress || !question) return <QuestionSkeleton />
  if (progress.victory) return <RoundEnd round={round} mistakes={mistakes} wayOn={wayOn} topicsPath={topicsPath} />
  if (progress.onBreak) {
    return (
      <BreakCard
        key={`${topicId} ${progress.index}`}
        // A break is about one topic: in a round over several, that of the question before it.
        topicId={question.topicId}
        kind={progress.onBreak}
        correct={progress.totalCorrect}
        onCheer={onCheer}
        onReward={reward => feed(fedByBreak(reward))}
        onEnd={taken => tell({ type: 'break-ended', taken })}
      />
    )
  }
  const { roundId, index, chosen, hint } = progress
  const severalTopics = topicId === mixedRound || topicId === mistakesRound
  return (
    <QuestionCard
      key={`${topicId} ${roundId} ${index}`}
      question={question}
      topicName={severalTopics ? topics?.find(topic => topic.topicId === question.topicId)?.topicName : undefined}
      number={index + 1}
      count={progress.length}
      follows={index > 0 || ended.current}
      chosen={chosen}
      hint={hint}
      hintBusy={hints.askingFor === question.id}
      failed={answers.stuck}
      sending={answers.sending}
      onSendAgain={answers.sendAgain}
      onChoose={(option, secondsTaken) => {
        forgetFed()
        const right = option === question.correctAnswer
        if (right) celebrate('right')
        preloadCards()
        tell({ type: 'option-chosen', option, correct: right })
        const { breaksTaken } = arena
        answers.answer({
          round: topicId,
          questionId: question.id,
          userAnswer: option,
          answerText: question.options[option] ?? '',
          right,
          breaksTaken,
          secondsTaken,
        })
      }}
      onHint={() => hints.ask({ questionId: question.id, topicId, roundId, index })}
      onNext={() => tell({ type: 'next-asked', seed: newIdempotencyKey() })}
      companion={companion}
    />
  )
}
