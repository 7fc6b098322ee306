import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The specification quotes these texts word for word; no rewording of the rest of the product may change them.

const fixed = [
  'First Steps',
  'On Fire',
  'Growing Strong',
  'Sharp Mind',
  'Adventure Requires a Champion!',
  'Art & Design',
  'Cancel anytime • No hidden fees',
  'Cannot connect to the server. Please check your internet connection and try again.',
  'Choose Topics',
  'Choose Your Learning Path',
  'Communication Error',
  'Complete Your Subscription',
  'Create Pet',
  'Creating questions is taking longer than expected. This may happen when generating complex challenges. Please try again.',
  'Creation Failed',
  'Creature not found',
  'Did you forget to add the page to the router?',
  'Energy for learning activities',
  'Failed to create pet',
  'Failed to create topic',
  'Failed to generate questions',
  'Failed to save topics. Please try again.',
  'Failed to update your creature. Please try again.',
  'Feeding Failed',
  'Feeling great!',
  'Generating your first questions... This may take a moment.',
  'Generation still unavailable',
  'Generation taking longer than expected',
  'Getting tired...',
  'Growing smarter!',
  'Grows with correct answers',
  'Health & Wellness',
  'How happy your pet is feeling',
  'Image unavailable',
  'Keep above 50% for best learning',
  'Knowledge Master',
  'Last Minute!',
  'Learning Explorer',
  'Low Time',
  'Max Retries Reached',
  'Maybe Later',
  'Needs attention!',
  'Not Hungry Yet',
  'Overall learning progress',
  'Password must be at least 8 characters long',
  'Passwords do not match',
  'Payment Failed',
  'Personalized Learning Journey',
  'Play Failed',
  'Please provide a detailed answer (at least 10 characters)',
  'Please try again',
  'Practice Again',
  'Pro Member',
  'Ready to learn!',
  'Recharges with breaks',
  'Research failed',
  'Rest Failed',
  'Rising Scholar',
  'Running low on questions. New challenges will be generated soon!',
  'Secured by',
  'See You Soon!',
  'Setting up your subscription...',
  'Something went wrong',
  'Start Learning',
  'Start Subscription - $9.99/month',
  'Still working on your questions... Using optimized settings for faster generation.',
  'Subscribe Now',
  'Subscription Error',
  "Taking a bit longer than expected... We'll use partial results if needed.",
  'Taking longer than expected',
  'Too Tired to Play',
  'Topic name must be at least 3 characters',
  'Try Again',
  'Unable to connect',
  'Unlock Premium Learning',
  'Your Progress is Saved',
]

const files = execFileSync('git', ['ls-files', 'app', 'features', 'kit'], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
const source = files.map(file => readFileSync(file, 'utf8')).join('\n')

test.each(fixed)('the product says "%s"', text => {
  const escaped = text.replaceAll("'", "\\'")
  expect(source.includes(text) || source.includes(escaped)).toBe(true)
})
