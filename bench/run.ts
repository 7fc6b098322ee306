import { wanted } from './options.ts'

/** `npm run bench [-- NAME … --OPTION …]` runs the named benches, or all, and prints tables. */
const benches: Readonly<Record<string, () => Promise<{ run(): Promise<void> }>>> = {
  answers: () => import('./answers/answers.ts'),
  backup: () => import('./backup/backup.ts'),
  cost: () => import('./cost/cost.ts'),
  generate: () => import('./generate/generate.ts'),
  growth: () => import('./growth/growth.ts'),
  learning: () => import('./learning/learning.ts'),
  load: () => import('./load/load.ts'),
  memory: () => import('./memory/memory.ts'),
  'own-topics': () => import('./own-topics/own-topics.ts'),
  questions: () => import('./questions/questions.ts'),
  start: () => import('./start/start.ts'),
  weight: () => import('./weight/weight.ts'),
}

for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const load = benches[name]
  if (!load) throw new Error(`There is no bench named ${name}; there are ${Object.keys(benches).join(', ')}.`)
  await (await load()).run()
}
