import { Counter, Gauge } from 'prom-client'
import { onVerdict } from '#authoring/server/verdicts.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Metrics } from '#kit/http/metrics/open-metrics.ts'
import { spentOn } from '#membership/server/model-spend.store.ts'

/**
 * Counts questions that authors write and the gate rejects, and exports what models have cost today.
 *
 * @returns stops the counting
 */
export function measureProduct({ db, clock }: HandlerDeps, metrics: Metrics): () => void {
  const registers = [metrics.registry]
  const written = new Counter({
    name: 'questions_judged_total',
    help: 'Questions that this process has put before the gate, by author and outcome.',
    labelNames: ['author', 'outcome'],
    registers,
  })
  const refusals = new Counter({
    name: 'gate_rejections_total',
    help: 'What the gate refused questions for; one question may be refused for several reasons.',
    labelNames: ['author', 'check'],
    registers,
  })
  const model = {
    calls: new Gauge({
      name: 'model_calls_today',
      help: 'Calls to models since midnight (UTC), of all processes.',
      registers,
    }),
    tokens: new Gauge({ name: 'model_tokens_today', help: 'Tokens that they took, or that are set aside.', registers }),
    dollars: new Gauge({ name: 'model_dollars_today', help: 'What they cost, where prices are set.', registers }),
  }
  metrics.source('model_spend', async () => {
    const day = await spentOn.first(db, { day: clock().toISOString().slice(0, 10) })
    model.calls.set(day?.calls ?? 0)
    model.tokens.set(day?.tokens ?? 0)
    model.dollars.set((day?.microdollars ?? 0) / 1e6)
  })
  return onVerdict(({ author, passed, refusedBy }) => {
    written.inc({ author, outcome: passed ? 'passed' : 'refused' })
    for (const check of refusedBy) refusals.inc({ author, check })
  })
}
