import { bootstrap, main, runScript, Stop } from './bootstrap.mjs'

// `node tools/run.mjs SCRIPT ARGS…`: any script of the checkout, with everything it needs installed first.
await main(async () => {
  const [script, ...args] = process.argv.slice(2)
  if (!script) throw new Stop('Which script? For example: node tools/run.mjs tools/check.ts')
  const node = await bootstrap({ page: false })
  await runScript(node, script, args)
})
