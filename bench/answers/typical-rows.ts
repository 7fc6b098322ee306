import type { PoolClient } from 'pg'

interface Keys {
  learner: number
  question: number
  topic: string
  attempt: string
  day: string
}

/** Reads what else an answer depends on, one table at a time. */
export async function loadRows(
  client: PoolClient,
  { learner, question, topic, attempt, day }: Keys,
): Promise<{ rewarded_day: string | null }> {
  await client.query('select outcome from answer where learner_id = $1 and attempt = $2', [learner, attempt])
  await client.query('select time_zone, daily_goal, learning_streak, streak_day from learner where id = $1', [learner])
  await client.query('select used_ms, last_at, answers, reached_at from free_time where learner_id = $1', [learner])
  await client.query('select struck from hint where learner_id = $1 and question_id = $2', [learner, question])
  await client.query('select difficulty from question_record where question_id = $1', [question])
  await client.query('select answers, ability from learner_topic where learner_id = $1 and topic_id = $2', [
    learner,
    topic,
  ])
  await client.query('select answered, active_seconds from learning_day where learner_id = $1 and day = $2', [
    learner,
    day,
  ])
  const memories = await client.query<{ rewarded_day: string | null }>(
    'select stability, difficulty, due_at, rewarded_day::text from memory where learner_id = $1 and question_id = $2',
    [learner, question],
  )
  return memories.rows[0] ?? { rewarded_day: null }
}
