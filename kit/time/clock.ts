/** The current time, passed as an argument to rules and handlers. */
export type Clock = () => Date
