import pg from 'pg'
import { startEmbedded } from './embedded.ts'

// For tests: a server with only its database. Prints where the database is as one line of JSON, and exits on SIGTERM.
const [dataDir = ''] = process.argv.slice(2)
try {
  const { connection, mode, stop } = await startEmbedded({ name: 'product', dataDir, log: line => console.error(line) })
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table if not exists note (body text)').catch(() => undefined)
  await client.query('insert into note values ($1)', [`${process.pid}`])
  await client.end()
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
  console.log(JSON.stringify({ connection, mode }))
} catch (error) {
  console.log(JSON.stringify({ refused: error instanceof Error ? error.message : String(error) }))
  process.exitCode = 1
}
