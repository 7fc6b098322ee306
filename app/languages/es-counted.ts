const numbers = new Intl.NumberFormat('es-MX')

/** `1 pregunta`, `3 preguntas`: a number with the word in its form. */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${numbers.format(count)} ${many}`

export const days = (count: number): string => counted(count, 'día', 'días')
export const questions = (count: number): string => counted(count, 'pregunta', 'preguntas')
export const minutes = (count: number): string => counted(count, 'minuto', 'minutos')
