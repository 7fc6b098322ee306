import { useEffect } from 'react'

const fieldsAndDialogs = 'input, textarea, select, dialog, [contenteditable]'

/** Keys: 1–4 and A–D choose, H takes a hint, R reads aloud, Enter continues. Ignored in form fields and with modifiers held. */
export function useOptionKeys({
  count,
  locked,
  onChoose,
  onHint,
  onRead,
  onNext,
}: {
  count: number
  locked: boolean
  onChoose: (option: number) => void
  onHint: () => void
  onRead: () => void
  onNext: () => void
}) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
      if (document.querySelector('dialog:modal')) return
      const target = event.target instanceof Element ? event.target : null
      if (event.key === 'Enter') {
        if (locked && !target?.closest(`a, button, ${fieldsAndDialogs}`)) onNext()
        return
      }
      if (target?.closest(fieldsAndDialogs)) return
      if (event.key.toLowerCase() === 'r') {
        event.preventDefault()
        onRead()
        return
      }
      if (locked) return
      if (event.key.toLowerCase() === 'h') {
        event.preventDefault()
        onHint()
        return
      }
      const option = optionOfKey(event.key)
      if (option === undefined || option >= count) return
      event.preventDefault()
      onChoose(option)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [count, locked, onChoose, onHint, onRead, onNext])
}

/** The option that a key chooses: 1 or a is the first. */
export function optionOfKey(key: string): number | undefined {
  const at = key.length === 1 ? '1234abcd'.indexOf(key.toLowerCase()) : -1
  return at < 0 ? undefined : at % 4
}
