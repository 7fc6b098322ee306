import { machine } from '../machine.ts'
import { printTable } from '../table.ts'
import { loops, type Pace, turns } from './alternate.ts'
import type { Below } from './below-peak.ts'
import { longestStill, mostStolen, mostTries } from './calm.ts'
import { mostTimesRest } from './climb.ts'
import { activeSeconds, callsPerActiveSecond, callsPerDay, day } from './day.ts'
import type { SentBy } from './driver-mix.ts'
import type { Capacity } from './load.ts'
import { type Step, tries } from './step.ts'

/** @param statements what each call sends */
export function printDay(statements: ReadonlyMap<string, SentBy>): void {
  const countOf = (name: string) => statements.get(name)?.count ?? 0
  const rows = day.map(({ name, perDay, because }) => [name, perDay.toFixed(2), countOf(name).toFixed(1), because])
  const all = day.reduce((sum, { name, perDay }) => sum + perDay * countOf(name), 0)
  printTable(
    `A learner's day: ${Math.round(activeSeconds / 60)} minutes`,
    ['call', 'a day', 'statements', 'because'],
    [...rows, ['all', callsPerDay.toFixed(2), (all / callsPerDay).toFixed(1), `${all.toFixed(0)} statements a day`]],
  )
  printTable(
    'What each call sends',
    ['call', 'statements'],
    day.map(({ name }) => [name, statements.get(name)?.names.join(', ') ?? '']),
  )
}

export function printSteps(capacity: Capacity | undefined): void {
  if (!capacity) return
  const { servers, climb } = capacity
  const row = (what: string, { rate, answered, seconds, shed, p50, p99, lateP99, busy, stolen, still, task }: Step) => [
    what,
    rate,
    (answered / seconds).toFixed(0),
    shed,
    p50.toFixed(2),
    p99.toFixed(2),
    (p99 / climb.atRest.p50).toFixed(1),
    lateP99.toFixed(2),
    busy.servers.toFixed(2),
    busy.database.toFixed(2),
    busy.learners.toFixed(2),
    (100 * stolen).toFixed(1),
    still.toFixed(0),
    task.toFixed(2),
  ]
  printTable(
    `Calls by schedule on ${processes(servers)} (${machine()})`,
    [
      ...['rate', 'due a second', 'answered a second', 'shed', 'p50 ms', 'p99 ms', '× p50 at rest'],
      ...[
        'sender late p99 ms',
        'servers, cores',
        'PostgreSQL, cores',
        'sender, cores',
        'stolen %',
        'disk still ms',
        'task ms',
      ],
    ],
    [
      row('at rest', climb.atRest),
      ...climb.steps.map(step => row('rising', step)),
      ...(climb.peak ? [row('peak', climb.peak)] : []),
      ...(climb.below ? [row('70 % of peak', climb.below)] : []),
      ...(climb.flood ? [row('3 × peak', climb.flood)] : []),
      ...(climb.after ? [row('at rest again', climb.after)] : []),
    ],
  )
  printCalls(capacity)
}

/** Latencies of each call at 70 % of the peak. */
function printCalls({ servers, climb: { below } }: Capacity): void {
  if (!below) return
  const rows = below.calls
    .toSorted((a, b) => b.p90 - a.p90)
    .map(({ name, answered, p50, p90, slowest }) => [name, answered, p50.toFixed(2), p90.toFixed(2), slowest])
  printTable(
    `Each call at 70 % of the peak on ${processes(servers)}`,
    ['call', 'answered', 'p50 ms', 'p90 ms', 'among the slowest percent'],
    rows,
  )
}

const processes = (count: number) => (count === 1 ? 'one server process' : `${count} server processes`)

/** p99 as a multiple of the p50 and the number of tries, or a note that too few were calm. */
const tailOf = ({ p99, p50, calm, made }: Below) =>
  calm ? `${(p99 / p50).toFixed(1)} (${tries} of ${made})` : `not measured (${(p99 / p50).toFixed(1)} on a busy host)`

/** Share of the driver-only rate, and the number of turns. */
const shareOf = ({ ofDriver, made, calm }: Pace) =>
  `${ofDriver.toFixed(2)} (${calm ? `${turns * loops.length} of ${made}` : 'on a busy host'})`

export function printGoals(capacities: readonly Capacity[]): void {
  const rows = capacities.map(({ servers, pace, climb: { peak, disturbed, below } }) => [
    processes(servers),
    pace.driver.toFixed(0),
    pace.http.toFixed(0),
    shareOf(pace),
    `${pace.log.http}, ${pace.log.driver}`,
    `${disturbed ? 'at least ' : ''}${peak?.rate ?? 0}`,
    ((peak?.rate ?? 0) / pace.driver).toFixed(2),
    below ? tailOf(below) : '',
    peak ? (((peak.busy.servers + peak.busy.database) * 1000) / (peak.answered / peak.seconds)).toFixed(2) : '',
    Math.round((peak?.rate ?? 0) / callsPerActiveSecond),
    peak ? Math.round(peak.rate / callsPerActiveSecond / (peak.busy.servers + peak.busy.database)) : '',
  ])
  printTable(
    `The whole mix beside the same SQL without HTTP (goals: at least 0.50 of it, the middle of ${turns} turns of each number at once; at 70 % of the peak p99 at most 5 × p50, the middle of ${tries} tries; those count in which the host gave at most ${100 * mostStolen} % to others and the disk stood still for at most ${longestStill} ms, at 70 % also those alone between two in which the peak was held, of at most ${mostTries}; peak: p99 at most ${mostTimesRest} × p50 at rest)`,
    [
      ...['on', 'driver only, a second', 'in loops, a second', 'of driver', 'log bytes a call, both'],
      ...['peak by schedule', 'of driver'],
      ...['p99 / p50 at 70 %', 'CPU ms a call', 'active learners', 'active learners a core'],
    ],
    rows,
  )
  console.log(
    `\nAn active learner makes ${callsPerActiveSecond.toFixed(3)} calls a second, ${callsPerDay.toFixed(0)} in a day of ${Math.round(activeSeconds / 60)} minutes.`,
  )
}
