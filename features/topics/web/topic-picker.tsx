import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import type { Preset } from '#topics/rules/presets.ts'
import { nameOfTopic, presets } from '#topics/rules/presets.ts'
import { pageWords } from '#topics/words.ts'
import { useAddTopics } from './add-topics.ts'
import { TopicSign } from './topic-sign.tsx'

/** All presets as tiles to tick, except those the learner already has. Calls `onAdded` after adding. */
export function TopicPicker({ held, onAdded }: { held: ReadonlySet<string>; onAdded: () => void }) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const adding = useAddTopics(onAdded)
  const chosen = presets.filter(preset => picked.has(preset.id) && !held.has(preset.id))

  const toggle = (preset: Preset) => {
    const next = new Set(picked)
    if (!next.delete(preset.id)) next.add(preset.id)
    setPicked(next)
  }

  return (
    <div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {presets.map(preset => (
          <li key={preset.id}>
            <Tile
              preset={preset}
              held={held.has(preset.id)}
              picked={picked.has(preset.id)}
              busy={adding.isPending}
              onToggle={() => toggle(preset)}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="sticky bottom-20 z-10 mt-5 md:bottom-4 [dialog_&]:bottom-4">
          <Button
            size="large"
            className="w-full max-sm:px-3 max-sm:text-body"
            busy={adding.isPending}
            onClick={() => adding.mutate(chosen)}
          >
            {pageWords.add(chosen.length)}
          </Button>
        </div>
      )}
    </div>
  )
}

function Tile({
  preset,
  held,
  picked,
  busy,
  onToggle,
}: {
  preset: Preset
  held: boolean
  picked: boolean
  busy: boolean
  onToggle: () => void
}) {
  const marked = held || picked
  return (
    <label
      className={classNames(
        'relative flex h-full min-h-20 items-center gap-3.5 rounded-card border-2 p-3.5 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-brand-ink has-focus-visible:outline-offset-3',
        held ? 'border-transparent bg-sunk' : 'cursor-pointer',
        !held && (picked ? 'border-brand bg-brand-soft' : 'border-line bg-raised hover:border-edge'),
      )}
    >
      <TopicSign topicId={preset.id} />
      <span className="min-w-0 flex-1">
        <span className="block font-name font-semibold text-h3 leading-tight">
          {nameOfTopic(preset.id, preset.name)}
        </span>
        <span className="block text-ink-soft text-small">
          {held ? pageWords.onYourPath : pageWords.difficulty[preset.difficulty]}
        </span>
      </span>
      <input
        type="checkbox"
        className="absolute inset-0 size-full cursor-[inherit] scroll-mb-20 opacity-0"
        checked={marked}
        disabled={held || busy}
        onChange={onToggle}
      />
      <span
        aria-hidden="true"
        className={classNames(
          'inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2',
          held && 'border-transparent bg-leaf-soft text-leaf-ink',
          !held && (picked ? 'border-brand bg-brand text-on-brand' : 'border-edge'),
        )}
      >
        {marked && <Check size={17} strokeWidth={3} />}
      </span>
    </label>
  )
}
