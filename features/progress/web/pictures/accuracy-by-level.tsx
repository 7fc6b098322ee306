import { classNames } from '#kit/ui/class-names.ts'
import { pictureWords } from '#progress/words.ts'
import type { History } from '../history-query.ts'
import { Picture } from './picture.tsx'

const words = pictureWords.levels
type Level = History['levels'][number]

const tones: Record<Level['difficulty'], string> = {
  easy: 'bg-leaf',
  medium: 'bg-sky',
  hard: 'bg-apricot',
  expert: 'bg-coral',
}

/** How many answers were right, from easy to expert. */
export function AccuracyByLevel({ history }: { history: History }) {
  const { levels } = history
  const tried = levels.some(({ answered }) => answered > 0)
  return (
    <Picture
      title={words.title}
      sentence={tried ? sentenceOf(levels) : words.empty}
      table={
        tried && {
          head: [words.level, pictureWords.calendar.answered, pictureWords.calendar.right, words.share],
          rows: levels.map(level => [words.names[level.difficulty], level.answered, level.right, shareOf(level)]),
        }
      }
    >
      <ul className="mt-6 grid gap-x-9 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {levels.map(level => (
          <LevelBar key={level.difficulty} level={level} />
        ))}
      </ul>
    </Picture>
  )
}

function LevelBar({ level }: { level: Level }) {
  const { difficulty, answered, right } = level
  const tried = answered > 0
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-body">{words.names[difficulty]}</h3>
        {tried && <span className="font-name font-semibold text-h3 tabular-nums">{shareOf(level)}</span>}
      </div>
      <div
        aria-hidden="true"
        className={classNames(
          'mt-1.5 h-5 overflow-hidden rounded-tile',
          tried ? 'bg-sunk' : 'border-2 border-line border-dashed',
        )}
      >
        {tried && (
          <div
            className={classNames('h-full rounded-tile', tones[difficulty])}
            style={{ width: `${(100 * right) / answered}%` }}
          />
        )}
      </div>
      <p className="mt-1.5 text-ink-soft text-small">{tried ? words.rightOf(right, answered) : words.untried}</p>
    </li>
  )
}

function shareOf({ answered, right }: Level): string {
  return answered > 0 ? words.percent(Math.round((100 * right) / answered)) : words.untried
}

function sentenceOf(levels: readonly Level[]): string {
  const answered = levels.reduce((sum, level) => sum + level.answered, 0)
  const right = levels.reduce((sum, level) => sum + level.right, 0)
  return words.sentence(right, answered)
}
