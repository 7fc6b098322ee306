import { paths } from '#app/web/paths.ts'
import { words } from '#app/web/words.ts'
import { TrainingArena } from '#learning/web/round/arena.tsx'
import { pageWords } from '#learning/words.ts'

/** /learning */
export function Learning() {
  return (
    <>
      <title>{words.title(pageWords.title)}</title>
      <TrainingArena paths={paths} />
    </>
  )
}
