import { seededDice } from '#kit/random/dice.ts'
import type { Lineage } from '../traits.ts'

/** What makes a pet differ from others of its lineage. Numbers near 1 scale a measure of the lineage. */
export interface Looks {
  ear: 'long' | 'round' | 'pointed' | 'leaf' | 'floppy' | 'fin'
  horn: 'spiral' | 'antler' | 'nub' | 'star'
  crest: 'tuft' | 'curl' | 'sprout' | 'flame' | 'drop'
  tail: 'brush' | 'puff' | 'ribbon' | 'leaf' | 'curl'
  wing: 'feather' | 'leaf' | 'dragon' | 'butterfly'
  marks: 'spots' | 'stripes' | 'patch' | 'mask' | 'socks'
  mane: 'ruff' | 'locks' | 'petals'
  eye: 'tall' | 'round' | 'almond'
  mouth: 'cat' | 'smile' | 'fang' | 'soft'
  brow: boolean
  wide: number
  tall: number
  earSize: number
  eyeSize: number
  spread: number
  clothHue: number
  irisHue: number
  /** From −1 to 1: shift of the hue of its two colours. */
  tint: number
}

const EARS: Record<Lineage, readonly Looks['ear'][]> = {
  cub: ['long', 'round', 'pointed', 'floppy'],
  fawn: ['leaf', 'pointed', 'long', 'leaf'],
  bird: ['pointed', 'fin', 'leaf'],
  otter: ['fin', 'round', 'leaf'],
  jelly: ['fin', 'leaf', 'round'],
  turtle: ['round', 'leaf', 'floppy'],
}

/** The individual in a lineage, always the same for the same id. */
export function looksOf(petId: string, lineage: Lineage): Looks {
  const luck = seededDice(`${petId}:looks`)
  const about = (by: number): number => 1 + (luck.next() * 2 - 1) * by
  return {
    ear: luck.pick(EARS[lineage]),
    horn: luck.pick(['spiral', 'antler', 'nub', 'star']),
    crest: luck.pick(['tuft', 'curl', 'sprout', 'flame', 'drop']),
    tail: luck.pick(['brush', 'puff', 'ribbon', 'leaf', 'curl']),
    wing: luck.pick(['feather', 'leaf', 'dragon', 'butterfly']),
    marks: luck.pick(['spots', 'stripes', 'patch', 'mask', 'socks']),
    mane: luck.pick(['ruff', 'locks', 'petals']),
    eye: luck.pick(['tall', 'round', 'almond']),
    mouth: luck.pick(['cat', 'smile', 'fang', 'soft']),
    brow: luck.chance(),
    wide: about(0.08),
    tall: about(0.06),
    earSize: about(0.14),
    eyeSize: about(0.1),
    spread: about(0.08),
    clothHue: luck.pick([8, 28, 150, 192, 235, 268, 302, 345]) + luck.next() * 16 - 8,
    irisHue: luck.pick([30, 70, 130, 190, 240, 290, 340]) + luck.next() * 20 - 10,
    tint: luck.next() * 2 - 1,
  }
}
