/** What an account without a password sends to confirm its deletion: a word that nobody types by mistake. */
export const deletionWord = 'DELETE'
