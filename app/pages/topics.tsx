import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { Notice } from '#app/web/notice.tsx'
import { paths, roundAt } from '#app/web/paths.ts'
import { words } from '#app/web/words.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { CustomTopicTile } from '#topics/web/custom-topic/custom-topic-tile.tsx'
import { TopicList, TopicListSkeleton } from '#topics/web/topic-list.tsx'
import { TopicPicker } from '#topics/web/topic-picker.tsx'
import { useTopics } from '#topics/web/topics-query.ts'
import { pageWords } from '#topics/words.ts'

const addedToLearningMs = 1500

/** /topics */
export function Topics() {
  const topics = useTopics()
  const [, navigate] = useLocation()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  return (
    <>
      <title>{words.title(pageWords.chooseTitle)}</title>
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4 sm:mt-4">
        <div>
          <h1 className="text-h1">{pageWords.chooseTitle}</h1>
          <p className="mt-1.5 text-ink-soft text-lead">{pageWords.chooseText}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink kind="secondary" href={paths.home}>
            {pageWords.toHome}
          </ButtonLink>
          <ButtonLink kind="secondary" href={paths.learning}>
            {pageWords.toLearning}
          </ButtonLink>
        </div>
      </div>
      {topics.error && !topics.data ? (
        <Notice fault={topics.error} onRetry={() => void topics.refetch()} />
      ) : (
        <div className="grid items-start gap-9 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <section>
            <h2 className="mb-4 text-h2">{pageWords.moreTopics}</h2>
            <div className="mb-3">
              <CustomTopicTile onStart={topicId => navigate(roundAt(topicId))} />
            </div>
            <TopicPicker
              held={new Set(topics.data?.map(topic => topic.topicId))}
              onAdded={() => {
                leaving.current = setTimeout(() => navigate(paths.learning), addedToLearningMs)
              }}
            />
          </section>
          <section>
            <h2 className="mb-4 text-h2">{pageWords.yourTopics}</h2>
            {topics.data === undefined ? (
              <TopicListSkeleton />
            ) : topics.data.length === 0 ? (
              <p className="rounded-sheet bg-sunk p-5 text-ink-soft">{pageWords.noneYet}</p>
            ) : (
              <TopicList topics={topics.data} roundAt={roundAt} />
            )}
          </section>
        </div>
      )}
    </>
  )
}
