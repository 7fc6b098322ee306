import type { Catalogues } from './catalogues.ts'
import { counted } from './es-counted.ts'

/** Topics, and the names of those that come with the product. */
export const topics: Pick<Catalogues, 'topics' | 'topics.names' | 'topics.page'> = {
  topics: {
    unknownTopic: 'Todavía no tenemos ese tema.',
    topicHeld: 'Ya tienes este tema.',
    freeTopicsUsed: 'Ya creaste todos tus temas gratis. Con una suscripción puedes crear más.',
    topicIdMissing: 'Dinos qué tema quieres agregar',
  },
  'topics.names': {
    science: 'Ciencias',
    mathematics: 'Matemáticas',
    history: 'Historia',
    literature: 'Literatura',
    art: 'Arte y diseño',
    music: 'Música',
    programming: 'Programación',
    health: 'Salud y bienestar',
  },
  'topics.page': {
    chooseTitle: 'Elige tu camino de aprendizaje',
    chooseText: 'Elige uno o varios. Puedes agregar más cuando quieras.',
    chooseTopics: 'Elegir temas',
    yourTopics: 'Tus temas',
    moreTopics: 'Todos los temas',
    noneYet: 'Aquí todavía no hay nada. Elige algo que te dé curiosidad.',
    add: count => `Agregar ${counted(count, 'tema', 'temas')} a mi camino`,
    added: count => (count === 1 ? 'Tema agregado' : `${count} temas agregados`),
    addedNote: 'Vamos a la Arena de Entrenamiento.',
    addedFailed: 'No pudimos guardar los temas. Inténtalo de nuevo.',
    onYourPath: 'En tu camino',
    difficulty: { beginner: 'Para empezar', intermediate: 'Intermedio', advanced: 'Avanzado' },
    custom: 'Propio',
    isNew: 'Nuevo',
    due: count => `${count} por repasar`,
    answered: count => (count === 1 ? '1 pregunta respondida' : `${count} preguntas respondidas`),
    toLearning: 'A la Arena de Entrenamiento',
    toHome: 'Inicio',
    close: 'Cerrar',
  },
}
