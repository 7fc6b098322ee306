/** Time, handed in: what a rule or a deed asks instead of looking at the wall. */
export type Clock = () => Date
