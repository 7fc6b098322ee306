import type { Sentences } from './dictionary.ts'

/** What the server says to whoever leaves. */
export const leaving: Pick<Sentences, 'account.leaving'> = {
  'account.leaving': {
    wrongPassword: 'Esta no es la contraseña de esta cuenta',
    notConfirmed: 'Escribe la palabra DELETE, para que nada se borre por error',
  },
}
