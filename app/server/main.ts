import { setFlagsFromString } from 'node:v8'

// Set before anything is loaded: V8 ends the process where the first of them falls below what it has begun.

// Once a heap has grown, V8 marks all of it twice more within minutes to see whether it can become smaller. Under load its
// helpers take the processors from the database for a third of a second, and what would be won is needed again.
setFlagsFromString('--memory-reducer-gc-count=0')
// Beside a busy database a helper that has to wait for a processor keeps the collector waiting longer than it saves.
setFlagsFromString('--no-parallel-scavenge')

await import('./serve.ts')
