import { type Dice, seededDice } from '#kit/random/dice.ts'
import { type CourseQuestion, skills } from './course.ts'
import { logNormal, normal, normalShare } from './deviate.ts'
import { activation, recallAt, type Trace, toldWeight, traceOf, usualDecay, usualStrength } from './forgetting.ts'

export interface GivenAnswer {
  correct: boolean
  seconds: number
}

/**
 * A person who answers, by a model that shares no formula with the product. What was known before is known by a normal
 * ogive of ability and difficulty, with an ability of its own in each skill, and stays known (knowledge that has lasted
 * for years hardly fades within months: Bahrick, J. Exp. Psychol. General 113, 1984). All else is learned and forgotten
 * as `forgetting.ts` describes. Answers slip, attention lapses, those who do not know choose among four, some better than
 * blindly. Practice carries over to what was not practised: 0.4 standard deviations over the course (Pan and Rickard 2018).
 *
 * People differ: ability by 1.2 logits (the spread of person measures in school tests is 1 to 1.5), the rate of forgetting
 * by a sixth (it is stable within a person: Sense et al., Topics in Cognitive Science 8, 2016), strength by 0.3, slips and
 * lapses around 3 % each; these sizes are assumptions. The mean ability lies halfway between a learner who knows half of the medium questions and one who
 * answers four of five right, because nobody knows which of the two authors mean by medium. All of this was set once, before the
 * product's rules were run on it, and does not change to please them. In one respect it is strict with them: because what
 * was known stays known, a policy that keeps learners at four of five right spends most answers on what nobody counts.
 */
export class Learner {
  /** Whether each question that was met was known when it was first met. */
  readonly knew = new Map<number, boolean>()
  readonly traces = new Map<number, Trace[]>()
  private readonly luck: Dice
  private readonly ability: number
  private readonly skillAbility: number[]
  private readonly practised: number[] = Array.from({ length: skills }, () => 0)
  private readonly slip: number
  private readonly lapse: number
  private readonly decayIntercept: number
  private readonly strength: number
  private readonly pace: number
  private readonly quirk: Float32Array

  constructor(number: number, questions: readonly CourseQuestion[]) {
    const born = seededDice(`learner ${number}`)
    this.ability = normal(born, 0.25, 1.2)
    this.skillAbility = Array.from({ length: skills }, () => normal(born, this.ability, 0.5))
    this.slip = Math.min(0.15, logNormal(born, 0.03, 0.5))
    this.lapse = Math.min(0.15, logNormal(born, 0.03, 0.5))
    this.decayIntercept = usualDecay * logNormal(born, 1, 1 / 6)
    this.strength = normal(born, usualStrength, 0.3)
    this.pace = logNormal(born, 1, 0.3)
    // What this person finds hard in each question is drawn once, so that every policy meets the same person.
    this.quirk = Float32Array.from(questions, () => born.next())
    this.luck = seededDice(`answers of ${number}`)
  }

  /** Ability over all skills of the topic, in logits, as it is now. */
  trueAbility(): number {
    return this.skillAbility.reduce((sum, _, skill) => sum + this.abilityNow(skill), 0) / skills
  }

  /** Probability that the fact comes to mind without options; 1 for what was known when first met, 0 if never met. */
  recall(question: CourseQuestion, at: number): number {
    if (this.knew.get(question.index)) return 1
    const traces = this.traces.get(question.index)
    return traces ? recallAt(activation(traces, at, this.retentionOf(question))) : 0
  }

  /** Answers a question at a time in days, reads the explanation, and keeps of it what a person keeps. */
  answer(question: CourseQuestion, at: number): GivenAnswer {
    const { luck } = this
    if (!this.knew.has(question.index)) this.knew.set(question.index, this.knows(question))
    const attentive = !luck.chance(this.lapse)
    const recall = this.recall(question, at)
    const recalled = attentive && luck.chance(recall)
    const correct = recalled ? !luck.chance(this.slip) : luck.chance(attentive ? question.guessed : 0.25)
    this.practised[question.skillIndex] = (this.practised[question.skillIndex] ?? 0) + 1
    if (attentive && !this.knew.get(question.index)) this.keep(question, at, recalled ? 1 : toldWeight)
    return { correct, seconds: this.secondsFor(recalled ? recall : 0, attentive) }
  }

  private keep(question: CourseQuestion, at: number, weight: number): void {
    const traces = this.traces.get(question.index) ?? []
    traces.push(traceOf(traces, at, this.retentionOf(question), weight))
    this.traces.set(question.index, traces)
  }

  private knows(question: CourseQuestion): boolean {
    const z = (question.discrimination * (this.abilityNow(question.skillIndex) - question.trueDifficulty)) / 1.7
    return this.quirkIn(question) < normalShare(z)
  }

  private quirkIn({ index }: CourseQuestion): number {
    return this.quirk[index] ?? 0.5
  }

  private abilityNow(skill: number): number {
    return (this.skillAbility[skill] ?? 0) + 0.48 * Math.min(1, (this.practised[skill] ?? 0) / 60)
  }

  private retentionOf(question: CourseQuestion) {
    const strength = this.strength - 0.6 * (this.quirkIn(question) - 0.5)
    return { decayIntercept: this.decayIntercept, strength }
  }

  /** Reading takes six seconds or so; what is well remembered comes at once, and those who guess think or just tap. */
  private secondsFor(recall: number, attentive: boolean): number {
    const thinking = attentive ? 1 + 5 * (1 - recall) : 0
    return this.pace * logNormal(this.luck, 5 + thinking, 0.4)
  }
}
