import { migrate } from './migrate.ts'
import { openPool } from './pool.ts'

// For tests: one of several processes that migrate at once. Prints how many migrations it applied.
const [connection = '', folder = ''] = process.argv.slice(2)
const pool = openPool({ connection, applicationName: 'migrate', log: line => console.error(line) })
console.log(await migrate(pool, { folder, log: () => undefined }))
await pool.end()
