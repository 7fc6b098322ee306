import { Smartphone, Volume2 } from 'lucide-react'
import { chooseSense, isLocked, useSense } from '#kit/ui/sound-choice.ts'
import { Switch } from '#kit/ui/switch.tsx'
import { useLessMotion } from '#kit/ui/use-less-motion.ts'
import { menuWords } from './menu-words.ts'

/** So that whoever switches one on knows what it is like. */
const sample = [{ hz: 659.25, at: 0, lasts: 0.3 }]
const sampleMs = 25

/** Two switches: small sounds, and movements in the hand where the device is one that is held. */
export function SenseSwitches() {
  const sound = useSense('sound')
  const touch = useSense('touch')
  const lessMotion = useLessMotion()
  const held = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
  return (
    <>
      <Switch
        icon={<Volume2 size={18} aria-hidden="true" />}
        name={menuWords.sound}
        on={sound}
        onSwitch={() => {
          chooseSense('sound', !sound)
          if (!sound) void import('#kit/ui/sound.ts').then(({ play }) => play(sample)).catch(() => undefined)
        }}
        {...(isLocked('sound') ? { offBecause: menuWords.soundOff } : {})}
      />
      {held && (
        <Switch
          icon={<Smartphone size={18} aria-hidden="true" />}
          name={menuWords.touch}
          on={touch && !lessMotion}
          onSwitch={() => {
            chooseSense('touch', !touch)
            if (!touch) navigator.vibrate(sampleMs)
          }}
          {...(lessMotion ? { offBecause: menuWords.touchOff } : {})}
        />
      )}
    </>
  )
}
