import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { LoadTalk } from './talk.store.ts'

/** Dependencies of what the pet says and thinks. */
export interface TalkDeps extends HandlerDeps {
  readonly loadTalk: LoadTalk
}
