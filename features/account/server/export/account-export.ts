import type { ExportTable } from './export-table.ts'

const repeated = 'the same as in the account, for servers of the previous version'

/** The tables of this feature that hold personal data, and what an export shows of them. */
export const accountExport: readonly ExportTable[] = [
  {
    table: 'account',
    as: 'account',
    owner: 'account',
    columns: {
      id: 'id',
      email: 'email',
      emailVerifiedAt: 'email_verified_at',
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
    table: 'learner',
    as: 'learner',
    columns: {
      id: 'id',
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
    },
    leftOut: {
      account_id: 'the id of the account, which is above',
      email: repeated,
      email_key: repeated,
      password_hash: repeated,
      email_verified_at: repeated,
      leaving_at: repeated,
      seen_at: repeated,
      idle_told_at: repeated,
    },
  },
  {
    table: 'session',
    as: 'sessions',
    owner: 'account',
    columns: {
      id: 'id',
      browser: 'browser',
      system: 'system',
      startedAt: 'started_at',
      seenAt: 'seen_at',
      grownUpUntil: 'grown_up_until',
    },
    leftOut: {
      learner_id: 'the id of the learner, which is above',
      token_hash: 'a hash of the secret that only the browser holds',
    },
    key: { token_hash: 'bytea' },
  },
  {
    table: 'account_identity',
    as: 'identities',
    owner: 'account',
    columns: { issuer: 'issuer', subject: 'subject' },
    key: { issuer: 'text' },
  },
  {
    table: 'mail_token',
    as: 'mailedLinks',
    owner: 'account',
    columns: { purpose: 'purpose', madeAt: 'made_at' },
    leftOut: { token_hash: 'a hash of the secret that only the mailed link holds' },
    key: { purpose: 'text' },
  },
]
