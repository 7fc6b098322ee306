import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where the session lives in the browser: HttpOnly, first party, and bound to the host where the address is https. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, value: string, maxAgeSeconds: number): void
  clear(reply: FastifyReply): void
}

/**
 * @param publicUrl the product's own address; https asks for `__Host-` and `Secure`
 * @param called its name, where it holds something else than the session
 */
export function sessionCookie(publicUrl: URL, called = 'session'): SessionCookie {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? `__Host-${called}` : called
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: request => request.cookies[name],
    set: (reply, value, maxAge) => void reply.setCookie(name, value, { ...flags, maxAge }),
    clear: reply => void reply.clearCookie(name, flags),
  }
}
