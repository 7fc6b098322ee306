import { buttonLook } from '#kit/ui/button.tsx'
import { authWords } from './auth-words.ts'
import { timeZone } from './time-zone.ts'

/**
 * A link to Google sign-in, which redirects the whole page.
 *
 * @param next path to return to, if not home
 */
export function GoogleButton({ next }: { next?: string | undefined }) {
  const asked = new URLSearchParams({ timeZone: timeZone(), ...(next !== undefined && { next }) })
  return (
    <div className="mt-6 border-line border-t-2 pt-6">
      <a href={`/api/auth/google?${asked}`} className={`${buttonLook('secondary', 'large')} w-full`}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M10 8v4h5a5.300 5.300 0 1 1-1.400-5.800l2.800-2.800A9.200 9.200 0 1 0 19.200 10q0-1-.2-2z"
            fill="currentColor"
          />
        </svg>
        {authWords.google}
      </a>
    </div>
  )
}
