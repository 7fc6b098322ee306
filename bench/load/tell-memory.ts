import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Preloaded into a watched server: on an IPC message it collects garbage and reports the memory in use.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('message', () => {
  collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ resident: rss / 2 ** 20, living: (heapUsed + external) / 2 ** 20 })
})
// Exits with its parent, even if the parent is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
