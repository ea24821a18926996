import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { splitLang } from '#kit/lang.ts'
import { CONTROL_LOOK } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { richTexts } from '../texts.ts'
import { toHref } from './own-address.ts'
import { type OwnPage, useOwnPages } from './use-own-pages.ts'

/** Links what is selected, or writes the link: an address, or an own page that is found by its title. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const t = useTexts(richTexts)
  const id = useId()
  const lang = useLang()
  const current: unknown = editor.getAttributes('link')['href']
  const hasLink = typeof current === 'string'
  const [typed, setTyped] = useState(hasLink ? current : '')
  const [isBad, setBad] = useState(false)
  const [at, setAt] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  const found = useOwnPages(typed, lang)
  useEffect(() => field.current?.focus(), [])

  const close = () => {
    onDone()
    editor.commands.focus()
  }
  const link = (href: string, title: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !hasLink)
      chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onDone()
  }
  // Readers' own language is put before it where they read.
  const choose = ({ href, title }: OwnPage) => {
    const { pathname, search, hash } = new URL(href, location.origin)
    link(splitLang(pathname).path + search + hash, title)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const one = found?.[at]
    const href = toHref(typed, location.host)
    if (one) choose(one)
    else if (href) link(href, href)
    else setBad(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!found?.length || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setAt((at + (event.key === 'ArrowDown' ? 1 : found.length + (at < 0 ? 0 : -1))) % found.length)
  }
  return (
    <form onSubmit={submit} aria-label={t.link} className="border-line grid gap-2 border-t p-3">
      <label htmlFor={id} className="text-sm font-medium">
        {t.linkForm.find}
      </label>
      <input
        ref={field}
        id={id}
        name="href"
        role="combobox"
        onKeyDown={onKeyDown}
        aria-expanded={Boolean(found?.length)}
        aria-controls={`${id}-found`}
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? `${id}-bad` : undefined}
        autoComplete="off"
        value={typed}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setBad(false)
          setAt(-1)
        }}
        className={`${CONTROL_LOOK} h-11 px-3`}
      />
      <div id={`${id}-found`} role="listbox" aria-label={t.linkForm.found} className="max-h-60 overflow-y-auto">
        {found?.map((one, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
          <div
            key={one.href}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="aria-selected:bg-primary/15 hover:bg-primary/10 flex cursor-pointer flex-wrap items-baseline justify-between gap-x-3 rounded-lg px-3 py-2.5"
            onClick={() => choose(one)}
          >
            <span>{one.title}</span>
            <span className="text-ink-soft text-sm">{one.label}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {found?.length === 0 && t.linkForm.none}
      </p>
      {isBad && (
        <p id={`${id}-bad`} role="alert" className="text-danger-text font-medium">
          {t.linkForm.badAddress}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="btn btn-main">
          {t.linkForm.set}
        </button>
        {hasLink && (
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onDone()
            }}
          >
            {t.linkForm.remove}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={close}>
          {t.close}
        </button>
      </p>
    </form>
  )
}
