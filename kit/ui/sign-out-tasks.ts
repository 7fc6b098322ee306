type Parting = () => Promise<void>

const before = new Set<Parting>()
const after = new Set<Parting>()

/**
 * Work for a sign-out: `before`, while the session still exists (sending waiting answers), and `after` it has ended
 * (deleting stored data).
 */
export const signOutTasks = {
  before: (task: Parting) => void before.add(task),
  after: (task: Parting) => void after.add(task),
  runBefore: () => runAll(before),
  runAfter: () => runAll(after),
}

/** A failed task doesn't stop the sign-out. */
async function runAll(tasks: ReadonlySet<Parting>): Promise<void> {
  await Promise.allSettled([...tasks].map(task => task()))
}
