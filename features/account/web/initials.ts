/** The first two letters of the username in upper case, or of the e-mail where there is no username. */
export function initials(user: { username: string; email: string }): string {
  return [...(user.username.trim() || user.email)].slice(0, 2).join('').toUpperCase()
}
