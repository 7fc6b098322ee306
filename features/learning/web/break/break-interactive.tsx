import { Check } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { packLanguage } from '#learning/rules/pack-language.ts'
import type { BreakProps } from './break-body.tsx'
import { BreakSources } from './break-sources.tsx'
import { breakWords } from './break-words.ts'

interface Chosen {
  left?: string
  right?: string
}

/** Match four tiles on the left with four on the right, choosing either side first. A wrong pair costs nothing. */
export function InteractiveBreak({ shown: game, onCheer }: BreakProps<'interactive'>) {
  const [found, setFound] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<Chosen>({})
  const [message, setMessage] = useState<string>(breakWords.pairsHow)
  const all = found.length === game.pairs.length
  const rightOf = (left: string | undefined) => game.pairs.find(pair => pair.left === left)

  const choose = (choice: Chosen) => {
    const { left, right } = { ...chosen, ...choice }
    setChosen({ ...chosen, ...choice })
    if (left === undefined || right === undefined) return
    setChosen({})
    const pair = rightOf(left)
    if (pair?.right !== right) return setMessage(breakWords.notThese)
    const now = [...found, left]
    setFound(now)
    setMessage(pair.sentence)
    onCheer(now.length === game.pairs.length ? 'joy' : now.length % 2 ? 'hop' : 'tickle')
  }
  const foundRights = found.map(left => rightOf(left)?.right)

  return (
    <>
      <p lang={packLanguage} className="mt-2 text-lead">
        {game.title}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <ul aria-label={breakWords.left} className="grid gap-2.5">
          {game.pairs.map(({ left }) => (
            <Tile
              key={left}
              text={left}
              pressed={chosen.left === left}
              found={found.includes(left)}
              onPress={() => choose({ left })}
            />
          ))}
        </ul>
        <ul aria-label={breakWords.right} className="grid gap-2.5">
          {game.rights.map(right => (
            <Tile
              key={right}
              text={right}
              pressed={chosen.right === right}
              found={foundRights.includes(right)}
              onPress={() => choose({ right })}
            />
          ))}
        </ul>
      </div>
      <p className="mt-4 min-h-12">
        {message} {all && <strong>{breakWords.allPairs}</strong>}
      </p>
      <BreakSources sources={game.sources} />
    </>
  )
}

function Tile({
  text,
  pressed,
  found,
  onPress,
}: {
  text: string
  pressed: boolean
  found: boolean
  onPress: () => void
}) {
  return (
    <li className="flex">
      <button
        type="button"
        aria-pressed={pressed}
        aria-disabled={found || undefined}
        onClick={() => !found && onPress()}
        className={classNames(
          'flex min-h-15 w-full min-w-0 items-center gap-2 rounded-card border-2 px-3 py-2 text-left text-small [overflow-wrap:anywhere] sm:text-body',
          found
            ? 'border-leaf bg-leaf-soft'
            : pressed
              ? 'border-brand bg-brand-soft'
              : 'border-line bg-raised hover:border-brand',
        )}
      >
        <span lang={packLanguage} className="min-w-0 flex-1">
          {text}
        </span>
        {found && <Check size={18} strokeWidth={3} aria-hidden="true" className="shrink-0 text-leaf-ink" />}
      </button>
    </li>
  )
}
