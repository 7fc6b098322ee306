/** Owners of code and tables from top to bottom: each may know, and read from, only those above it. */
export const owners = [
  'kit',
  'outside',
  'account',
  'membership',
  'pet',
  'authoring',
  'topics',
  'learning',
  'progress',
  'guardian',
  'app',
]
