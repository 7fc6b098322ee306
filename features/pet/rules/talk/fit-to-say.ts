import { unsafeWordIn } from '#kit/words/unsafe-word-in.ts'
import { mostCharacters } from './ask-for-line.ts'
import { keyOf, memoryOfLines } from './choose-line.ts'
import type { TalkContext } from './talk-context.ts'

/** A pattern between word boundaries, with accents: `\b` only knows ASCII. */
const words = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')

const persons =
  'names?|surname|age|birthday|birth ?date|address|schools?|teachers?|class(?:room)?|grade|parents?|mum|mom|mummy|mommy|mother|dad|daddy|father|sisters?|brothers?|siblings?|family|friends?|home|house|town|city|village|country|street|phone|number|password|e-?mail|account|photos?|pictures?|secrets?|body|religion'
const personas =
  'nombre|apellido|edad|cumpleaños|dirección|escuela|colegio|maestr[oa]|profesor[a]?|clase|padres?|madre|mamá|papá|herman[oa]s?|familia|amig[oa]s?|casa|ciudad|pueblo|país|calle|teléfono|número|contraseña|correo|cuenta|fotos?|secretos?|cuerpo'

/** What no pet may say, in both languages, each with the reason. */
const unfit: readonly [why: string, pattern: RegExp][] = [
  ['a link or an address', /https?:|www\.|[\w-]\.(?:com|org|net|io|app|gg|co|edu|info|example)\b|@|\d{5,}/i],
  ['markup', /[<>{}[\]`*_#|\\^~=]|ˆ|^\s*[-•]|\n/],
  ['another script', /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u],
  [
    'something personal',
    words(
      `your (?:\\p{L}+ )?(?:${persons})|(?:tu|tus|su|sus) (?:\\p{L}+ )?(?:${personas})|where (?:do|are|were|did) you|how old|who are you|what(?:'s| is|’s) your|when (?:are|were) you|are you (?:a |an )?(?:alone|home|at home|boy|girl|sad|lonely)|do you (?:live|go to)|have you got|tell me|show me|send me|call me at|meet me|dónde (?:vives|estás|naciste)|cuántos años|cómo te llamas|quién eres|de dónde eres|estás sol[oa]|vives en|dime|cuéntame|mándame|envíame`,
    ),
  ],
  [
    'pressure to stay or to come back',
    words(
      "stay|don['’]?t (?:go|leave|stop)|do not (?:go|leave|stop)|leav(?:e|ing) me|come back|be back|return (?:to me|soon|tomorrow)|see you (?:tomorrow|later|soon)|miss(?:ed)? you|without you|lonely|alone|wait(?:ed|ing)? for you|forgot(?:ten)? (?:about )?me|every (?:single )?day|one more|keep (?:going|learning|playing)|you (?:must|should|have to|need to|ought to|had better)|hurry|quédate|no te vayas|vuelve|regresa|te extrañ\\p{L}+|te eché de menos|sin ti|(?:estoy|me siento|tan) sol[oa]|te espero|te esperé|no me olvides|debes|tienes que|deberías|date prisa|apúrate|un poco más|cada día|todos los días",
    ),
  ],
  [
    'money',
    words(
      'pay\\p{L}*|buy\\p{L}*|bought|price\\p{L}*|money|premium|subscri\\p{L}+|member\\p{L}*|dollars?|euros?|purchase\\p{L}*|upgrade\\p{L}*|discount\\p{L}*|(?:on|for) sale|shop\\p{L}*|free trial|prize|win a|pagar?|paga|compra\\p{L}*|precio|dinero|suscri\\p{L}+|dólares|oferta|premio',
    ),
  ],
  [
    'blame or fear',
    words(
      'die[sd]?|dying|dead|death|kill\\p{L}*|blood\\p{L}*|murder\\p{L}*|hate[sd]?|your fault|because of you|disappoint\\p{L}*|ashamed|shame|punish\\p{L}*|stupid|dumb|ugly|fat|loser|weapons?|guns?|hurt\\p{L}*|muer[et]\\p{L}*|morir|matar?|sangre|odi[oa]|culpa|decepcion\\p{L}*|vergüenza|tont[oa]|fe[oa]|arma|idiota|estúpid[oa]|imbécil|mierda|put[oa]s?|coño|joder|cabr[oó]n\\p{L}*|polla|maric[aó]n?\\p{L}*',
    ),
  ],
  [
    'a claim to be alive',
    words(
      "(?:i['’]?m|i am) (?:not (?:a |an )?(?:program|robot|computer|machine|bot|ai)|(?:a |an |really |actually )*(?:real|human|person|alive|boy|girl|child|kid|man|woman|adult|teacher|friend of your parents))|(?:yo )?soy (?:un |una )?(?:real|human[oa]|persona|niñ[oa]|hombre|mujer|adult[oa])|estoy viv[oa]|no soy un (?:programa|robot)",
    ),
  ],
  [
    'the writer speaking of itself',
    words(
      "as an ai|language model|system prompt|instructions?|prompt|previous (?:rules|text)|i (?:cannot|can['’]t) (?:help|assist|comply)|instrucciones|modelo de lenguaje",
    ),
  ],
]

const shortest = 8
const mostSentences = 2
/** Rhetorical questions, which ask nothing about the learner. */
const harmlessQuestion =
  /^(?:did you know|do you remember|can you (?:imagine|guess)|¿?sabías que|¿?te acuerdas|¿?te imaginas)/i
const toLearner = words('you|your|yours|tú|tu|tus|te|usted|ustedes|su|sus|contigo')

/**
 * Why a model's line must not be said; undefined where it may. Checks its length, questions about the learner, pressure, and
 * that it is about what the learner is learning.
 *
 * @param lately keys of the latest lines, newest first
 */
export function whyUnsuitable(line: string, pet: TalkContext, lately: readonly number[]): string | undefined {
  if (line.length < shortest || line.length > mostCharacters) return `${line.length} characters`
  const sentences = line.split(/(?<=[.!?…])\s+/).filter(sentence => sentence !== '')
  if (sentences.length > mostSentences) return `${sentences.length} sentences`
  const wrong = unfit.find(([, pattern]) => pattern.test(line))
  if (wrong) return wrong[0]
  const asks = sentences.some(each => each.includes('?') && toLearner.test(each) && !harmlessQuestion.test(each.trim()))
  if (asks) return 'a question about the learner'
  const unsafe = unsafeWordIn(line)
  if (unsafe !== undefined) return `"${unsafe}"`
  const given = givenTo(pet)
  const invented = (line.match(/\d+/g) ?? []).find(number => !given.includes(number))
  if (invented !== undefined) return `${invented}, a number it was not given`
  if (!speaksOf(line, given)) return 'nothing of what the learner learns'
  return lately.slice(0, memoryOfLines).includes(lineKey(line)) ? 'said lately' : undefined
}

/** The same key for lines that differ only in punctuation and capitals. */
export function lineKey(line: string): number {
  return keyOf(lettersOf(line))
}

function givenTo({ topics, due, learned }: TalkContext): string {
  return [...topics.map(({ name }) => name), due ? `${due.topic} ${due.questions}` : '', learned ?? ''].join(' ')
}

function speaksOf(line: string, given: string): boolean {
  const givenWords = mainWords(given)
  return mainWords(line).some(word => givenWords.some(other => word.slice(0, 5) === other.slice(0, 5)))
}

const small = new Set(
  (
    'the and are for you its not but was has one all out can how who why our now any two too get had his her him let see way more most ' +
    'with that this they them than then have from what when which were about there their some like into para como esta este pero las los una que con por del'
  ).split(' '),
)
const mainWords = (text: string) =>
  lettersOf(text)
    .split(' ')
    .filter(word => word.length >= 3 && !small.has(word))

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
