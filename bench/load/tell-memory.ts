import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Preloaded into a server that is watched: collects its garbage and tells what is left when it is asked over IPC.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('message', () => {
  collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ resident: rss / 2 ** 20, living: (heapUsed + external) / 2 ** 20 })
})
// Whoever started it and is killed takes it along.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
