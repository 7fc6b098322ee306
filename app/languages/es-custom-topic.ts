import type { Catalogues } from './catalogues.ts'

/** What the server says on the way to a topic of the learner's own. */
export const customTopic: Pick<Catalogues, 'topics.custom'> = {
  'topics.custom': {
    nameTooShort: 'El nombre del tema debe tener al menos 3 caracteres',
    nameTooLong: 'Elige un nombre más corto, de 80 caracteres como máximo',
    areaTooLong: 'Dilo en menos palabras, 80 caracteres como máximo',
    answerTooShort: 'Por favor da una respuesta detallada (al menos 10 caracteres)',
    answerTooLong: 'Escribe cada respuesta en menos de 500 caracteres',
    unsuitable: 'Eso no lo enseñamos aquí. Elige otra cosa que te dé curiosidad.',
    whichMeaning: word => `¿A cuál «${word}» te refieres?`,
    whichMeaningHint: 'Toca una opción, o dilo con tus palabras',
    interests: name => [
      { question: `¿Qué es lo que más te emociona de ${name}?`, placeholder: `Lo que más me gusta de ${name} es …` },
      { question: `¿Qué te gustaría descubrir sobre ${name}?`, placeholder: 'Siempre me he preguntado por qué …' },
      { question: `¿Qué sabes ya de ${name}?`, placeholder: 'Sé un poco sobre …' },
    ],
    openInterests: () => [
      { question: '¿De qué podrías hablar una hora entera?', placeholder: 'De los tiburones, y cómo cazan …' },
      {
        question: '¿Qué viste hace poco que te llamó la atención?',
        placeholder: 'Un castillo con un foso alrededor …',
      },
      { question: '¿Qué te gustaría hacer muy bien?', placeholder: 'Tocar la guitarra …' },
    ],
    nameFallback: 'Viaje de aprendizaje personal',
    names: title => [title, `El mundo de ${title}`, `Descubriendo ${title}`, `${title}: exploradores`],
    madeFrom: {
      library: (title, facts) => `${facts} datos sobre ${title}, cada uno con su fuente, de nuestra biblioteca.`,
      encyclopedia: (title, facts) => `${facts} datos sobre ${title}, de Wikipedia.`,
      dictionary: (title, facts) =>
        `${facts} palabras sobre ${title} de un diccionario: las preguntas son sobre lo que significan.`,
    },
    unknown: name =>
      `No tenemos datos de confianza sobre «${name}», y nunca inventamos ninguno. ¿Qué tal uno de estos?`,
    unknownAlone: name =>
      `No tenemos datos de confianza sobre «${name}», y nunca inventamos ninguno. Prueba con otras palabras o con algo parecido.`,
    nothingWritten: 'Tenemos los datos, pero todavía no hay preguntas.',
    tooSlow: 'Todavía estamos escribiendo las preguntas.',
    few: count => `Hay ${count} preguntas listas. Más tarde podemos hacer más.`,
    ready: count => `Hay ${count} preguntas listas.`,
    heldAlready: name => `Ya tienes este tema: ${name}.`,
    notCustomTopic: 'Ese no es ninguno de tus temas.',
  },
}
