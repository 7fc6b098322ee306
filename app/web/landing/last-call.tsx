import { Button } from '#kit/ui/button.tsx'
import { Countryside } from '#kit/ui/countryside.tsx'
import { words } from './words.ts'

/** The call to action, with the price. */
export function LastCall({ onStart }: { onStart: () => void }) {
  return (
    <section className="relative overflow-hidden bg-heaven">
      <Countryside className="absolute inset-x-0 bottom-0 h-[320px] w-full" />
      <div className="relative mx-auto max-w-6xl px-4 pt-16 pb-60 sm:px-6 sm:pt-20">
        <h2 className="max-w-2xl text-h1">{words.callTitle}</h2>
        <p className="mt-3 max-w-xl text-ink-soft text-lead">{words.callText}</p>
        <Button size="large" data-early="sign-up" className="mt-7" onClick={onStart}>
          {words.startLearning}
        </Button>
      </div>
    </section>
  )
}
