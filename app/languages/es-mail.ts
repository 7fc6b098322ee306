import type { Catalogues } from './catalogues.ts'

/** What mails say. */
export const mail: Pick<Catalogues, 'account.mail'> = {
  'account.mail': {
    hello: 'Hola:',
    reset: {
      subject: 'Elige una nueva contraseña de Mindling',
      before:
        'Alguien pidió una nueva contraseña para la cuenta de Mindling con este correo. Si fuiste tú, elígela aquí:',
      button: 'Elegir una nueva contraseña',
      after:
        'El enlace funciona una sola vez, durante 30 minutos. Si no fuiste tú, puedes ignorar este correo: tu contraseña sigue igual.',
    },
    verify: {
      subject: 'Confirma tu correo electrónico',
      before:
        'Alguien abrió una cuenta de Mindling con este correo. Si fuiste tú, confírmalo y así podremos ayudarte si algún día olvidas tu contraseña.',
      button: 'Sí, este es mi correo',
      after: 'El enlace funciona una sola vez, durante 24 horas. Si no fuiste tú, puedes ignorar este correo.',
    },
    changed: {
      subject: 'La contraseña de tu cuenta de Mindling cambió',
      before:
        'La contraseña de la cuenta de Mindling con este correo se cambió hace un momento, y se cerró la sesión en todos los demás dispositivos. Si fuiste tú, todo está bien. Si no, elige una nueva ahora mismo:',
      button: 'Elegir una nueva contraseña',
      after: 'La contraseña anterior ya no funciona.',
    },
    plainly: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    foot: 'Mindling: una mascota que crece con cada respuesta correcta.',
  },
}
