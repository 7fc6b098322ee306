import { Infinity as Endless, Sparkles, Sprout } from 'lucide-react'
import { subscribeWords as words } from './subscribe-words.ts'

const benefits = [
  { Icon: Sprout, title: words.stages, text: words.stagesText, tone: 'bg-leaf-soft text-leaf-ink' },
  { Icon: Endless, title: words.time, text: words.timeText, tone: 'bg-sky-soft text-sky-ink' },
  { Icon: Sparkles, title: words.creatures, text: words.creaturesText, tone: 'bg-apricot-soft text-apricot-ink' },
]

/** What a subscription includes and costs. */
export function SubscribePitch() {
  return (
    <section>
      <h1 className="text-hero">{words.pitch}</h1>
      <p className="mt-3 max-w-md text-ink-soft text-lead">{words.pitchText}</p>
      <ul className="mt-7 space-y-4">
        {benefits.map(({ Icon, title, text, tone }) => (
          <li key={title} className="flex items-start gap-4">
            <span className={`inline-flex size-12 shrink-0 items-center justify-center rounded-card ${tone}`}>
              <Icon size={24} aria-hidden="true" />
            </span>
            <div>
              <h2 className="text-h3">{title}</h2>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8 inline-block rounded-sheet bg-brand-soft px-6 py-4 text-brand-ink">
        <p className="font-name font-semibold text-h1">
          {words.price}
          <span className="text-lead">{words.perMonth}</span>
        </p>
        <p className="text-small">{words.terms}</p>
      </div>
    </section>
  )
}
