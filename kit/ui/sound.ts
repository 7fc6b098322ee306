/** One note of a tune. */
export interface Note {
  /** Pitch in Hz. */
  hz: number
  /** Seconds after the tune's beginning. */
  at: number
  /** Seconds that it sounds, its fading included. */
  lasts: number
  /** Loudness beside the other notes, 1 unless told. */
  part?: number
}

/** Loudness of a whole note; full is 1. Small sounds are quiet ones. */
const loudness = 0.14
/** Seconds in which a note comes; without it there is a click. */
const attack = 0.012

let context: AudioContext | undefined

/** Plays a tune of soft notes, made on the spot. Does nothing where the browser makes no sound, or not before a first tap. */
export async function play(tune: readonly Note[]): Promise<void> {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') await context.resume()
    const out = context.createGain()
    out.gain.value = loudness
    // Takes the edge off the upper tones.
    const soft = context.createBiquadFilter()
    soft.type = 'lowpass'
    soft.frequency.value = 3200
    out.connect(soft).connect(context.destination)
    const begin = context.currentTime + 0.02
    for (const note of tune) sound(context, out, note, begin)
  } catch {
    // A missing sound is no loss.
  }
}

function sound(to: AudioContext, out: AudioNode, { hz, at, lasts, part = 1 }: Note, begin: number): void {
  const start = begin + at
  const envelope = to.createGain()
  envelope.gain.setValueAtTime(0, start)
  envelope.gain.linearRampToValueAtTime(part, start + attack)
  envelope.gain.exponentialRampToValueAtTime(0.001, start + lasts)
  const tone = to.createOscillator()
  tone.type = 'triangle'
  tone.frequency.value = hz
  tone.connect(envelope).connect(out)
  tone.start(start)
  tone.stop(start + lasts)
}
