import { hero as still } from 'virtual:still-pets'
import { Button } from '#kit/ui/button.tsx'
import { Cloud } from '#kit/ui/cloud.tsx'
import { FloatingIsland } from '#kit/ui/floating-island.tsx'
import { SunOrMoon } from '#kit/ui/sun-or-moon.tsx'
import { useLivingDrawing } from './living.ts'
import { heroPet } from './sample-pets.ts'
import { words } from './words.ts'

const size = 230

/** Text on the left, the pet on its island on the right. */
export function Hero({ onStart }: { onStart: () => void }) {
  const Living = useLivingDrawing()
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-6 px-4 pt-6 pb-16 sm:px-6 md:grid-cols-[1.12fr_1fr] md:gap-10 md:pt-12 md:pb-24">
      <div className="relative z-10">
        <h1 className="text-hero text-wrap">
          {words.heroTitle.map(sentence => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-5 max-w-[34rem] text-ink-soft text-lead">{words.heroText}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <Button size="large" data-early="sign-up" onClick={onStart}>
            {words.startLearning}
          </Button>
          <a
            href="#growing"
            className="inline-flex min-h-14 items-center rounded-card px-5 max-sm:px-1 font-medium font-name text-brand-ink text-lead hover:bg-brand-soft"
          >
            {words.seeItGrow}
          </a>
        </div>
        <p className="mt-4 text-ink-soft text-small">{words.heroNote}</p>
        <noscript>
          <p className="mt-2 max-w-[34rem] text-small">{words.noScript}</p>
        </noscript>
      </div>
      <div className="relative mx-auto aspect-[1/0.95] w-full max-w-[30rem] max-md:mt-6">
        <div className="absolute top-0 left-[7%] aspect-square w-[86%] rounded-full bg-heaven" />
        <SunOrMoon className="absolute top-[7%] right-[16%] w-[17%]" />
        <Cloud className="absolute top-[20%] left-[3%] w-[24%] animate-drift" />
        <Cloud className="absolute top-[40%] right-0 w-[19%] animate-drift [animation-delay:-4s]" />
        <FloatingIsland className="absolute inset-x-0 bottom-0 w-full" />
        <div className="absolute inset-x-0 bottom-[31%] flex justify-center">
          {Living ? (
            <Living pet={heroPet} expression="happy" size={size} label={words.heroPet} />
          ) : (
            <img src={still} width={size} height={size} alt={words.heroPet} fetchPriority="high" />
          )}
        </div>
      </div>
    </div>
  )
}
