import type { FreeTimeStatus } from '#account/contract.ts'
import { changeAccount, currentUser, resetPassword, signIn, signUp } from '#account/contract.ts'
import { setPin, setSelfLearner } from '#guardian/contract.ts'
import { onReply } from '#kit/contract/call.ts'
import { answerQuestion, generateQuestions } from '#learning/contract.ts'
import { heartbeat } from '#membership/contract.ts'

/** The calls whose reply has the free time as `session`; a test compares the list with the contracts. */
export const repliesWithSession = [
  currentUser,
  signIn,
  signUp,
  resetPassword,
  changeAccount,
  setSelfLearner,
  setPin,
  generateQuestions,
  answerQuestion,
]

/**
 * Calls the listener whenever a reply says how much free time is left.
 *
 * @returns removes the listener
 */
export function onFreeTimeStatus(listener: (status: FreeTimeStatus) => void): () => void {
  const stops = [onReply(repliesWithSession, ({ session }) => listener(session)), onReply([heartbeat], listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
