import { Button } from '#kit/ui/button.tsx'
import { subscribeWords as words } from './subscribe-words.ts'

/** The one button that pays. While it works it takes no second press. */
export function SubscribeButton({ busy, ready = true }: { busy: boolean; ready?: boolean }) {
  return (
    <Button type="submit" size="large" busy={busy} disabled={!ready} className="mt-6 w-full">
      {busy ? words.processing : words.start}
    </Button>
  )
}
