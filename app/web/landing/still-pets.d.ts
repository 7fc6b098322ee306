declare module 'virtual:still-pets' {
  /** Address of the landing page's pet as a picture; `tools/page/still-pets.ts` draws it while the page is built. */
  export const hero: string
  /** Addresses of the pets along the walk, in its order. */
  export const stations: readonly string[]
}
