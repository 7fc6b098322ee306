import { useState } from 'react'
import { packLanguage } from '#learning/rules/pack-language.ts'
import { pageWords } from '#learning/words.ts'
import { imageAddress } from './image-address.ts'

/** A question's picture. Its space is reserved, so that nothing moves when it loads or fails. */
export function QuestionFigure({ url, alt }: { url: string | undefined; alt: string | undefined }) {
  const [failed, setFailed] = useState<string>()
  const address = imageAddress(url)
  if (address === undefined) return null
  const place = 'mx-auto mt-5 aspect-[16/9] w-full max-w-md rounded-card bg-sunk'
  if (failed === address)
    return (
      <p className={`${place} flex flex-col items-center justify-center gap-1 p-4 text-center text-ink-soft`}>
        {pageWords.imageUnavailable}
        {alt && (
          <span lang={packLanguage} className="text-small">
            {alt}
          </span>
        )}
      </p>
    )
  return (
    <img
      // A new element per picture, or the previous one would stay visible while this one loads.
      key={address}
      src={address}
      alt={alt ?? ''}
      lang={packLanguage}
      width={400}
      height={225}
      onError={() => setFailed(address)}
      className={`${place} object-contain ring-1 ring-line`}
    />
  )
}
