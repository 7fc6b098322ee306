const every = 5

/** Whether a level has gone up across a multiple of five (SPEC §2 *Pet card*). */
export function isGrowthSpurt(before: number, after: number): boolean {
  return Math.floor(after / every) > Math.floor(before / every)
}
