import { useEffect, useState } from 'react'

const saidAfterMs = 3000

/** Shows a message once a wait gets long; its space is reserved from the start. */
export function SlowNotice({ text }: { text: string }) {
  const [said, setSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), saidAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="min-h-7 text-ink-soft text-small">
      {said && text}
    </p>
  )
}
