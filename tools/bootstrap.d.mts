/** The repository's folder. */
export const root: string
/** Installs, and builds the page where it is wanted and stale; resolves with the path of the Node to use. */
export function bootstrap(wanted: { page: boolean }): Promise<string>
