import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { packLanguage } from '#learning/rules/pack-language.ts'
import { pageWords } from '#learning/words.ts'
import { lazyWords } from '../lazy-words.ts'
import type { Proof } from './proof-query.ts'
import { proofQuery } from './proof-query.ts'
import { Source } from './source.tsx'

/** The proof card: what a question is based on, who wrote it, how it was checked, and how learners answered it. */
export function ProofDialog({ questionId, onClose }: { questionId: string; onClose: () => void }) {
  const proof = useQuery(proofQuery(questionId))
  return (
    <Dialog
      open
      onClose={onClose}
      title={lazyWords.proof}
      description={lazyWords.proofAbout}
      closeLabel={lazyWords.close}
    >
      <div aria-live="polite" aria-busy={proof.isPending}>
        {proof.data ? (
          <ProofParts proof={proof.data} />
        ) : proof.error ? (
          <div className="space-y-4">
            <p>{lazyWords.proofFailed}</p>
            <Button busy={proof.isFetching} onClick={() => void proof.refetch()}>
              {pageWords.tryAgain}
            </Button>
          </div>
        ) : (
          <div className="space-y-4">
            <p className="sr-only">{lazyWords.proofLoading}</p>
            <Skeleton className="h-16" />
            <Skeleton className="h-24" />
            <Skeleton className="h-16" />
          </div>
        )}
      </div>
    </Dialog>
  )
}

function ProofParts({ proof }: { proof: Proof }) {
  const { author, restsOn, source, checks, reports } = proof
  const heading =
    restsOn.kind === 'computation'
      ? lazyWords.restsOn.computation(restsOn.title ?? '')
      : lazyWords.restsOn[restsOn.kind]
  return (
    <div className="space-y-5 [overflow-wrap:anywhere]">
      {proof.withdrawn && <p className="rounded-tile bg-apricot-soft p-3">{lazyWords.beingChecked}</p>}
      <Part title={heading}>
        {restsOn.sentences.length === 1 ? (
          <p lang={packLanguage}>{restsOn.sentences[0]}</p>
        ) : (
          <ol lang={packLanguage} className="list-decimal space-y-1 pl-6">
            {restsOn.sentences.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read alike, and they never move
              <li key={index}>{sentence}</li>
            ))}
          </ol>
        )}
        <Source text={source.title} url={source.url} />
      </Part>
      <Part title={lazyWords.writtenBy}>
        <p>{lazyWords.authors[author]}</p>
      </Part>
      <Part title={lazyWords.answeredTitle}>
        <p>
          {howAnswered(proof)} {lazyWords.reportsSoFar(reports)}
        </p>
      </Part>
      <details className="rounded-card bg-leaf-soft px-4 open:pb-4">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium font-name text-leaf-ink">
          <Check size={18} strokeWidth={3} aria-hidden="true" />
          {lazyWords.checksPassed(checks.length)}
        </summary>
        <ul className="mt-1 list-disc space-y-1 pl-6 text-small">
          {checks.map(({ name, label }) => (
            <li key={name}>{label}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function howAnswered({ answers, moreAnswers, rightAnswers }: Proof): string {
  if (!moreAnswers) return lazyWords.answered(answers, rightAnswers ?? 0)
  const often = lazyWords.answeredOften(answers)
  if (rightAnswers === undefined) return often
  return `${often} ${lazyWords.firstRight(Math.round((100 * rightAnswers) / answers))}`
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-1">
      <h3 className="font-medium font-name">{title}</h3>
      {children}
    </section>
  )
}
