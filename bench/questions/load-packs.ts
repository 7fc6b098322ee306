import { loadPacks } from '#authoring/server/load-packs.ts'

// A separate process, so that nothing is warm and all its memory is the packs'. Prints milliseconds and megabytes.
globalThis.gc?.()
const heapBefore = process.memoryUsage().heapUsed
const before = performance.now()
const packs = loadPacks()
const milliseconds = performance.now() - before
globalThis.gc?.()
const megabytes = (process.memoryUsage().heapUsed - heapBefore) / 1e6
console.log(JSON.stringify({ packs: packs.size, milliseconds, megabytes }))
