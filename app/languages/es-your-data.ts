import type { Catalogues } from './catalogues.ts'

/** The server's texts about deleting an account, and to accounts that haven't been used for long. */
export const leaving: Pick<Catalogues, 'account.closing' | 'account.idle'> = {
  'account.idle': {
    subject: '¿Conservamos tu cuenta de Mindling?',
    hello: 'Hola:',
    goes: day =>
      `Hace mucho que nadie abre la cuenta de Mindling con este correo. No guardamos nada más tiempo del que sirve, así que la cuenta y todo lo que contiene se borrarán el ${day}.`,
    keep: '¿Quieres conservarla? Solo inicia sesión una vez antes de ese día:',
    letGo:
      'Si no, no tienes que hacer nada. Si antes quieres descargar tus datos, inicia sesión y elige «Tus datos» en el menú.',
  },
  'account.closing': {
    wrongPassword: 'Esta no es la contraseña de esta cuenta',
    notConfirmed: 'Escribe la palabra DELETE, para que nada se borre por error',
  },
}
