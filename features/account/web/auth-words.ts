import { catalogue } from '#kit/words/catalogue.ts'

/** What log in, sign up and Google sign-in say. */
export const authWords = catalogue('account.auth', {
  welcome: 'Welcome',
  welcomeBack: 'Good to see you again.',
  welcomeNew: 'Pick a nickname and a password, and your egg will be waiting. The account belongs to a grown-up.',
  waysIn: 'Login or Sign Up',
  login: 'Login',
  signUp: 'Sign Up',
  email: 'Email',
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 8 characters. A few words in a row are easy to remember.',
  createAccount: 'Create account',
  google: 'Continue with Google',
  googleFailed: {
    press: "Press “Continue with Google” here and you're almost in.",
    often: 'That was a few tries too many. Please wait a moment and try again.',
    cancelled: 'You came back from Google without signing in. Try again whenever you like.',
    expired: 'That took a little too long, or started in another browser. Please try again.',
    unverified: "Google hasn't confirmed your e-mail address yet. Confirm it there, or sign up here with a password.",
    taken: 'There is already an account with this e-mail. Log in with its password instead.',
    unavailable: "We can't reach Google right now. Try again in a moment, or use a password.",
    failed: "That didn't work, and you're not signed in. Please try again.",
  },
  close: 'Close',
  validationError: 'Validation Error',
  loginFailed: 'Login Failed',
  loginFailedFallback: 'Failed to login',
  signupFailed: 'Signup Failed',
  signupFailedFallback: 'Failed to signup',
})
