/** `Bass guitar: the instrument with low strings`. */
export const senseLabel = (title: string, about: string): string => (about === '' ? title : `${title}: ${about}`)
