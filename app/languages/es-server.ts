import type { Catalogues } from './catalogues.ts'
import { counted, days, questions } from './es-counted.ts'

const small = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']

/** In words up to ten; `una` and `ninguna` are for what is feminine. */
const inWords = (count: number) => small[count] ?? String(count)

/** What only the server says: refusals, how a question was checked, and what fills the talk of the pet. */
export const server: Pick<Catalogues, 'membership' | 'failures' | 'checks' | 'authoring.checks' | 'pet.thoughts'> = {
  membership: {
    doneForToday: 'Es suficiente por hoy. Tu mascota duerme y mañana se alegrará de verte.',
    freeTimeUsed: 'Ya usaste tu tiempo gratis para aprender. Con una suscripción puedes seguir aprendiendo.',
  },
  failures: {
    bad_input: 'Algo en la solicitud no está bien.',
    bad_json: 'La solicitud no es JSON válido.',
    attempt_too_long: 'Una Idempotency-Key puede tener como máximo 100 caracteres.',
    not_signed_in: 'Inicia sesión para continuar.',
    foreign_origin: 'Esta solicitud vino de otro sitio y no se llevó a cabo.',
    unknown_call: 'Esa llamada no existe.',
    too_large: 'La solicitud es demasiado grande.',
    unsupported_type: 'Por favor envía JSON.',
    too_many_requests: 'Fueron demasiadas veces seguidas. Espera un momento e inténtalo de nuevo.',
    unexpected: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
    unavailable: 'Ahora mismo hay mucho movimiento. Inténtalo de nuevo en un momento.',
  },
  checks: {
    kinds: {
      string: 'texto',
      number: 'un número',
      int: 'un número entero',
      boolean: 'true o false',
      array: 'una lista',
      object: 'un objeto',
    },
    otherKind: 'de otro tipo',
    otherForm: 'de otra forma',
    oneOf: values => `uno de estos valores: ${values}`,
    atMost: (most, characters) => (characters ? `de máximo ${most} caracteres` : `como máximo ${most}`),
    atLeast: (least, characters) => (characters ? `de al menos ${least} caracteres` : `al menos ${least}`),
    body: 'El cuerpo de la solicitud',
    must: (place, what) => `${place} debe ser ${what}.`,
    missing: (place, what) => `Falta ${place}: debe ser ${what}.`,
    wrong: 'Algo en la solicitud no está bien.',
  },
  'authoring.checks': {
    shape: 'Tiene una pregunta, una respuesta correcta y tres incorrectas',
    length: 'No es ni muy corta ni muy larga para leerla',
    'reading grade': 'Sus frases son sencillas para su nivel',
    'thin stem': 'La pregunta se entiende sin mirar las opciones',
    'distinct options': 'No hay dos opciones que digan lo mismo',
    'option in option': 'Ninguna opción está escondida dentro de otra',
    'answer in stem': 'La pregunta no revela su propia respuesta',
    'answer in figure': 'La imagen no revela la respuesta',
    clang: 'Ninguna palabra de la pregunta señala la opción correcta',
    'length of the key': 'La opción correcta no es mucho más larga ni más corta que las demás',
    'form of the key': 'La opción correcta está escrita como las demás',
    'inflection of the key': 'Las palabras de la opción correcta terminan como las de las demás',
    'article cue': 'Un artículo en la pregunta no revela nada',
    'all or none of the above': 'Ninguna opción dice «todas las anteriores» o «ninguna de las anteriores»',
    negation: 'Pregunta qué es cierto, no qué es falso',
    'absolutes and hedges': 'Ningún «siempre» o «tal vez» hace destacar una opción',
    'time-bound': 'Seguirá siendo cierta el próximo año, o dice de qué año habla',
    opinion: 'Pregunta por un hecho, no por una opinión',
    residue: 'Su texto no tiene partes sin terminar',
    'scripts and control characters': 'Todas sus letras se pueden leer y no hay caracteres ocultos',
    'second key': 'Ninguna opción incorrecta resulta ser correcta también',
    'implausible options': 'Vale la pena pensar en las opciones incorrectas',
    'wrong key': 'Su respuesta se comprobó por segunda vez y fue la misma',
    grounded: 'Nombra una página donde se puede leer la respuesta',
    errata: 'No repite ninguno de los errores conocidos de nuestra lista',
    explanation: 'Su explicación de verdad explica la respuesta correcta',
    'safe for children': 'Sus palabras son apropiadas para niñas y niños',
    'duplicate question': 'La misma pregunta no se hace dos veces en este tema',
    level: 'Es corta y sencilla para su nivel',
  },
  'pet.thoughts': {
    questions: count => (count > 10 ? questions(count) : `${inWords(count)} ${count === 1 ? 'pregunta' : 'preguntas'}`),
    days: count =>
      count > 10 ? days(count) : count === 1 ? 'un día' : `${count === 0 ? 'cero' : inWords(count)} días`,
    moods: {
      sad: ['Un mimo me caería bien.', 'Ahorita siento un poquito de tristeza.'],
      tired: ['Me está dando sueñito…', 'Una siesta me caería bien.'],
      hungry: ['Estoy pensando en una botana.', 'Mmm, sopita…'],
      great: ['¡Qué día tan bonito!', '¡Podría brincar por todo el cuarto!'],
      well: ['Me gusta estar aquí.', 'Me pregunto qué viene después.'],
    },
    asleep: 'Zzz…',
    learned: fact => `Esta semana aprendí esto: ${fact}`,
    review: (topic, count) =>
      `${topic}: ${count > 10 ? counted(count, 'cosa', 'cosas') : `${inWords(count)} ${count === 1 ? 'cosa' : 'cosas'}`} que me gustaría repasar.`,
  },
}
