import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { classNames } from '#kit/ui/class-names.ts'

/** The heading of a step. It takes the focus and scrolls the dialog to its top, because the focused element of the step before is gone. */
export function StepHeading({ className, children }: { className: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.closest('dialog')?.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h3 ref={heading} tabIndex={-1} className={classNames('outline-none', className)}>
      {children}
    </h3>
  )
}
