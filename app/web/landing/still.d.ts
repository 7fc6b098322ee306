declare module 'virtual:still-hero' {
  /** Address of the landing page's pet as a picture; `vite.config.ts` draws it while the page is built. */
  export const still: string
}
