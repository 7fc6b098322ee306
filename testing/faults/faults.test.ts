import { afterAll, expect, test } from 'vitest'
import { compare } from './compare.ts'
import { type Fault, faults } from './faults.ts'
import { openWorld, type Setting, type World } from './world.ts'

/** Set by `npm run test:faults`: every fault, often and long enough to trust the result. */
const long = process.env.FAULTS === 'long'
const rounds = long ? 3 : 1
const seconds = long ? 10 : 2
/** Answers by each learner before the fault, and after it. */
const before = long ? 20 : 5
const after = long ? 10 : 3

let open: { setting: Setting; world: World } | undefined
const report: string[] = []

afterAll(async () => {
  await open?.world.close()
  console.log(report.join('\n'))
})

/** One world at a time: each has two servers and a database. */
async function worldFor(setting: Setting): Promise<World> {
  if (open?.setting === setting) return open.world
  await open?.world.close()
  open = { setting, world: await openWorld(setting) }
  return open.world
}

/** Grouped by setting, so that each setting is started once. */
const tried = faults.filter(({ longOnly }) => long || !longOnly).toSorted((a, b) => a.setting.localeCompare(b.setting))
for (const fault of tried) {
  test.skipIf(process.platform !== 'linux')(fault.name, ({ skip }) => outlive(fault, skip))
}

async function outlive(fault: Fault, skip: (why: string) => void): Promise<void> {
  const world = await worldFor(fault.setting)
  const { stream } = world
  if (fault.needsSmallDisk && !world.disk) return skip('no small disk can be mounted here')
  let longest = 0
  const unsure = stream.unsure()
  const taken = stream.taken()
  const starts = () => world.servers.reduce((sum, server) => sum + server.starts(), 0)
  const startsBefore = starts()
  for (let round = 0; round < rounds; round++) {
    await stream.more(before)
    await fault.strike(world, seconds)
    longest = Math.max(longest, await stream.more(1))
    await world.ready()
    await stream.more(after)
  }
  const found = await stream.atRest(() => compare(world))
  report.push(
    `${fault.name}: ${stream.taken() - taken} answers acknowledged, ${stream.unsure() - unsure} tries that brought no word, ${found.lost} lost, ${found.tooMany} too many, everybody answering again after at most ${(longest / 1000).toFixed(1)} s`,
  )
  expect(starts() - startsBefore).toBe(rounds * fault.ends)
  expect(found).toEqual({ acknowledged: stream.taken(), lost: 0, tooMany: 0, disagreeing: [] })
}
