/** `Bass guitar: the instrument with low strings`. */
export const meaningLabel = (title: string, about: string): string => (about === '' ? title : `${title}: ${about}`)
