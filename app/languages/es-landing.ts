import type { Catalogues } from './catalogues.ts'

/** The landing page. */
export const landing: Pick<Catalogues, 'landing'> = {
  landing: {
    language: 'Idioma',
    login: 'Entrar',
    startLearning: 'Empezar a aprender',
    howItWorks: 'Cómo funciona',
    whatYouGet: 'Qué te ofrece',
    navigation: 'En esta página',
    heroTitle: ['Aprende algo.', 'Mira crecer a alguien.'],
    pageTitle: 'Mindling: cría una mascota aprendiendo',
    pageDescription:
      'Responde preguntas sobre los temas que te gustan y cría una criatura muy tuya, desde el huevo y a lo largo de mil etapas.',
    noScript: 'Puedes leer todo esto tal como está. Para jugar, activa JavaScript en tu navegador.',
    heroText:
      'Cría una pequeña criatura muy tuya. Cada pregunta que aciertas la alimenta, y día tras día crece desde un huevo hasta ser una Leyenda Campeona.',
    heroNote: 'Empezar es gratis. No necesitas tarjeta.',
    seeItGrow: 'Mira cómo crece',
    heroPet: 'Una joven criatura Mindling en su islita',
    growTitle: 'De las primeras palabras a eminencia del saber',
    growText: 'Tu criatura cambia con lo que sabes: nuevos aspectos, nuevas cosas que llevar, mil pasitos.',
    level: level => `Nivel ${level}`,
    stages: ['Bebé Exploramundos', 'Joven Aprendiz', 'Joven Genio', 'Eminencia del Saber'],
    pause: 'Pausar el paseo',
    play: 'Seguir el paseo',
    statsTitle: 'En números',
    stats: {
      stages: 'etapas de evolución para crecer',
      forms: 'formas de evolución, del Huevo a la Leyenda Campeona',
      topics: 'temas listos para empezar',
      options: 'opciones en cada pregunta, y un porqué para cada respuesta',
    },
    stepsTitle: 'Tres pasos, y ya estás aprendiendo',
    steps: [
      {
        title: 'Ponle nombre a tu mascota',
        text: 'Recibes un huevo que no se parece a ningún otro. Dale un nombre: te escucha desde el primer día.',
      },
      {
        title: 'Elige lo que te gusta',
        text: 'Ciencias, música, historia, programación: toma un tema o todos.',
      },
      {
        title: 'Responde, y crece',
        text: 'Una respuesta correcta alimenta a tu mascota. Una incorrecta solo cuesta un momento para ver por qué.',
      },
    ],
    featuresTitle: 'Hecho para que lo aprendido se quede',
    features: {
      reason: {
        title: 'Un porqué con cada respuesta',
        text: 'Ves por qué una respuesta es correcta, por qué la tuya no lo era y dónde se puede consultar.',
      },
      level: {
        title: 'Tan difícil como te quede bien',
        text: 'Las preguntas se ajustan a cómo vas: un pequeño reto, y la mayoría a tu alcance.',
      },
      care: {
        title: 'Nada que perder',
        text: 'Tu mascota nunca se enferma, ni se encoge, ni se enoja. Tómate un día libre: se alegrará de verte.',
      },
      own: {
        title: 'Única en el mundo',
        text: 'El cuerpo, los colores, las orejas, la cola y las costumbres son solo suyos. No hay dos que crezcan igual.',
      },
    },
    voicesTitle: 'Lo que podrían decir quienes aprenden',
    voicesMark: 'Ejemplos',
    voicesNote: 'Acabamos de empezar. Estos ejemplos los escribimos nosotros; voces reales ocuparán su lugar.',
    voices: [
      {
        text: 'Quería verle la cola, así que hice diez preguntas más. Ahora sé qué es una mitocondria.',
        who: 'Alguien de nueve años',
      },
      { text: 'Me explica su mascota. Y, de paso, la Revolución francesa.', who: 'Una mamá' },
      {
        text: 'Cinco minutos en el metro. Me dice por qué me equivoqué, y eso es lo que recuerdo.',
        who: 'Una persona adulta que volvió a empezar',
      },
    ],
    callTitle: 'Un huevo te espera, cuando quieras',
    callText:
      'Diez minutos de aprendizaje son gratis. Después cuesta $9.99 al mes, el tiempo que quieras; cancela en cualquier momento.',
    footer: 'Aprende un poquito, muchas veces.',
    privacy: 'Privacidad',
  },
}
