import type { PageCatalogues } from './catalogues.ts'

/** What the page says of the free time. */
export const freeTime: Pick<PageCatalogues, 'membership.free'> = {
  'membership.free': {
    timeLeft: 'Tiempo gratis que queda para aprender',
    proMember: 'Miembro Pro',
    paused: 'En pausa',
    lowTime: 'Poco tiempo',
    lastMinute: '¡Último minuto!',
    endedTitle: 'Por ahora se terminó tu tiempo gratis',
    endedText: 'Con una suscripción pueden seguir aprendiendo juntos todo el tiempo que quieran.',
    endedSafe: 'Tu mascota y todo lo que aprendió siguen siendo tuyos, y su cuarto sigue abierto.',
    endedGrace: 'Si quedó una pregunta abierta, tienes dos minutos para contestarla.',
    endedForChild: 'Pregúntale a una persona adulta si pueden seguir.',
    doneTitle: 'Es suficiente por hoy',
    howToGoOn: 'Ver cómo seguir',
    goodForNow: 'Está bien',
    iAmGrownUp: 'Soy la persona adulta',
    subscribeNow: 'Suscribirme ahora',
    maybeLater: 'Quizá después',
    close: 'Cerrar',
  },
}
