import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { type Asked, musicFamily, wikipedia } from './shared/music-family.ts'

const seconds = (count: number): string => (count === 1 ? '1 second' : `${count} seconds`)
const whole = (value: number, say: (value: number) => string): string =>
  Number.isInteger(value) && value > 0 ? say(value) : ''

function beats(dice: Dice): Asked {
  const bpm = dice.pick([40, 50, 60, 70, 80, 90, 100, 110, 120, 150])
  const minutes = dice.int(2, 5)
  const key = bpm * minutes
  return {
    stem: `A song has ${bpm} beats per minute. How many beats are there in ${minutes} minutes?`,
    key,
    wrong: [
      [bpm + minutes, 'adds'],
      [bpm, 'one-only'],
      [key + bpm, 'one-only'],
      [minutes * 60, 'sixty-always'],
      [key - bpm, 'one-only'],
    ],
    nearMisses: [key + 10, key - 10, key * 2],
    steps: [`Each minute has ${bpm} beats.`, `${minutes} × ${bpm} = ${key}.`],
  }
}

function lasting(dice: Dice): Asked {
  const bpm = dice.pick([60, 90, 100, 120, 150, 75, 80, 40, 180, 200])
  const unit = 60 / bpm
  const base = bpm === 60 ? 1 : bpm / gcd(bpm, 60)
  const count = base * dice.int(2, 12)
  const key = count * unit
  return {
    stem: `At ${bpm} beats per minute, how long do ${count} beats last?`,
    key: seconds(key),
    wrong: [
      [whole((count * bpm) / 60, seconds), 'turned'],
      [bpm === 60 ? '' : seconds(count), 'sixty-always'],
      [seconds(key * 2), 'factor'],
      [whole(key / 2, seconds), 'factor'],
    ],
    nearMisses: near(key)
      .filter(one => one !== '0')
      .map(one => seconds(Number(one))),
    steps: [`${bpm} beats take 60 seconds.`, `${count} × 60 / ${bpm} = ${key}, so they last ${seconds(key)}.`],
  }
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b)
}

function piece(dice: Dice): Asked {
  const bpm = dice.pick([60, 80, 90, 100, 120, 150, 180])
  const top = dice.int(2, 5)
  const base = bpm / gcd(bpm, 60)
  const measures = (base / gcd(base, top)) * dice.int(2, 12)
  const count = measures * top
  const key = (count * 60) / bpm
  return {
    stem: `A piece in ${top}/4 time has ${measures} measures, with ${bpm} quarter notes per minute. How long does it last?`,
    key: seconds(key),
    wrong: [
      [whole((measures * 60) / bpm, seconds), 'measures-as-beats'],
      [bpm === 60 ? '' : seconds(count), 'sixty-always'],
      [whole((measures * 4 * 60) / bpm, seconds), 'measures-as-beats'],
      [seconds(key * 2), 'factor'],
      [whole(key / 2, seconds), 'factor'],
    ],
    nearMisses: near(key)
      .filter(one => one !== '0')
      .map(one => seconds(Number(one))),
    steps: [
      `${measures} measures with ${top} beats each make ${count} beats.`,
      `${count} × 60 / ${bpm} = ${key}, so it lasts ${seconds(key)}.`,
    ],
  }
}

/** Beats per minute, beats and seconds. */
export const family = musicFamily({
  id: 'music/tempo',
  title: 'Tempo and time',
  levels: [1, 2, 3],
  applied: true,
  misconceptions: {
    adds: 'Every minute has that many beats, so multiply.',
    'one-only': 'Count the minutes again: every one of them has that many beats.',
    factor: 'You are a factor of two off. Work it out once more with one minute.',
    'sixty-always': 'A beat is not always one second. That is so only at 60 beats per minute.',
    turned: 'You multiplied and divided the other way round: more beats per minute make it shorter.',
    'measures-as-beats': 'The measures are not the beats. The time signature says how many beats a measure has.',
  },
  source: wikipedia('Tempo'),
  write(dice, level) {
    if (level === 1) return beats(dice)
    return level === 2 ? lasting(dice) : piece(dice)
  },
})
