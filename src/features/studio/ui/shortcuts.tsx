import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { EntryName } from '../navigation.ts'
import { useGo } from '../palette/palette-button.tsx'
import { studioTexts } from '../texts.ts'
import type { WaitingEntry } from './side-bar.tsx'

/** The letter after `g` that leads to an entry. */
const LETTERS: Partial<Record<EntryName, string>> = {
  overview: 'h',
  posts: 'p',
  members: 'm',
  invitations: 'i',
  registrations: 'l',
  requests: 'r',
  erasure: 'd',
  voices: 'v',
  mail: 'e',
  audit: 'c',
  account: 'a',
}
const NOTICES = { letter: 'n', href: '/Studio/Notices' }
/** The second key must come within this time. */
const SEQUENCE_MS = 1500
const KEY = 'sanggar:shortcuts'

/**
 * Keys of the frame: `?` shows them, `g` and a letter go to a page. Never while typing, in a dialog or with another key held; they can be switched off
 * (WCAG 2.1.4).
 */
export function Shortcuts({ entries }: { entries: readonly WaitingEntry[] }) {
  const { shortcuts: t, navigation, palette } = useTexts(studioTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOn, setOn] = useState(true)
  const go = useGo()
  const pages = [
    ...entries.flatMap(({ name, href }) => {
      const letter = LETTERS[name]
      return letter ? [{ letter, href, words: navigation[name] }] : []
    }),
    { ...NOTICES, words: palette.notices },
  ]
  const latest = useRef({ pages, go, isOn })
  useEffect(() => {
    latest.current = { pages, go, isOn }
  })
  useEffect(() => setOn(isKept()), [])
  useEffect(() => {
    let startedAt = 0
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing || isTyping(event.target)) return
      if (event.key === '?') return dialog.current?.showModal()
      if (!latest.current.isOn) return
      const isSecond = event.timeStamp - startedAt < SEQUENCE_MS
      startedAt = !isSecond && event.key === 'g' ? event.timeStamp : 0
      const page = isSecond ? latest.current.pages.find(({ letter }) => letter === event.key) : undefined
      if (page) latest.current.go(page.href)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label={t.title}
      className="border-line bg-surface text-ink m-auto max-h-[80dvh] w-[min(28rem,calc(100vw-1rem))] rounded-xl border p-5 shadow-2xl backdrop:bg-black/45"
    >
      <h2 className="text-lg font-semibold">{t.title}</h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        <Row keys={['Ctrl', 'K']} words={palette.label} />
        <Row keys={['?']} words={t.title} />
        {pages.map(({ letter, words }) => (
          <Row key={letter} keys={['g', letter]} words={words} />
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={event => {
            setOn(event.target.checked)
            keep(event.target.checked)
          }}
          className="accent-primary size-4"
        />
        {t.on}
      </label>
      <button type="button" onClick={() => dialog.current?.close()} className="btn btn-quiet mt-2">
        {t.close}
      </button>
    </dialog>
  )
}

function Row({ keys, words }: { keys: readonly string[]; words: string }) {
  return (
    <div className="contents">
      <dt className="flex gap-1">
        {keys.map(key => (
          <kbd key={key} className="border-line min-w-6 rounded border px-1.5 text-center font-sans text-sm">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  )
}

/** True where a key is meant for a field, an editor or a dialog. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal')) return true
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"]') !== null)
  )
}

function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

function keep(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // It holds until the page is left.
  }
}
