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
      <ul className="mt-6 space-y-5">
        {levels.map(level => (
          <li key={level.difficulty}>
            <div className="flex items-baseline justify-between gap-3">
              <span className="font-medium font-name">{words.names[level.difficulty]}</span>
              <span className="text-ink-soft text-small">
                {level.answered > 0 ? words.rightOf(level.right, level.answered) : words.untried}
              </span>
            </div>
            <div className="mt-1.5 flex items-center gap-3">
              <div
                aria-hidden="true"
                className={classNames(
                  'h-5 flex-1 overflow-hidden rounded-tile',
                  level.answered > 0 ? 'bg-sunk' : 'border-2 border-line border-dashed',
                )}
              >
                {level.answered > 0 && (
                  <div
                    className={classNames('h-full rounded-tile', tones[level.difficulty])}
                    style={{ width: `${(100 * level.right) / level.answered}%` }}
                  />
                )}
              </div>
              {level.answered > 0 && (
                <span className="w-13 text-right font-name font-semibold tabular-nums">{shareOf(level)}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Picture>
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
