import { learning } from '#learning/tables.ts'

// Fragments with which the statements of other features read memories.

/**
 * Sum of the recall of the 25 questions of the topic `t` that are remembered best, as `remembered`. Recall is the forgetting
 * curve of FSRS-6, R = (1 + factor × t / S) ^ decay, t in days since the last review, S the stability times e^offset, the
 * learner's own. Its parameters: `:now`, `:factor` and `:decay`.
 */
export const rememberedOfTopic = learning.fragment(
  `select sum(recall) as remembered from (
       select power(1 + :factor::float8 * greatest(extract(epoch from :now::timestamptz - m.reviewed_at)::float8, 0) / 86400 / (m.stability * exp(t.stability_offset)), :decay::float8) as recall
       from memory m where m.learner_id = t.learner_id and m.topic_id = t.topic_id and m.correct_answers > 0
       order by recall desc limit 25
     ) best`,
)

/** How many reviews of the topic `t` are due at `:now`, as `due`. */
export const dueOfTopic = learning.fragment(
  `select count(*) as due from memory m join question q on q.id = m.question_id and q.withdrawn_at is null
     where m.learner_id = t.learner_id and m.topic_id = t.topic_id and m.due_at <= :now::timestamptz`,
)

/** The topic of the learner `l` with most reviews due at `:now`, as `name`, `is_custom` and `questions`. */
export const topicMostDue = learning.fragment(
  `select t.name, t.is_custom, count(*)::int as questions
     from memory m join question q on q.id = m.question_id and q.withdrawn_at is null
     join learner_topic t on t.learner_id = m.learner_id and t.topic_id = m.topic_id
     where m.learner_id = l.id and m.due_at <= :now::timestamptz
     group by t.topic_id, t.name, t.is_custom order by questions desc, t.topic_id limit 1`,
)

/** How many of the latest questions are searched. In most topics two of three have such a sentence; in mathematics one of twelve. */
const lookedThrough = 40

/**
 * A sentence that the learner `l` learned in the seven days before `:now`, as `sentence`: the explanation of a question that
 * was reviewed once and correctly. Calculations and lists of lines are left out, because they make no sentence worth
 * remembering. `:luck`, a number in [0, 1), picks one of the latest ten.
 */
export const sentenceLearned = learning.fragment(
  `select latest.sentence from (
       select said.explanation as sentence, row_number() over (order by m.answered_at desc, m.question_id) as place,
         count(*) over () as found
       from (
         select m.question_id, m.answered_at from memory m
         where m.learner_id = l.id and m.reviews = 1 and m.last_correct and m.answered_at > :now::timestamptz - interval '7 days'
         order by m.answered_at desc, m.question_id limit ${lookedThrough}
       ) m join question q on q.id = m.question_id and q.withdrawn_at is null
       cross join lateral jsonb_to_record(q.draft) as said (explanation text, kind text, code jsonb)
       where said.kind in ('forward', 'inverse', 'recall') and said.code is null and length(said.explanation) <= 110
     ) latest
     where latest.place = 1 + floor(:luck::float8 * least(latest.found, 10))`,
)

/** True if the pool of the topic `k.topic_id` was ever filled. */
export const isStocked = learning.fragment('exists (select from pool_edition p where p.topic_id = k.topic_id)')
