import { Button } from '#kit/ui/button.tsx'
import { subscribeWords as words } from './subscribe-words.ts'

/** The button that pays; it ignores further presses while busy. */
export function SubscribeButton({ busy, ready = true }: { busy: boolean; ready?: boolean }) {
  return (
    <Button type="submit" size="large" busy={busy} disabled={!ready} className="mt-6 w-full">
      {busy ? words.processing : words.start}
    </Button>
  )
}
