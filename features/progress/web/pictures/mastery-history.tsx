import { pictureWords } from '#progress/words.ts'
import { TopicSign } from '#topics/web/topic-sign.tsx'
import { dayAndMonth, shortMonth } from '../day-names.ts'
import type { History } from '../history-query.ts'
import { Curve, CurveDot, CurveToCome, pointsOf } from './curve.tsx'
import { Picture } from './picture.tsx'

const words = pictureWords.mastery
type TopicHistory = History['topics'][number]

/** One small chart per topic: mastery by week for half a year. */
export function MasteryHistory({ history }: { history: History }) {
  const { topics, weeks } = history
  const begun = topics.some(topic => topic.mastery.some(point => point > 0))
  return (
    <Picture
      title={words.title}
      sentence={begun ? words.lead : words.empty}
      table={
        begun && {
          head: [words.week, ...topics.map(topic => topic.topicName)],
          rows: weeks
            .map((week, i) => [dayAndMonth(week), ...topics.map(topic => `${topic.mastery[i] ?? 0}%`)])
            .toReversed(),
        }
      }
    >
      {!begun && <CurveToCome d="M0 99C18 96 22 70 34 62C46 54 52 60 62 40C74 18 86 16 100 12" />}
      {begun && (
        <ul className="mt-6 grid gap-x-9 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {topics.map(topic => (
            <TopicCurve key={topic.topicId} topic={topic} weeks={weeks} />
          ))}
        </ul>
      )}
    </Picture>
  )
}

function TopicCurve({ topic, weeks }: { topic: TopicHistory; weeks: readonly string[] }) {
  const { mastery } = topic
  const first = mastery.findIndex(point => point > 0)
  const now = mastery.at(-1) ?? 0
  const end = pointsOf(mastery, 100).at(-1)
  return (
    <li className="min-w-0">
      <div className="flex items-center gap-2.5">
        <TopicSign topicId={topic.topicId} small />
        <h3 className="min-w-0 flex-1 text-body leading-tight">{topic.topicName}</h3>
        <span className="font-name font-semibold text-h3 tabular-nums">{now}%</span>
      </div>
      <div className="relative mt-3.5 mr-1.5 h-24">
        <Curve values={mastery} max={100} from={first < 0 ? mastery.length : Math.max(0, first - 1)} />
        {first >= 0 && end && <CurveDot {...end} />}
      </div>
      <div className="mt-1.5 flex justify-between gap-3 text-ink-soft text-small">
        <span>{shortMonth(weeks[0]?.slice(0, 10) ?? '')}</span>
        <span className="text-ink">{changeOf(mastery)}</span>
        <span>{words.now}</span>
      </div>
    </li>
  )
}

const fourWeeks = 4

function changeOf(mastery: readonly number[]): string {
  const now = mastery.at(-1) ?? 0
  const before = mastery.at(-1 - fourWeeks) ?? 0
  if (mastery.every(point => point === 0)) return words.noAnswers
  if (mastery.slice(0, -fourWeeks).every(point => point === 0)) return words.started
  if (now === before) return words.steady
  return now > before ? words.risen(now - before) : words.fallen(before - now)
}
