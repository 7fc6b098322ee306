// Preloaded into a tested server. Its clock runs ahead by the milliseconds in the last message.
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
// Exit with the parent, even if that is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
