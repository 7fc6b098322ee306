import type { Queryable } from '#kit/db/statement.ts'
import type { Pack } from '../rules/pack.ts'
import { findKnowledge } from './knowledge.store.ts'

/** Topics whose pack was made when a learner asked for them: `dictionary:bass.n.08`, `encyclopedia:origami`. */
const made = /^(dictionary|encyclopedia):/

/** The pack of a topic that no reviewed pack holds; undefined for any other topic, and where nothing is known of it. */
export async function madePack(db: Queryable, topicId: string): Promise<Pack | undefined> {
  return made.test(topicId) ? (await findKnowledge.first(db, { topic: topicId }))?.pack : undefined
}
