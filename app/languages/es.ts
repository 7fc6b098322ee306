import type { Catalogues } from './catalogues.ts'
import { customTopic } from './es-custom-topic.ts'
import { guardian } from './es-guardian.ts'
import { mail } from './es-mail.ts'
import { page } from './es-page-words.ts'
import { server } from './es-server.ts'
import { billing } from './es-subscribe.ts'
import { talk } from './es-talk.ts'
import { leaving } from './es-your-data.ts'

/** Español, de México: what the page says, and what only the server says. */
export const es = {
  ...page,
  ...server,
  ...billing,
  ...customTopic,
  ...talk,
  ...guardian,
  ...leaving,
  ...mail,
} satisfies Catalogues
