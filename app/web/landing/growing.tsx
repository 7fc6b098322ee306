import { stations as stills } from 'virtual:still-pets'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { Countryside } from '#kit/ui/countryside.tsx'
import { useReducedMotion } from '#kit/ui/use-reduced-motion.ts'
import { useLivingDrawing } from './living.ts'
import { stations } from './sample-pets.ts'
import { words } from './words.ts'

const stepMs = 2500
const size = 176

/**
 * The evolution preview: four stages, one every 2.5 s. It can be paused, and doesn't move for people who prefer
 * reduced motion.
 */
export function PetGrowth() {
  const [at, setAt] = useState(0)
  const [chosen, setWalking] = useState<boolean>()
  const wantsRest = useReducedMotion()
  const walking = chosen ?? !wantsRest

  const [inSight, setInSight] = useState(false)
  const section = useRef<HTMLElement>(null)
  const Living = useLivingDrawing(inSight)

  useEffect(() => {
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && setInSight(true), { threshold: 0.3 })
    if (section.current) watcher.observe(section.current)
    return () => watcher.disconnect()
  }, [])

  useEffect(() => {
    if (!walking) return
    const timer = setInterval(() => setAt(now => (now + 1) % stations.length), stepMs)
    return () => clearInterval(timer)
  }, [walking])

  const go = (index: number) => {
    setWalking(false)
    setAt(index)
  }

  return (
    <section ref={section} id="growing" className="relative overflow-hidden bg-heaven pt-14 sm:pt-20">
      <div className="relative z-10 mx-auto flex max-w-6xl items-start justify-between gap-6 px-4 sm:px-6">
        <div className="max-w-2xl">
          <h2 className="text-h1">{words.growTitle}</h2>
          <p className="mt-3 text-ink-soft text-lead">{words.growText}</p>
        </div>
        <button
          type="button"
          onClick={() => setWalking(!walking)}
          aria-label={walking ? words.pause : words.play}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-card max-sm:absolute max-sm:right-4 max-sm:-bottom-24 text-ink-soft shadow-rest hover:text-ink"
        >
          {walking ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        </button>
      </div>
      <div className="relative mt-6 sm:mt-2">
        <Countryside className="absolute inset-x-0 bottom-0 h-[280px] w-full sm:h-[360px]" />
        <ol className="relative mx-auto grid max-w-5xl grid-cols-4 items-end px-1 pb-8 sm:px-6">
          {stations.map(({ level, pet }, index) => {
            const here = index === at
            return (
              <li key={level} className="flex flex-col items-center text-center">
                <div className="flex h-[220px] items-end justify-center sm:h-[270px]">
                  <div
                    className={classNames(
                      'origin-bottom transition-[transform,opacity] duration-500 ease-spring max-sm:absolute max-sm:bottom-[124px] max-sm:left-1/2 max-sm:-translate-x-1/2',
                      here ? 'scale-100' : 'scale-[0.6] opacity-75 max-sm:opacity-0',
                    )}
                  >
                    {Living ? (
                      <Living
                        pet={pet}
                        expression={here ? 'happy' : 'neutral'}
                        size={size}
                        label={words.stages[index] ?? ''}
                      />
                    ) : (
                      <img src={stills[index]} width={size} height={size} alt={words.stages[index]} loading="lazy" />
                    )}
                  </div>
                </div>
                <button
                  type="button"
                  onClick={() => go(index)}
                  aria-current={here ? 'step' : undefined}
                  className={classNames(
                    'mt-2 flex min-h-20 w-[calc(100%-6px)] max-w-44 flex-col items-center justify-center rounded-card px-1 py-1.5 leading-tight shadow-rest transition-colors duration-300 sm:min-h-16',
                    here ? 'bg-brand text-on-brand' : 'bg-card text-ink',
                  )}
                >
                  <span className="font-name font-semibold text-small leading-tight sm:text-body">
                    {words.stages[index]}
                  </span>
                  <span className={classNames('text-small', here ? 'text-on-brand' : 'text-ink-soft')}>
                    {words.level(level)}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
