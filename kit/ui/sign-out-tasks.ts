type Parting = () => Promise<void>

const before = new Set<Parting>()
const after = new Set<Parting>()

/**
 * What has to be done when somebody leaves this device: `before`, while they are still known (sending what waits), and
 * `after`, when they have left (forgetting what was theirs).
 */
export const signOutTasks = {
  before: (task: Parting) => void before.add(task),
  after: (task: Parting) => void after.add(task),
  runBefore: () => runAll(before),
  runAfter: () => runAll(after),
}

/** One that fails keeps nobody from leaving. */
async function runAll(tasks: ReadonlySet<Parting>): Promise<void> {
  await Promise.allSettled([...tasks].map(task => task()))
}
