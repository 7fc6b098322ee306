/** A soft three-lobed cloud. */
export function Cloud({ className }: { className?: string }) {
  return (
    <svg viewBox="0 -4 140 60" className={className} aria-hidden="true" focusable="false">
      <path
        d="M26 54a24 24 0 0 1 2-48c4 0 9 1 12 4A32 32 0 0 1 97 20a20 20 0 0 1 17 34z"
        transform="translate(4)"
        className="fill-cloud"
      />
    </svg>
  )
}
