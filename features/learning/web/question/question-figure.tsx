import { useState } from 'react'
import { packLanguage } from '#learning/rules/pack-language.ts'
import { pageWords } from '#learning/words.ts'
import { imageAddress } from './image-address.ts'

/** The picture of a question. Its room is kept from the start, so that nothing moves when it comes or fails to. */
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
      // Another picture is another element, or the last one would stay until this one has come.
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
