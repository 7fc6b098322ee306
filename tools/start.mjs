import { bootstrap, main, runScript } from './bootstrap.mjs'

// `npm start`: from a bare clone to a running product.
await main(async () => {
  const node = await bootstrap({ page: true })
  await runScript(node, 'app/server/main.ts', process.argv.slice(2))
})
