import type { Sentences } from './dictionary.ts'

/** What the server says of grown-ups, PINs and limits. */
export const guardian: Pick<Sentences, 'guardian'> = {
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
