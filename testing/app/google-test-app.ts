import { type IdentityStandIn, standInClient, startIdentity } from '../stand-ins/identity/stand-in.ts'
import type { TestApp } from './test-app.ts'
import { startTestApp } from './test-app.ts'

/** The product with a stand-in for Google that signs in any person the test names. */
export interface GoogleTestApp extends TestApp {
  identity: IdentityStandIn
  /** Opens a browser without cookies. */
  browser(): Browser
}

const publicUrl = new URL('http://mindling.test/')
const callback = new URL('/api/auth/google/callback', publicUrl)

export async function startGoogleTestApp(
  options: { tokens?: 'full' | 'bare'; environment?: Record<string, string> } = {},
): Promise<GoogleTestApp> {
  const identity = await startIdentity(callback, options)
  const environment = {
    ...googleEnvironment(identity),
    PUBLIC_URL: publicUrl.origin,
    SIGNUPS_PER_HOUR: '10000',
    ...options.environment,
  }
  const app = await startTestApp({ environment })
  return {
    ...app,
    identity,
    browser: () => new Browser(app.origin),
    async close() {
      await app.close()
      await identity.close()
    },
  }
}

/** Settings of a server that uses this stand-in for Google. */
export function googleEnvironment(identity: IdentityStandIn): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: standInClient.id,
    GOOGLE_CLIENT_SECRET: standInClient.secret,
    GOOGLE_ISSUER: identity.issuer.origin,
  }
}

/** A browser that follows redirects step by step and keeps the cookies of each site. */
export class Browser {
  readonly #origin: string
  readonly #cookies = new Map<string, Map<string, string>>()

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Opens a path of ours, or any URL. */
  async open(address: string | URL, headers: Record<string, string> = {}): Promise<Response> {
    const url = new URL(address, publicUrl)
    const jar = this.#jar(url)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const real = url.origin === publicUrl.origin ? new URL(url.pathname + url.search, this.#origin) : url
    const response = await fetch(real, { redirect: 'manual', headers: { ...headers, ...(cookie && { cookie }) } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(set)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  /** Where a reply redirects to. */
  leadsTo(response: Response, from: string | URL): URL {
    return new URL(response.headers.get('location') ?? '', new URL(from, publicUrl))
  }

  /** Presses the button and goes through the provider's pages. Stops before opening the callback address. */
  async comeBack(query = ''): Promise<URL> {
    let here = new URL(`/api/auth/google${query}`, publicUrl)
    for (let step = 0; step < 10; step++) {
      here = this.leadsTo(await this.open(here), here)
      if (here.pathname === callback.pathname || (step === 0 && here.origin === publicUrl.origin)) return here
    }
    throw new Error(`The provider leads to nowhere: ${here}`)
  }

  /** Signs in. @returns the final path, with its fragment */
  async signIn(query = ''): Promise<string> {
    return this.land(await this.comeBack(query))
  }

  /** Opens the callback address. @returns the path it leads to, or the whole URL if it isn't ours */
  async land(back: URL): Promise<string> {
    const to = back.pathname === callback.pathname ? await this.#follow(back) : back
    return to.origin === publicUrl.origin ? to.pathname + to.search + to.hash : to.href
  }

  /** Who is signed in; undefined if no one is. */
  async user(): Promise<{ id: string; email: string; username: string; timeZone: string } | undefined> {
    const reply = await this.open('/api/auth/me')
    return reply.ok
      ? ((await reply.json()) as { id: string; email: string; username: string; timeZone: string })
      : undefined
  }

  /** A cookie of the product. */
  get session(): string | undefined {
    return this.#jar(publicUrl).get('session')
  }

  async #follow(url: URL): Promise<URL> {
    return this.leadsTo(await this.open(url), url)
  }

  #jar({ origin }: URL): Map<string, string> {
    const jar = this.#cookies.get(origin) ?? new Map<string, string>()
    this.#cookies.set(origin, jar)
    return jar
  }
}
