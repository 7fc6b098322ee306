import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { environmentIn } from '#app/server/settings.ts'
import { exampleArticles } from '#testing/stand-ins/encyclopedia/example-articles.ts'
import { startEncyclopedia } from '#testing/stand-ins/encyclopedia/stand-in.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'

// `npm run dev`: the server, restarted when its files change, and the page on Vite, which passes /api on to it. Where no
// model or no Wikipedia is set, stand-ins on loopback answer in their place.
const root = fileURLToPath(new URL('..', import.meta.url))
const set = environmentIn(root)
const standIns: NodeJS.ProcessEnv = {}
if (!set.AI_PROVIDER) {
  const { url } = await startModelStandIn()
  Object.assign(standIns, { AI_PROVIDER: 'compatible', AI_MODEL: 'stand-in', AI_BASE_URL: url })
}
if (!set.WIKIPEDIA_CONTACT) {
  const { url } = await startEncyclopedia(exampleArticles)
  Object.assign(standIns, { WIKIPEDIA_URL: url.href, WIKIPEDIA_CONTACT: 'somebody@localhost.example' })
}
if (Object.keys(standIns).length > 0) console.log(`stand-ins: ${Object.keys(standIns).join(', ')}`)

const run = (args: string[]) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...standIns } })
const both = [run(['--watch', '--watch-preserve-output', 'app/server/main.ts']), run(['node_modules/vite/bin/vite.js'])]

let leaving = false
function leave(code: number): void {
  if (leaving) return
  leaving = true
  for (const child of both) child.kill('SIGTERM')
  // The stand-ins would keep this process alive.
  void Promise.all(both.map(child => child.exitCode ?? new Promise(done => child.once('exit', done)))).then(() =>
    process.exit(code),
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave(0))
for (const child of both) child.on('exit', code => leave(code ?? 0))
