import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { signUp } from '#account/contract.ts'
import { answerQuestion, generateQuestions } from '#learning/contract.ts'
import { createPet } from '#pet/contract.ts'
import { addTopic } from '#topics/contract.ts'
import { Visitor } from '../app/test-app.ts'

/** Timeout of a try in milliseconds, the same as the page's. */
const longestTry = 15_000
/** One answer in this many is sent to both servers at once, like a double click. */
const doubleEvery = 7

/** The questions to answer, in order. */
const topics = ['science', 'history', 'music', 'programming', 'mathematics']

/** A learner who answers without a pause. Each answer is retried with the same idempotency key until it is accepted. */
export interface Answering {
  readonly visitor: Visitor
  /** Idempotency key → the experience in the acknowledged reply. */
  readonly acknowledged: ReadonlyMap<string, number>
}

/** A stream of answers that continues whatever happens to the servers. */
export interface Stream {
  readonly learners: readonly Answering[]
  /** Answers acknowledged so far. */
  taken(): number
  /** Tries that ended without a reply, so it's unknown whether they counted. */
  unsure(): number
  /** Answers sent to a server that hasn't replied yet. */
  underWay(origin: string): number
  /** Waits for this many more answers by each learner. @returns the milliseconds it took */
  more(count: number, patience?: number): Promise<number>
  /** Lets all learners finish their current call and wait until the work is done. */
  atRest<T>(work: () => Promise<T>): Promise<T>
  /** Stops once every answer on its way has been accepted. */
  stop(): Promise<void>
}

/** @param origins the servers; a learner without a reply turns to the next one, as a proxy would */
export async function startStream(origins: readonly string[], count: number): Promise<Stream> {
  const faults: unknown[] = []
  const tally: Tally = { unsure: 0, underWay: new Map(origins.map(origin => [origin, 0])) }
  const gate = openGate()
  const learners = await Promise.all(Array.from({ length: count }, (_, n) => enrol(origins[n % origins.length] ?? '')))
  const running = learners.map(each =>
    answerOnAndOn(each, origins, gate, tally).catch(fault => void faults.push(fault)),
  )
  const check = () => {
    if (faults.length > 0) throw faults[0]
  }
  const stream: Stream = {
    learners,
    taken: () => learners.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    unsure: () => tally.unsure,
    underWay: origin => tally.underWay.get(origin) ?? 0,
    async more(each, patience = 120_000) {
      const before = performance.now()
      const goals = learners.map(({ acknowledged }) => acknowledged.size + each)
      while (learners.some(({ acknowledged }, n) => acknowledged.size < (goals[n] ?? 0))) {
        check()
        if (performance.now() - before > patience) throw new Error(`No answers were taken for ${patience / 1000} s.`)
        await pause(10)
      }
      return performance.now() - before
    },
    async atRest(work) {
      const open = gate.close()
      try {
        while (gate.waiting() < learners.length) {
          check()
          await pause(5)
        }
        return await work()
      } finally {
        open()
      }
    },
    async stop() {
      gate.end()
      await Promise.all(running)
      check()
    },
  }
  return stream
}

/** Counts the outcomes of tries. */
interface Tally {
  unsure: number
  /** Tries under way, by the server's origin. */
  readonly underWay: Map<string, number>
}

interface Learner extends Answering {
  readonly acknowledged: Map<string, number>
}

/** Signs up a learner with a pet and topics. */
export async function enrol(origin: string): Promise<Learner> {
  const visitor = new Visitor(origin)
  const email = `${randomUUID()}@example.org`
  await visitor.done(signUp, { body: { email, username: 'Ana', password: visitor.password } })
  visitor.email = email
  await visitor.done(createPet, { body: { name: 'Pip' } })
  for (const topicId of topics) await visitor.done(addTopic, { body: { topicId } })
  return { visitor, acknowledged: new Map() }
}

async function answerOnAndOn(learner: Learner, origins: readonly string[], gate: Gate, tally: Tally): Promise<void> {
  const line = openLine(learner.visitor, origins, tally)
  const left = [...topics]
  while (await gate.pass()) {
    const [topicId] = left
    if (!topicId) throw new Error('Somebody has answered all questions that there are.')
    const { questions, round } = (await line.untilTaken('generate', generateQuestions.path, { topicId })) as Round
    const open = questions.slice(round.answered)
    // No question comes twice on a day, so a topic runs out after some hundred answers.
    if (open.length === 0) left.shift()
    for (const { id, correctAnswer } of open) {
      if (!(await gate.pass())) return
      const attempt = randomUUID()
      const path = answerQuestion.path.replace(':questionId', id)
      const body = { userAnswer: correctAnswer, sessionDuration: 60, breaksTaken: 0 }
      const once = () => line.untilTaken('answer', path, body, attempt)
      const twice = learner.acknowledged.size % doubleEvery === 0
      const replies = await Promise.all(twice ? [once(), once()] : [once()])
      const gains = replies.map(reply => (reply as Fed).feedingResult.statChanges.experience ?? 0)
      if (new Set(gains).size > 1) throw new Error(`One answer brought ${gains.join(' and ')}.`)
      learner.acknowledged.set(attempt, gains[0] ?? 0)
    }
  }
}

interface Round {
  questions: { id: string; correctAnswer: number }[]
  round: { answered: number }
}

interface Fed {
  feedingResult: { statChanges: { experience?: number } }
}

/** Retries until the server accepts. A reply that would make the page give up is an error, because the answer would be lost. */
function openLine(visitor: Visitor, origins: readonly string[], tally: Tally) {
  let turn = origins.indexOf(visitor.origin)
  const trySending = async (origin: string, path: string, body: object, attempt: string | undefined) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: visitor.cookie,
        ...(attempt === undefined ? {} : { 'idempotency-key': attempt }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(longestTry),
    })
    return { status: response.status, content: (await response.json()) as unknown }
  }
  return {
    /** @param attempt the idempotency key of an answer; calls without one are not counted */
    async untilTaken(what: string, path: string, body: object, attempt?: string) {
      for (;;) {
        const origin = origins[turn++ % origins.length] ?? ''
        const count = (by: number) => {
          if (attempt !== undefined) tally.underWay.set(origin, (tally.underWay.get(origin) ?? 0) + by)
        }
        count(1)
        const { status, content } = await trySending(origin, path, body, attempt)
          .catch(() => ({ status: 0, content: {} }))
          .finally(() => count(-1))
        if (status === 200) return content
        if (status !== 0 && status < 500 && status !== 408 && status !== 429)
          throw new Error(`The ${what} call was refused for good: ${status} ${JSON.stringify(content)}`)
        if (attempt !== undefined) tally.unsure++
        await pause(50)
      }
    },
  }
}

/** A gate that all learners pass before each call; they wait while it is closed. */
interface Gate {
  /** False once the stream ends. */
  pass(): Promise<boolean>
  /** Closes the gate. @returns a function that opens it again */
  close(): () => void
  waiting(): number
  end(): void
}

function openGate(): Gate {
  let ended = false
  let opened: Promise<void> | undefined
  let waiting = 0
  return {
    async pass() {
      while (opened) {
        waiting++
        await opened
      }
      return !ended
    },
    close() {
      let open: () => void = () => undefined
      opened = new Promise(resolve => {
        open = resolve
      })
      return () => {
        opened = undefined
        waiting = 0
        open()
      }
    },
    waiting: () => waiting,
    end: () => {
      ended = true
    },
  }
}
