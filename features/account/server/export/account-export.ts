import type { ExportTable } from './export-table.ts'

/** What this feature keeps of a learner. */
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
      email_key: 'the e-mail address once more, in small letters',
      password_hash: 'proves the password: whoever has it can try passwords against it',
      leaving_at: 'set only once nobody can sign in any more',
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
    leftOut: { token_hash: 'proves the session: it belongs to the browser alone' },
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
    leftOut: { token_hash: 'proves the link: the mail alone has what fits' },
    key: { purpose: 'text' },
  },
]
