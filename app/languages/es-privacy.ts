import type { Catalogues } from './catalogues.ts'

/** Los datos de cada quien: llevárselos, borrarlos, y qué se guarda de las personas. */
export const ownData: Pick<Catalogues, 'account.data' | 'account.privacy'> = {
  'account.data': {
    entry: 'Tus datos',
    privacy: 'Privacidad',
    title: 'Tus datos',
    about: 'Son tuyos: descárgalos cuando quieras, o bórralos.',
    close: 'Cerrar',
    takeTitle: 'Descargar todo',
    takeText:
      'Un archivo con todo lo que guardamos de ti: tu mascota, tus temas y cada pregunta con la respuesta que diste.',
    download: 'Descargar',
    toolsTitle: 'Para Anki y otras herramientas de estudio',
    toolsText:
      'Tus preguntas como tarjetas para Anki, y tu historial de repasos para herramientas de FSRS. En Anki, elige Archivo y luego Importar.',
    cards: 'Tarjetas para Anki',
    reviews: 'Repasos para FSRS',
    failed: 'No se pudo descargar',
    deleteTitle: 'Borrar la cuenta',
    deleteText:
      'Tu mascota y todo lo que aprendió, tus temas, tus respuestas y tus insignias se borran para siempre. Nadie puede recuperarlos, ni siquiera nosotros.',
    deleteSubscription: 'Tu suscripción se cancelará y no se te cobrará nada más.',
    deleteFirst: 'Borrar la cuenta…',
    deleteSure: 'Borrar para siempre',
    keep: 'Conservarla',
    password: 'Tu contraseña',
    word: 'Escribe la palabra BORRAR',
    wordTyped: 'BORRAR',
    gone: '¡Hasta luego, y gracias!',
    goneNote: 'Tu cuenta y todo lo que había en ella se borraron.',
    goneSoon:
      'Tu cuenta está cerrada. Todo lo que hay en ella se borrará en cuanto el proveedor de pagos nos confirme que tu suscripción terminó.',
  },
  'account.privacy': {
    title: 'Privacidad',
    about:
      'Qué guardamos, por qué y quién lo ve. En pocas palabras: solo lo que tu mascota necesita, y solo lo ves tú.',
    close: 'Cerrar',
    parts: [
      {
        title: 'Qué guardamos',
        text: 'Un correo electrónico, un nombre para llamarte y tu contraseña de una forma que nadie puede leer. Y lo que aprendes: tu mascota, tus temas, tus preguntas y respuestas. No pedimos tu nombre real, tu cumpleaños, tu dirección ni una foto.',
      },
      {
        title: 'Por qué',
        text: 'Para que tu mascota esté aquí cuando vuelvas, las preguntas sean para ti, y lo que estás por olvidar aparezca otra vez.',
      },
      {
        title: 'Quién lo ve',
        text: 'Solo tú. No hay perfiles ni clasificaciones, nadie puede escribirte y nada tuyo se muestra a otras personas. Sin publicidad y sin rastreadores.',
      },
      {
        title: 'Quién nos ayuda',
        text: 'Si una persona adulta se suscribe, paga en Stripe, y el número de la tarjeta nunca llega a nosotros. Si una IA escribe preguntas, se le dice el tema y el nivel, y su servicio puede revisar lo que escribes sobre un tema propio: nunca quién eres. Una persona adulta puede desactivarlo.',
      },
      {
        title: 'Niñas y niños',
        text: 'La cuenta pertenece a una persona adulta. Si aprende una niña o un niño, un PIN protege todo lo que es para adultos. Tu mascota nunca pregunta quién eres ni dónde vives.',
      },
      {
        title: 'Cuánto tiempo',
        text: 'Mientras exista la cuenta. Lo que solo sirve un rato se va antes: la lista de dispositivos a los 30 días, lo último que dijo tu mascota a los 30 días, un tema sin terminar a los 90. Si nadie viene en 11 meses enviamos un correo, y un mes después la cuenta se borra.',
      },
      {
        title: 'Es tuyo',
        text: 'En «Tus datos», en el menú, puedes descargar todo en un archivo o borrarlo todo. Al borrar, primero termina la suscripción, y después no queda nada de ti aquí.',
      },
    ],
  },
}
