/** A round avatar with two letters. */
export function Avatar({ letters, size = 40 }: { letters: string; size?: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex shrink-0 items-center justify-center rounded-full bg-brand-soft font-name font-semibold text-brand-ink"
      style={{ width: size, height: size, fontSize: Math.max(15, size * 0.4) }}
    >
      {letters}
    </span>
  )
}
