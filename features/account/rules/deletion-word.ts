/** What an account without a password sends to confirm its deletion: a word that isn't typed by mistake. */
export const deletionWord = 'DELETE'
