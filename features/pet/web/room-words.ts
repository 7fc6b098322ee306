import { catalogue } from '#kit/words/catalogue.ts'
import type { CareAction } from '#pet/rules/care.ts'

/** What the room says about one care action. */
interface CareWords {
  readonly name: string
  readonly busy: string
  readonly failed: string
  /** Title of the toast during the cooldown; missing for an action that always gets a reply. */
  readonly tooSoon?: string
  readonly done: (pet: string, reward: string) => string
}

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)
const things = (count: number) => (count === 1 ? 'one thing' : `${count} things`)

const careWords: Readonly<Record<CareAction, CareWords>> = {
  talk: {
    name: 'Talk',
    busy: 'Chatting',
    failed: 'Communication Error',
    done: (name: string, got: string) => `You chatted with ${name}. ${got}`,
  },
  feed: {
    name: 'Feed',
    busy: 'Munching',
    failed: 'Feeding Failed',
    tooSoon: 'Not Hungry Yet',
    done: (name: string, got: string) => `${name} ate it all up. ${got}`,
  },
  play: {
    name: 'Play',
    busy: 'Playing',
    failed: 'Play Failed',
    tooSoon: 'Too Tired to Play',
    done: (name: string, got: string) => `Catch the stars! ${name} loves this game. ${got}`,
  },
  rest: {
    name: 'Rest',
    busy: 'Snuggling up',
    failed: 'Rest Failed',
    tooSoon: 'Not Sleepy Yet',
    done: (name: string, got: string) => `${name} curls up for a minute. ${got}`,
  },
}

/** What a learner reads in the pet room. It is apart from `words.ts` so that it loads with the room and not before. */
export const roomWords = catalogue('pet.room', {
  careGroup: 'Care',
  care: careWords,
  tryAgainIn: (count: number) => `Please try again in ${minutes(count)}.`,
  stat: { happiness: 'Happiness', health: 'Health', energy: 'Energy' } as Record<string, string>,
  change: (by: number, stat: string) => `${by > 0 ? '+' : '−'}${Math.abs(by)} ${stat}`,
  full: (stat: string) => `${stat} is full`,
  said: (name: string, text: string) => `${name}: “${text}”`,
  awake: (name: string) => `${name} is awake again.`,
  target: (number: number) => `Star ${number}`,
  fun: '+1 Fun!',
  caught: (count: number, all: number) =>
    count === all ? 'All stars caught!' : `${count} of ${all} stars caught. +1 Fun!`,
  bubble: (number: number) => `Bubble ${number}`,
  pop: 'Pop!',
  thinks: (name: string) => `${name} thinks: `,
  shelf: 'Your topic books',
  emptyShelf: 'The shelf is waiting for its first book.',
  more: (count: number) => `+${count}`,
  book: (topic: string) => `Book: ${topic}`,
  bookNew: (topic: string) => `${topic} is still thin. Every answer adds a page.`,
  bookFresh: (topic: string, percent: number) =>
    `The more we know about ${topic}, the thicker this book gets. We're at ${percent}%, with not a speck of dust!`,
  bookDusty: (topic: string, percent: number, due: number) =>
    `The more we know about ${topic}, the thicker this book gets. We're at ${percent}%. The dust means ${things(due)} to review.`,
  coatBright: "See how my coat shines? We haven't forgotten a thing.",
  coatDim: (due: number) => `My coat is a little dusty. Let's review ${things(due)}, and it'll shine again.`,
  coatPlain: 'The more we learn, the more my coat will shine.',
  hello: [
    'Hello, you!',
    'That tickles!',
    'What shall we find out today?',
    'I like it here.',
    'Look out of the window!',
  ],
  asleepTap: 'Zzz… mmh… hello, you… zzz…',
})
