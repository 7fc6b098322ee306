/** Fewest characters of a password (SPEC §5), in a file without schemas so that the page can import it. */
export const minPasswordLength = 8
