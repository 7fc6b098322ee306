import type { ExportTable } from './export-table.ts'

/** The tables of this feature that hold personal data, and what an export shows of them. */
export const accountExport: readonly ExportTable[] = [
  {
    table: 'learner',
    as: 'learner',
    columns: {
      id: 'id',
      email: 'email',
      emailVerifiedAt: 'email_verified_at',
      username: 'username',
      timeZone: 'time_zone',
      dailyGoal: 'daily_goal',
      learningStreak: 'learning_streak',
      longestStreak: 'longest_streak',
      streakDay: 'streak_day',
      freezes: 'freezes',
      freezeProgress: 'freeze_progress',
      whoLearns: 'learns',
      modelText: 'model_text',
      sound: 'sound',
      dailyMinutes: 'daily_minutes',
      createdAt: 'created_at',
      seenAt: 'seen_at',
      idleToldAt: 'idle_told_at',
    },
    leftOut: {
      email_key: 'the e-mail address again, in lower case',
      password_hash: 'a hash of the password: it could be used to guess the password',
      leaving_at: 'set only after the account is closed, when nobody can ask for an export',
    },
  },
  {
    table: 'session',
    as: 'sessions',
    columns: {
      id: 'id',
      browser: 'browser',
      system: 'system',
      startedAt: 'started_at',
      seenAt: 'seen_at',
      grownUpUntil: 'grown_up_until',
    },
    leftOut: { token_hash: 'a hash of the secret that only the browser holds' },
    key: { token_hash: 'bytea' },
  },
  {
    table: 'identity',
    as: 'identities',
    columns: { issuer: 'issuer', subject: 'subject' },
    key: { issuer: 'text' },
  },
  {
    table: 'account_token',
    as: 'mailedLinks',
    columns: { purpose: 'purpose', madeAt: 'made_at' },
    leftOut: { token_hash: 'a hash of the secret that only the mailed link holds' },
    key: { purpose: 'text' },
  },
]
