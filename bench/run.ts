/** `npm run bench [-- NAME …]`: runs the named benches, or all, and prints the figures of each as a table. */
const benches: Readonly<Record<string, () => Promise<{ run(): Promise<void> }>>> = {
  answers: () => import('./answers/answers.ts'),
  generate: () => import('./generate/generate.ts'),
  learning: () => import('./learning/learning.ts'),
  'own-topics': () => import('./own-topics/own-topics.ts'),
  questions: () => import('./questions/questions.ts'),
  start: () => import('./start/start.ts'),
  weight: () => import('./weight/weight.ts'),
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches)
for (const name of wanted) {
  const load = benches[name]
  if (!load) throw new Error(`There is no bench named ${name}; there are ${Object.keys(benches).join(', ')}.`)
  await (await load()).run()
}
