import { expect } from 'vitest'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { Somebody, World } from './world.ts'
import { refusalIn, send } from './world.ts'

/**
 * Sends a body that may be wrong, and checks what must hold for any body: no fault of our own, a refusal in words, nothing
 * of another learner in it, and nothing written where it was refused.
 *
 * @throws the assertion that failed, with what was sent
 */
export async function sendFaulty(
  world: World,
  who: Somebody,
  to: Endpoint,
  { what, params, body }: { what: string; params: Record<string, string>; body: unknown },
): Promise<void> {
  const { watch, canaries } = world
  const [writes, whole] = [await watch.writes(), await watch.whole()]
  const { status, text, headers } = await send(who.visitor, to, { params, body })
  expect([what, status < 500 || declared(to, text)]).toEqual([what, true])
  if (status >= 400) {
    expect(refusalIn(text)).toEqual({ error: expect.stringMatching(/\S/), code: expect.stringMatching(/^[a-z_]+$/) })
    expect(text).not.toMatch(/undefined|\[object|Error:|node_modules|at .*\(|select |insert /)
    if ((await watch.writes()) !== writes) expect([what, await watch.whole()]).toEqual([what, whole])
  }
  // Who may not make the call at all is told that first.
  if (to.body?.safeParse(body).success === false) expect([what, [400, 403].includes(status)]).toEqual([what, true])
  expect([what, canaries.filter(canary => text.includes(canary) || headers.includes(canary))]).toEqual([what, []])
}

/** Whether a reply of 500 or more is one that the call declares: somebody else can not be reached, or nothing is ready yet. */
export function declared(to: Endpoint, text: string): boolean {
  return Object.hasOwn(to.failures, String(refusalIn(text).code))
}
