import type { FastifyReply, FastifyRequest } from 'fastify'

/** The session cookie: HttpOnly, SameSite, and over https bound to the host. */
export interface SessionCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, value: string, maxAgeSeconds: number): void
  clear(reply: FastifyReply): void
}

/**
 * @param publicUrl the product's address; https adds `Secure` and the prefix `__Host-`
 * @param baseName another name for a cookie that holds something else
 */
export function sessionCookie(publicUrl: URL, baseName = 'session'): SessionCookie {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? `__Host-${baseName}` : baseName
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: request => request.cookies[name],
    set: (reply, value, maxAge) => void reply.setCookie(name, value, { ...flags, maxAge }),
    clear: reply => void reply.clearCookie(name, flags),
  }
}
