export interface Fault {
  /** Counted from 1. */
  line: number
  instead: string
  why: string
}

/** A program with the faults that may creep into it, one at a time. */
export interface Plan {
  goal: string
  listing: readonly string[]
  /** What the faultless program prints. */
  intended: string
  faults: readonly Fault[]
}
