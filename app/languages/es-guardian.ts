import type { Catalogues, PageCatalogues } from './catalogues.ts'

/** What the server says of grown-ups, PINs and limits. */
export const guardian: Pick<Catalogues, 'guardian'> = {
  guardian: {
    grownUpNeeded: 'Esto es para personas adultas. Pídele a la tuya que escriba el PIN.',
    pinShape: 'Un PIN tiene de 4 a 8 cifras',
    wrongPin: 'Ese no es el PIN. Inténtalo de nuevo.',
    wrongPassword: 'Esa no es la contraseña de esta cuenta.',
    noPassword: 'Esta cuenta todavía no tiene contraseña. Elige una con "¿Olvidaste tu contraseña?" al iniciar sesión.',
    notAChild: 'Esta cuenta no tiene PIN.',
    minutesRange: 'El tiempo diario puede ser de 10 a 180 minutos',
  },
}

/** What the page says to grown-ups, and of them to children. */
export const guardianPage: Pick<PageCatalogues, 'guardian.page'> = {
  'guardian.page': {
    who: '¿Quién va a aprender?',
    whoText: 'Esta cuenta es de una persona adulta. Dinos quién aprende con ella, para mostrar lo que corresponde.',
    me: 'Yo',
    meText: 'Todo queda abierto.',
    child: 'Mi hijo o hija',
    childText: 'Con un PIN, los pagos y los ajustes quedan contigo.',
    ifYouLike: 'Opcional',
    now: learns =>
      learns === 'self' ? 'Por ahora: tú.' : learns === 'child' ? 'Por ahora: tu hijo o hija.' : 'Todavía sin elegir.',
    close: 'Cerrar',
    entry: 'Para personas adultas',
    failed: 'No funcionó',

    setTitle: 'Un PIN para la persona adulta',
    setText:
      'Con él abres la parte para personas adultas: tiempo, progreso, límites, pagos. Elige uno que tu hijo o hija no conozca.',
    pin: 'PIN (cifras)',
    pinHint: 'De 4 a 8 cifras',
    pinAgain: 'El PIN otra vez',
    pinsDiffer: 'Los dos PIN no son iguales',
    setPin: 'Guardar el PIN',
    pinIsSet: 'El PIN está guardado',
    pinIsSetText: 'Encontrarás "Para personas adultas" en el menú: toca el círculo con tus iniciales.',

    askTitle: 'Para personas adultas',
    askText: 'Esta parte es para la persona adulta de esta cuenta. Escribe tu PIN.',
    open: 'Abrir',
    forgotten: '¿Olvidaste el PIN?',
    forgottenText: 'Escribe la contraseña de esta cuenta y elige un PIN nuevo.',
    password: 'Contraseña de la cuenta',
    newPin: 'PIN nuevo',
    backToPin: 'Sí sé mi PIN',

    gateTitle: 'Esta página es para personas adultas',
    gateText: 'Pídele a la tuya que venga y escriba el PIN.',
    home: 'Inicio',

    viewTitle: 'Para personas adultas',
    viewText: pet =>
      pet === undefined
        ? 'Cómo va el aprendizaje y qué reglas pusiste.'
        : `Cómo va el aprendizaje con ${pet} y qué reglas pusiste.`,
    timeTitle: 'Tiempo con la aplicación',
    time: minutes =>
      minutes < 60
        ? `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
        : minutes % 60 === 0
          ? `${minutes / 60} ${minutes === 60 ? 'hora' : 'horas'}`
          : `${Math.floor(minutes / 60)} h y ${minutes % 60} min`,
    timeSentence: (today, week) => `Hoy ${today}; en los últimos siete días, ${week}.`,
    noTime: 'Nada en los últimos 30 días.',
    chart: 'Minutos de cada uno de los últimos 30 días',
    day: 'Día',
    minutes: 'Minutos',
    today: 'Hoy',
    limitLine: limit => `Límite diario: ${limit}`,

    knownTitle: 'Qué se sabe y qué se va olvidando',
    knownNone: 'Después de las primeras respuestas verás aquí qué se aprendió y qué conviene repasar.',

    rulesTitle: 'Tus reglas',
    limit: 'Tiempo por día',
    limitHint:
      'Cuando se acaba, la mascota se duerme. Su cuarto sigue abierto y la pregunta en pantalla todavía se puede contestar.',
    noLimit: 'Sin límite',
    modelText: 'Textos escritos por una IA',
    modelTextHint:
      'Apagado: la mascota dice solo frases escritas por personas, y las preguntas vienen solo de la biblioteca revisada.',
    sound: 'Sonidos suaves',
    soundHint: 'Apagado: no se pueden encender en el menú.',
    saved: 'Guardado',

    payTitle: 'Suscripción',
    payNone: 'No tienes ninguna. Tu hijo o hija no ve precios ni ofertas.',
    payActive: 'Tu suscripción está activa.',
    paySee: 'Ver la suscripción',

    accountTitle: 'PIN y cuenta',
    changePin: 'Cambiar el PIN',
    pinChanged: 'El PIN cambió',
    myself: 'Ahora aprendo yo',
    myselfText: 'Se quitarán el PIN y estas reglas. Todo lo aprendido se queda.',
    myselfSure: 'Sí, ahora aprendo yo',
    cancel: 'Cancelar',

    doneText: pet =>
      pet === undefined
        ? 'Mañana tendrás tiempo nuevo.'
        : `${pet} duerme profundamente y sueña con lo que aprendiste. Mañana tendrás tiempo nuevo.`,
    doneGrace: 'Si quedó una pregunta abierta, tienes dos minutos para contestarla.',
    toRoom: 'Al cuarto de la mascota',
    goodNight: 'Buenas noches',
    freeTopics:
      'Por ahora ya hiciste todos los temas propios que puedes. Pregúntale a una persona adulta si puedes tener más.',
  },
}
