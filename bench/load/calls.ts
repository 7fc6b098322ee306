import { randomUUID } from 'node:crypto'
import { type Crowd, optionFor } from './crowd.ts'

/** A request. */
export interface Sent {
  method: 'GET' | 'POST'
  path: string
  /** The learner who sends it. */
  learner: string
  cookie: string
  body?: object
  key?: string
}

/** Produces requests. */
export interface CallMaker {
  /** The next request of a kind, each time by the next learner. No question is answered twice before all have been. */
  next(name: string): Sent
  /** Must be given each reply, because later requests depend on it. */
  heard(sent: Sent, reply: string): void
}

/** What a learner requests rounds of, in order. */
const kinds = ['science', 'mixed', 'history', 'art']

export function callMaker({ learners, questions, topic, password }: Crowd): CallMaker {
  const turns = new Map<string, number>()
  const begun: { path: string; learner: string; cookie: string }[] = []
  const make: Record<string, (n: number, learner: Crowd['learners'][number]) => Omit<Sent, 'cookie' | 'learner'>> = {
    'sign-in': (_n, { email }) => post('/api/auth/login', { email, password }),
    me: () => get('/api/auth/me'),
    config: () => get('/api/config'),
    creature: () => get('/api/creature'),
    topics: () => get('/api/topics'),
    progress: () => get('/api/progress'),
    history: () => get('/api/progress/history'),
    mistakes: () => get('/api/mistakes'),
    'made-good': () => get('/api/questions/made-good'),
    // An open round would be resumed, which is less work than a new one.
    generate: n => {
      const topicId = kinds[Math.floor(n / learners.length) % kinds.length]
      return post('/api/questions/generate', { topicId, userLevel: 1 })
    },
    answer: (n, { id }) => {
      const question = questions[Math.floor(n / learners.length) % questions.length]
      if (!question) throw new Error('There is nothing to be answered.')
      const userAnswer = optionFor(question, id, n)
      const body = { userAnswer, sessionDuration: 60, breaksTaken: 0, secondsTaken: 8.5 }
      return { ...post(`/api/questions/${question.id}/answer`, body), key: randomUUID() }
    },
    hint: n => post(`/api/questions/${questions[(n * 7 + 500) % questions.length]?.id}/hint`, {}),
    'take-break': () => get(`/api/topics/${topic}/break/fact`),
    heartbeat: () => post('/api/session/heartbeat', { state: 'active' }),
    picture: (_n, { creature: pet }) => get(`/api/creatures/${pet}/image/0`),
    thought: () => get('/api/creature/thought'),
    feed: () => ({ ...post('/api/creature/feed', {}), key: randomUUID() }),
    play: () => ({ ...post('/api/creature/play', {}), key: randomUUID() }),
    rest: () => ({ ...post('/api/creature/rest', {}), key: randomUUID() }),
    talk: () => ({ ...post('/api/creature/talk', {}), key: randomUUID() }),
  }
  const next = (name: string): Sent => {
    const taken = name === 'complete-break' ? begun.shift() : undefined
    if (taken) return { ...post(taken.path, { bubbles: 3 }), learner: taken.learner, cookie: taken.cookie }
    // No learner has an open break yet, so one is started.
    if (name === 'complete-break') return next('take-break')
    const n = turns.get(name) ?? 0
    turns.set(name, n + 1)
    const learner = learners[n % learners.length]
    const how = make[name]
    if (!learner || !how) throw new Error(`Nobody knows how to make the call ${name}.`)
    return { ...how(n, learner), learner: learner.id, cookie: name === 'sign-in' ? '' : learner.cookie }
  }
  return {
    next,
    heard(sent, reply) {
      if (!sent.path.includes('/break/')) return
      const { id } = JSON.parse(reply) as { id: string }
      begun.push({ path: `/api/breaks/${id}/complete`, learner: sent.learner, cookie: sent.cookie })
    },
  }
}

const get = (path: string) => ({ method: 'GET' as const, path })
const post = (path: string, body: object) => ({ method: 'POST' as const, path, body })
