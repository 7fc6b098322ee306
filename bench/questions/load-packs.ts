import { loadPacks } from '#authoring/server/load-packs.ts'

// A process of its own, so that nothing is warm and all memory is the packs': says milliseconds and megabytes.
globalThis.gc?.()
const heapBefore = process.memoryUsage().heapUsed
const before = performance.now()
const packs = loadPacks()
const milliseconds = performance.now() - before
globalThis.gc?.()
const megabytes = (process.memoryUsage().heapUsed - heapBefore) / 1e6
console.log(JSON.stringify({ packs: packs.size, milliseconds, megabytes }))
