import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { buildLexicon } from './lexicon-source.ts'

// Runs as a child process: building takes half a gigabyte for some seconds, all of which is returned when it ends. The file appears whole or not at all, also
// where two servers build it side by side.
const [file = ''] = process.argv.slice(2)
const draft = `${file}.${process.pid}`
try {
  writeFileSync(draft, buildLexicon())
  renameSync(draft, file)
} finally {
  rmSync(draft, { force: true })
}
