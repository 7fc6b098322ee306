import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `npm run dev`: the server, restarted when its files change, and the page on Vite, which passes /api on to it.
const root = fileURLToPath(new URL('..', import.meta.url))
const run = (args: string[]) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
const both = [run(['--watch', '--watch-preserve-output', 'app/server/main.ts']), run(['node_modules/vite/bin/vite.js'])]

let leaving = false
function leave(code: number): void {
  if (leaving) return
  leaving = true
  process.exitCode = code
  for (const child of both) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave(0))
for (const child of both) child.on('exit', code => leave(code ?? 0))
