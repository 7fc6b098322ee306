import { Apple, Bed, type LucideIcon, MessageCircleHeart, Volleyball } from 'lucide-react'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { type careCalls, feedPet, playWithPet, restPet, talkToPet } from '#pet/contract.ts'
import type { CareAction } from '#pet/rules/care.ts'
import type { Expression } from '#pet/rules/drawing/parts/eyes.ts'
import type { Reaction } from './reactions.ts'
import type { EffectKind } from './room-effects.tsx'

export type CareReply = ReplyOf<typeof feedPet> & { message?: string }

/** How the room shows one care action; its words are in `room-words.ts`. */
export interface CareLook {
  readonly call: (typeof careCalls)[keyof typeof careCalls] | typeof talkToPet
  /** How long the pet is busy with it. */
  readonly busyMs: number
  /** The pet's face meanwhile, what it does at the beginning, and what rises from it. */
  readonly face: Expression
  readonly reaction: Reaction | null
  readonly effect: EffectKind
  /** What else happens in the room. */
  readonly scene?: 'falling food' | 'star game'
  /** Of its button: the icon, the icon's colours, and the border while it is busy. */
  readonly Icon: LucideIcon
  readonly colours: string
  readonly busyBorder: string
}

/** Every care action in the order of its buttons. */
export const careLooks: Readonly<Record<CareAction, CareLook>> = {
  talk: {
    call: talkToPet,
    busyMs: 2000,
    face: 'talking',
    reaction: 'wave',
    effect: 'heart',
    Icon: MessageCircleHeart,
    colours: 'bg-sky-soft text-sky-ink',
    busyBorder: 'border-sky',
  },
  feed: {
    call: feedPet,
    busyMs: 2000,
    face: 'munching',
    reaction: 'munch',
    effect: 'heart',
    scene: 'falling food',
    Icon: Apple,
    colours: 'bg-leaf-soft text-leaf-ink',
    busyBorder: 'border-leaf',
  },
  play: {
    call: playWithPet,
    busyMs: 2000,
    face: 'joyful',
    reaction: 'joy',
    effect: 'star',
    scene: 'star game',
    Icon: Volleyball,
    colours: 'bg-coral-soft text-coral-ink',
    busyBorder: 'border-coral',
  },
  rest: {
    call: restPet,
    busyMs: 5000,
    face: 'sleepy',
    reaction: null,
    effect: 'sparkle',
    Icon: Bed,
    colours: 'bg-brand-soft text-brand-ink',
    busyBorder: 'border-brand',
  },
}
