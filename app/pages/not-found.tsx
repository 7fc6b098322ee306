import { paths } from '#app/web/paths.ts'
import { words } from '#app/web/words.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cloud } from '#kit/ui/cloud.tsx'
import { FloatingIsland } from '#kit/ui/floating-island.tsx'

/** Any other address, when signed in. */
export function NotFound() {
  return (
    <>
      <title>{words.title(words.notFoundTitle)}</title>
      <section className="my-auto grid items-center gap-8 py-8 md:grid-cols-2 md:gap-14">
        <div>
          <h1 className="text-hero">{words.notFoundTitle}</h1>
          <p className="mt-4 text-ink-soft text-lead">{words.notFoundText}</p>
          <p className="mt-1 text-ink-soft">{words.notFoundHelp}</p>
          <ButtonLink size="large" className="mt-7" href={paths.home}>
            {words.backHome}
          </ButtonLink>
        </div>
        <div className="relative mx-auto aspect-square w-full max-w-sm">
          <div className="absolute inset-[4%] rounded-full bg-heaven" />
          <Cloud className="absolute top-[18%] left-[10%] w-[30%] animate-drift" />
          <Cloud className="absolute top-[32%] right-[8%] w-[22%] animate-drift [animation-delay:-3s]" />
          <FloatingIsland className="absolute inset-x-0 bottom-[8%] w-full" />
        </div>
      </section>
    </>
  )
}
