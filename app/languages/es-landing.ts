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
      'Responde preguntas sobre los temas que te gustan y cría tu propia mascota, desde el huevo y a lo largo de mil etapas.',
    noScript: 'Puedes leer esta página tal como está. Para jugar, activa JavaScript en tu navegador.',
    heroText:
      'Cría una pequeña mascota muy tuya. Cada respuesta correcta la alimenta, y día tras día crece desde un huevo hasta ser una Leyenda Campeona.',
    heroNote: 'Empezar es gratis. No necesitas tarjeta.',
    seeItGrow: 'Mira cómo crece',
    heroPet: 'Una mascota joven en su isla flotante',
    growTitle: 'De las primeras palabras a eminencia del saber',
    growText: 'Tu mascota crece con lo que sabes: nuevos aspectos, nuevos tesoros, mil pasitos.',
    level: level => `Nivel ${level}`,
    stages: ['Bebé Exploramundos', 'Joven Aprendiz', 'Joven Genio', 'Eminencia del Saber'],
    pause: 'Pausar la animación',
    play: 'Reproducir la animación',
    statsTitle: 'En números',
    stats: {
      stages: 'etapas de evolución',
      forms: 'formas, del Huevo a la Leyenda Campeona',
      topics: 'temas listos para explorar',
      options: 'opciones por pregunta, y un porqué para cada respuesta',
    },
    stepsTitle: 'Empieza en tres pasos',
    steps: [
      {
        title: 'Ponle nombre a tu mascota',
        text: 'Recibes un huevo como ningún otro. Ponle un nombre: te escucha desde el primer día.',
      },
      {
        title: 'Elige lo que te gusta',
        text: 'Ciencias, música, historia, programación: elige un tema o todos.',
      },
      {
        title: 'Responde y mírala crecer',
        text: 'Una respuesta correcta alimenta a tu mascota. Una incorrecta te enseña el porqué, y tu mascota te quiere igual.',
      },
    ],
    featuresTitle: 'Hecho para que lo aprendido se quede',
    features: {
      reason: {
        title: 'Un porqué con cada respuesta',
        text: 'Ves por qué una respuesta es correcta, por qué la tuya no lo era y dónde leer más.',
      },
      level: {
        title: 'Ni muy fácil ni muy difícil',
        text: 'Las preguntas van a tu ritmo. La mayoría está a tu alcance, y algunas son un pequeño reto.',
      },
      care: {
        title: 'Sin presiones',
        text: 'Tu mascota nunca se enferma, ni se encoge, ni se enoja. Si te tomas un día libre, se alegra de volver a verte.',
      },
      own: {
        title: 'Única en el mundo',
        text: 'Su cuerpo, sus colores, sus orejas, su cola y sus costumbres son solo suyos. No hay dos mascotas que crezcan igual.',
      },
    },
    voicesTitle: 'Lo que podrían decir quienes aprenden',
    voicesMark: 'Ejemplos',
    voicesNote:
      'Acabamos de empezar, así que estos ejemplos los escribimos nosotros. Pronto habrá opiniones reales en su lugar.',
    voices: [
      {
        text: 'Quería verle la cola, así que respondí diez preguntas más. Ahora sé qué es una mitocondria.',
        who: 'Una niña de nueve años',
      },
      { text: 'Me cuenta todo sobre su mascota y, de paso, sobre la Revolución francesa.', who: 'Una mamá' },
      {
        text: 'Cinco minutos en el metro. Me dice por qué me equivoqué, y eso es lo que recuerdo.',
        who: 'Una persona adulta que volvió a estudiar',
      },
    ],
    callTitle: 'Tu huevo te espera',
    callText:
      'Tus primeros diez minutos de aprendizaje son gratis. Después cuesta $9.99 al mes, y puedes cancelar cuando quieras.',
    footer: 'Aprende un poquito cada día.',
    privacy: 'Privacidad',
  },
}
