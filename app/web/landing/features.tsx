import type { LucideIcon } from 'lucide-react'
import { Fingerprint, HandHeart, Lightbulb, Mountain } from 'lucide-react'
import { classNames } from '#kit/ui/class-names.ts'
import { PottedPlant } from '#kit/ui/potted-plant.tsx'
import { words } from './words.ts'

const features: readonly { Icon: LucideIcon; tone: string; said: { title: string; text: string } }[] = [
  { Icon: Lightbulb, tone: 'bg-apricot-soft text-apricot-ink', said: words.features.reason },
  { Icon: Mountain, tone: 'bg-sky-soft text-sky-ink', said: words.features.level },
  { Icon: HandHeart, tone: 'bg-coral-soft text-coral-ink', said: words.features.care },
  { Icon: Fingerprint, tone: 'bg-leaf-soft text-leaf-ink', said: words.features.own },
]

/** What the product does for a learner. */
export function Features() {
  return (
    <section id="features" className="bg-sunk">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 className="text-h1">{words.featuresTitle}</h2>
          <div aria-hidden="true" className="mt-12 max-w-72 max-lg:hidden">
            <div className="flex items-end justify-around">
              <PottedPlant grown={20} />
              <PottedPlant grown={60} />
              <PottedPlant grown={100} />
            </div>
            <div className="-mt-1.5 h-4 rounded-full bg-wood shadow-[inset_0_-6px_0_var(--color-wood-deep)]" />
          </div>
        </div>
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
          {features.map(({ Icon, tone, said }) => (
            <li key={said.title}>
              <span className={classNames('inline-flex size-12 items-center justify-center rounded-[16px]', tone)}>
                <Icon size={24} aria-hidden="true" />
              </span>
              <h3 className="mt-4 text-h3">{said.title}</h3>
              <p className="mt-1.5 text-ink-soft">{said.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
