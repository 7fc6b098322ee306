import type { ComponentProps } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'

/**
 * A labelled text field with an optional hint. If it had the focus when it was disabled, it gets it back afterwards.
 */
export function Field({ label, hint, ...input }: ComponentProps<'input'> & { label: string; hint?: string }) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const held = useRef(false)
  const disabled = input.disabled === true
  useLayoutEffect(() => {
    // Browsers drop the focus of a disabled element.
    if (disabled) held.current = document.activeElement === box.current
    else if (held.current && document.activeElement === document.body) box.current?.focus()
  }, [disabled])
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-medium text-small">
        {label}
      </label>
      <input
        ref={box}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="block min-h-12 w-full rounded-[16px] border-2 border-edge/60 bg-raised px-4 text-body text-ink placeholder:text-ink-soft hover:border-edge disabled:opacity-60"
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft text-small">
          {hint}
        </p>
      )}
    </div>
  )
}
