import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Acts {
  next(): unknown
  previous(): unknown
  done(): unknown
  save(): unknown
  note(): unknown
}

/** Listens to the player's keys, save where something is typed or a dialog is open. Returns the dialog that lists them, opened by `?`. */
export function useKeys(acts: Acts): RefObject<HTMLDialogElement | null> {
  const help = useRef<HTMLDialogElement>(null)
  const latest = useRef(acts)
  // Before the chapter is painted: a key pressed at once is the shown chapter's.
  useLayoutEffect(() => void (latest.current = acts), [acts])
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
      const key = event.key.toLowerCase()
      if (key === 'j' || key === 'arrowright') latest.current.next()
      else if (key === 'k' || key === 'arrowleft') latest.current.previous()
      else if (key === 'm') latest.current.done()
      else if (key === 'b') latest.current.save()
      else if (key === 'n') latest.current.note()
      else if (key === '?') help.current?.showModal()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return help
}

/** True where keys belong to something else: fields, players, lists that are moved by arrows, an open dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, textarea, select, video, audio, [contenteditable], [role], summary') !== null
}
