import { renameSync, writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { buildLexicon } from './lexicon-source.ts'

// The file appears whole or not at all, also where two servers build it side by side.
const file: string = workerData
const draft = `${file}.${process.pid}.${Date.now()}`
writeFileSync(draft, buildLexicon())
renameSync(draft, file)
