/** What an account without a password sends in its place: said by nobody by mistake. */
export const deletionWord = 'DELETE'
