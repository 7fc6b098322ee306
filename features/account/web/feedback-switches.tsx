import { Smartphone, Volume2 } from 'lucide-react'
import { isFeedbackLocked, setFeedback, useFeedback } from '#kit/ui/feedback-choice.ts'
import { Switch } from '#kit/ui/switch.tsx'
import { useReducedMotion } from '#kit/ui/use-reduced-motion.ts'
import { menuWords } from './menu-words.ts'

/** Played when the switch is turned on, as a sample. */
const sample = [{ hz: 659.25, at: 0, lasts: 0.3 }]
const sampleMs = 25

/** Switches for sound effects, and for vibration on touch devices. */
export function FeedbackSwitches() {
  const sound = useFeedback('sound')
  const touch = useFeedback('touch')
  const lessMotion = useReducedMotion()
  const held = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
  return (
    <>
      <Switch
        icon={<Volume2 size={18} aria-hidden="true" />}
        name={menuWords.sound}
        on={sound}
        onSwitch={() => {
          setFeedback('sound', !sound)
          if (!sound) void import('#kit/ui/sound.ts').then(({ play }) => play(sample)).catch(() => undefined)
        }}
        {...(isFeedbackLocked('sound') ? { offBecause: menuWords.soundOff } : {})}
      />
      {held && (
        <Switch
          icon={<Smartphone size={18} aria-hidden="true" />}
          name={menuWords.touch}
          on={touch && !lessMotion}
          onSwitch={() => {
            setFeedback('touch', !touch)
            if (!touch) navigator.vibrate(sampleMs)
          }}
          {...(lessMotion ? { offBecause: menuWords.touchOff } : {})}
        />
      )}
    </>
  )
}
