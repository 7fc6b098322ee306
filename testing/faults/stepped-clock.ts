// Preloaded into a server that is tested: its clock is ahead by as many milliseconds as it was last told.
let ahead = 0
const trueDate = Date
const now = () => trueDate.now() + ahead

globalThis.Date = new Proxy(trueDate, {
  construct: (target, args: unknown[], as) => Reflect.construct(target, args.length > 0 ? args : [now()], as),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

process.on('message', told => {
  if (typeof told === 'object' && told !== null && 'ahead' in told) ahead = Number(told.ahead)
})
// Whoever started it and is killed takes it along.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
