import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Spinner } from '#kit/ui/spinner.tsx'
import { words } from './words.ts'

const longMs = 3000

/** Says on every page that a request is still running, once it takes more than three seconds. */
export function LongWait() {
  const awaited = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const [long, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    if (!awaited) return
    const timer = setTimeout(() => setLong(true), longMs)
    return () => clearTimeout(timer)
  }, [awaited])
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-20 flex justify-center px-4 md:bottom-5"
    >
      {long && (
        <p className="flex animate-rise items-center gap-3 rounded-card border-2 border-line bg-raised px-5 py-3 shadow-lift">
          <Spinner size={20} />
          {words.longWait}
        </p>
      )}
    </div>
  )
}
