import { callWords } from '#kit/contract/call-words.ts'

/** A small line under what went wrong, to be read out or copied to whoever can look it up; one tap selects all of it. */
export function ErrorCode({ code }: { code: string | undefined }) {
  if (code === undefined) return null
  return (
    <p className="mt-1 text-small">
      {callWords.code} <code className="select-all break-all">{code}</code>
    </p>
  )
}
