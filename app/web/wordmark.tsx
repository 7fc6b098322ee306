import { words } from './words.ts'

/** The logo: a sprouting egg and the product's name. */
export function Wordmark({ nameClass }: { nameClass?: string | undefined }) {
  return (
    <span className="inline-flex items-center gap-2 font-name font-semibold text-[1.375rem] text-ink tracking-tight">
      <svg width="30" height="34" viewBox="0 0 30 34" aria-hidden="true">
        <path d="M15 9C22 9 28 18.500 28 24.500S22 34 15 34 2 30.500 2 24.500 8 9 15 9z" className="fill-brand" />
        <path
          d="M15 34c7 0 13-3.500 13-9.500 0-3.600-2.200-8.400-5.400-11.700C24 20 18 29 6.500 30.900 8.900 32.900 11.900 34 15 34z"
          className="fill-brand-deep"
        />
        <path
          d="M15 9c0-5 2.600-8 8-8.500C23.600 5.600 20.400 9 15 9zM15 9c0-3.800-2-6-6.200-6.500C8.400 6.400 10.800 9 15 9z"
          className="fill-leaf"
        />
        <ellipse cx="11" cy="22" rx="1.900" ry="2.600" fill="oklch(0.2 0.05 310)" />
        <ellipse cx="19" cy="22" rx="1.900" ry="2.600" fill="oklch(0.2 0.05 310)" />
        <circle cx="10.400" cy="21.100" r=".8" fill="#fff" />
        <circle cx="18.400" cy="21.100" r=".8" fill="#fff" />
      </svg>
      <span className={nameClass}>{words.product}</span>
    </span>
  )
}
