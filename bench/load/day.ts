/** A call of a learner's day, how often it is made, and the source of that number. */
export interface DayCall {
  readonly name: string
  readonly perDay: number
  readonly because: string
}

/** Rounds of ten questions a day, all in one go. */
export const rounds = 3
const answers = 10 * rounds
/** One answer in five is wrong, as the choice of questions aims at. */
const wrong = answers / 5
/** After the third answer, and from then on after every fifth (`isBreakDue`). */
const breaks = 1 + Math.floor((answers - 3) / 5)
/** Seconds for one question with its explanation, and for a break. */
const secondsPerAnswer = 15
const secondsPerBreak = 20
/** Seconds for the home, room, and progress pages. */
const secondsElsewhere = 120
/** Seconds that a learner is active in a day. */
export const activeSeconds = answers * secondsPerAnswer + breaks * secondsPerBreak + secondsElsewhere

/** The calls of one learner's day: three rounds, a visit to the pet's room, and one to Progress. */
export const day: readonly DayCall[] = [
  { name: 'sign-in', perDay: 0.05, because: 'a session lives for 30 days of silence and 90 in all, on each device' },
  { name: 'me', perDay: 1, because: 'the page is opened once' },
  { name: 'config', perDay: 1, because: 'the page is opened once' },
  { name: 'creature', perDay: 1, because: 'kept by the page; replies of answers and care replace it' },
  { name: 'topics', perDay: 2 + rounds, because: 'home, Progress, and after each round' },
  { name: 'progress', perDay: 2, because: 'home, and Progress after the answers' },
  { name: 'history', perDay: 1, because: 'Progress' },
  { name: 'mistakes', perDay: 1 + wrong, because: 'the arena, and after each wrong answer' },
  { name: 'made-good', perDay: 1, because: 'the page is opened once' },
  { name: 'generate', perDay: rounds, because: `${rounds} rounds` },
  { name: 'answer', perDay: answers, because: 'ten a round' },
  { name: 'hint', perDay: 1, because: 'one question in thirty' },
  { name: 'take-break', perDay: breaks, because: 'after the third answer and then every fifth' },
  { name: 'complete-break', perDay: breaks, because: 'each is taken to its end' },
  { name: 'heartbeat', perDay: activeSeconds / 15, because: 'every 15 s of an active page' },
  { name: 'picture', perDay: 1, because: 'the living drawing asks whether there is a painting' },
  { name: 'thought', perDay: 5, because: 'entering the room, and after each action there' },
  { name: 'feed', perDay: 1, because: 'once a visit' },
  { name: 'play', perDay: 1, because: 'once a visit' },
  { name: 'rest', perDay: 1, because: 'once a visit' },
  { name: 'talk', perDay: 1, because: 'once a visit' },
]

/** Calls of one learner's day. */
export const callsPerDay = day.reduce((sum, { perDay }) => sum + perDay, 0)
/** Calls a second of an active learner. */
export const callsPerActiveSecond = callsPerDay / activeSeconds

/** Call names in the day's proportions, evenly mixed: each is due when its share has grown by one. */
export function* mixed(): Generator<string, never> {
  const due = day.map(({ perDay }, n) => ({
    name: day[n]?.name ?? '',
    share: perDay / callsPerDay,
    owed: (n * 0.37) % 1,
  }))
  for (;;) {
    for (const each of due) each.owed += each.share
    const next = due.reduce((most, each) => (each.owed > most.owed ? each : most))
    next.owed -= 1
    yield next.name
  }
}
