/** A new learner on a running server: sends requests with a session cookie and returns the replies. */
export async function newcomer(origin: string, n: number): Promise<(path: string, body: object) => Promise<unknown>> {
  let cookie = ''
  const send = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', cookie }
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return await response.json()
  }
  await send('/api/auth/signup', {
    email: `bench${n}@example.org`,
    username: 'Bench',
    password: 'a long enough password',
  })
  return send
}
