import { callWords } from '#kit/contract/call-words.ts'

/** Shows the code of an error, to be read out or copied; one tap selects all of it. */
export function ErrorCode({ code }: { code: string | undefined }) {
  if (code === undefined) return null
  return (
    <p className="mt-1 text-small">
      {callWords.code} <code className="select-all break-all">{code}</code>
    </p>
  )
}
