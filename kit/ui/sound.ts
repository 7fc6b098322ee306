/** One note of a tune. */
export interface Note {
  /** Pitch in Hz. */
  hz: number
  /** Start, in seconds from the beginning of the tune. */
  at: number
  /** Length in seconds, including the fade-out. */
  lasts: number
  /** Loudness relative to the other notes; 1 by default. */
  part?: number
}

/** Overall gain; 1 is full volume. */
const loudness = 0.14
/** Seconds of fade-in; without it a click is heard. */
const attack = 0.012

let context: AudioContext | undefined

/**
 * Plays a short tune of soft synthesised notes. Does nothing if the browser has no audio, or blocks it before the
 * first tap.
 */
export async function play(tune: readonly Note[]): Promise<void> {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') await context.resume()
    const out = context.createGain()
    out.gain.value = loudness
    // Softens the high frequencies.
    const soft = context.createBiquadFilter()
    soft.type = 'lowpass'
    soft.frequency.value = 3200
    out.connect(soft).connect(context.destination)
    const begin = context.currentTime + 0.02
    for (const note of tune) sound(context, out, note, begin)
  } catch {
    // A missing sound isn't worth an error.
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
