import type { APIRequestContext } from '@playwright/test'
import { newAddress } from '../server.ts'

/** Whom a scene is for: from a visitor to someone whose names are as long, or as hostile, as the product lets them be. */
export type Kind = 'visitor' | 'newcomer' | 'hatched' | 'learner' | 'child' | 'long' | 'hostile'

/** What a grown-up types at a child's. */
export const pin = '2580'

interface Person {
  username: string
  pet?: string
  topics?: readonly string[]
  child?: true
}

const people: Readonly<Record<Exclude<Kind, 'visitor'>, Person>> = {
  newcomer: { username: 'Nora' },
  hatched: { username: 'Hamid', pet: 'Pip' },
  learner: { username: 'Ana', pet: 'Pip', topics: ['science', 'mathematics', 'history', 'music'] },
  child: { username: 'Mia', pet: 'Pip', topics: ['science', 'music'], child: true },
  long: {
    username: 'Wolfeschlegelsteinhausenbergerdorffwelch',
    pet: 'Maximiliana Bartholomea von Donaudampfsc',
    topics: ['health', 'programming', 'art'],
  },
  hostile: {
    username: '<script>alert(1)</script>',
    pet: '<img src=x onerror=alert(1)> & Ẕ̵̈á̵ 𝕳',
    topics: ['literature'],
  },
}

/** Signs someone of this kind up by the calls alone, with pet and topics; the browser behind `request` is then signed in. */
export async function enrol(request: APIRequestContext, kind: Kind): Promise<void> {
  if (kind === 'visitor') return
  const { username, pet, topics = [], child } = people[kind]
  const send = async (method: 'POST' | 'PUT', path: string, data: unknown) => {
    const reply = await request.fetch(path, { method, data })
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
  }
  const post = (path: string, data: unknown) => send('POST', path, data)
  const local = kind === 'long' ? 'a.very.long.address.that.goes.on.and.on.and.on' : kind
  await post('/api/auth/signup', {
    email: newAddress(local),
    username,
    password: 'a long enough password',
  })
  if (pet) await post('/api/creature/create', { name: pet })
  for (const topicId of topics) await post('/api/topics', { topicId })
  if (child) await send('PUT', '/api/guardian/pin', { pin })
}
