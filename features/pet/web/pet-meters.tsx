import { BatteryCharging, Heart, Sprout } from 'lucide-react'
import { Meter } from '#kit/ui/meter.tsx'
import { Tooltip } from '#kit/ui/tooltip.tsx'
import { pageWords } from '#pet/words.ts'
import type { Pet } from './pet-query.ts'
import { knowledgePercent, meterTone } from './status-line.ts'

/** Happiness, energy and knowledge, each with a note on what it means. */
export function PetMeters({ pet, slim = false }: { pet: Pet; slim?: boolean }) {
  const meters = [
    { said: pageWords.happiness, value: Math.round(pet.happiness), Icon: Heart },
    { said: pageWords.energy, value: Math.round(pet.energy), Icon: BatteryCharging },
    { said: pageWords.knowledge, value: knowledgePercent(pet), Icon: Sprout },
  ]
  return (
    <div className={slim ? 'space-y-3' : 'space-y-4'}>
      {meters.map(({ said, value, Icon }) => (
        <Tooltip
          key={said.name}
          label={said.name}
          note={
            <>
              {said.about}
              <br />
              {said.hint}
            </>
          }
        >
          <Meter
            label={said.name}
            value={value}
            shown={pageWords.percent(value)}
            tone={meterTone(value)}
            slim={slim}
            icon={<Icon size={16} aria-hidden="true" className="text-ink-soft" />}
          />
        </Tooltip>
      ))}
    </div>
  )
}
