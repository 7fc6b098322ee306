import { ButtonLink } from '#kit/ui/button.tsx'
import { Meter } from '#kit/ui/meter.tsx'
import { PottedPlant } from '#kit/ui/potted-plant.tsx'
import { pageWords } from '#progress/words.ts'
import { TopicMark } from '#topics/web/topic-mark.tsx'
import type { Topic } from '#topics/web/topics-query.ts'

const fullBar = 25

/** The topics as plants on a shelf: the bar counts questions out of 25, the plant grows with mastery. */
export function TopicPots({ topics, topicsPath }: { topics: readonly Topic[]; topicsPath: string }) {
  return (
    <section>
      <h2 className="mb-4 text-h2">{pageWords.topics}</h2>
      {topics.length === 0 ? (
        <div className="rounded-sheet bg-card p-6 shadow-rest">
          <p className="text-ink-soft text-lead">{pageWords.noTopics}</p>
          <ButtonLink className="mt-4" href={topicsPath}>
            {pageWords.chooseTopics}
          </ButtonLink>
        </div>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {topics.map(topic => (
            <li key={topic.topicId} className="flex items-end gap-4 rounded-sheet bg-card p-4 pr-5 shadow-rest">
              <PottedPlant grown={topic.masteryLevel} />
              <div className="min-w-0 flex-1 self-center">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <h3 className="min-w-0 text-h3">{topic.topicName}</h3>
                  <TopicMark topic={topic} />
                </div>
                <p className="mb-1.5 text-ink-soft text-small">{pageWords.mastery(topic.masteryLevel)}</p>
                <Meter
                  label={pageWords.questions}
                  value={topic.questionsCompleted}
                  max={fullBar}
                  shown={pageWords.ofQuestions(topic.questionsCompleted, fullBar)}
                  tone="brand"
                  slim
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
