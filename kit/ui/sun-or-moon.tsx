/** The sun by day, the moon by night. */
export function SunOrMoon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="48" className="fill-orb" opacity=".35" />
      <circle cx="50" cy="50" r="34" className="fill-orb" />
    </svg>
  )
}
