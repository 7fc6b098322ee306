/** Every sentence of the account feature that a learner can read. */
export const words = {
  fillInAllFields: 'Please fill in all fields',
  emailUnreadable: 'Please enter a valid e-mail address',
  usernameTooLong: 'The username can have at most 40 characters',
  usernameUnreadable: 'The username has characters that can not be shown',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'Password can have at most 128 characters',
  passwordsDiffer: 'Passwords do not match',
  timeZoneUnknown: 'timeZone must be an IANA time zone name, like Europe/Lisbon',
  wrongCredentials: 'Invalid email or password',
  tooManyAttempts: 'Too many tries. Please wait a few minutes and try again.',
  emailTaken: 'There is already an account with this e-mail. Try to log in instead.',
  tooManyAccounts: 'Many accounts were opened from here within the last hour. Please try again later.',
} as const
