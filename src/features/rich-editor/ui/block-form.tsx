import type { Editor } from '@tiptap/core'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { findEmbed } from '#platform/rich-text/embeds.ts'
import { CONTROL_LOOK } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { richTexts } from '../texts.ts'
import { type AskedBlock, addLineAfter, goOnAfter } from './block-list.ts'
import { insertMaths, showMaths } from './maths.ts'
import { toRelative } from './own-address.ts'

/** What each block is asked for, in order; an insertion and a later change have the same fields. */
export const FIELDS = {
  image: ['src', 'alt', 'caption'],
  gallery: ['addresses'],
  video: ['src', 'title'],
  audio: ['src', 'title'],
  file: ['src', 'name'],
  embed: ['src', 'title'],
  blockMath: ['latex'],
  inlineMath: ['latex'],
} as const satisfies Record<AskedBlock, readonly FieldName[]>

export type FieldName = 'src' | 'alt' | 'caption' | 'addresses' | 'title' | 'name' | 'latex'

interface BlockFormProps {
  editor: Editor
  name: AskedBlock
  onDone(): void
}

/** Asks for what a block needs and inserts it at the cursor. */
export function BlockForm({ editor, name, onDone }: BlockFormProps) {
  const t = useTexts(richTexts)
  const [problem, setProblem] = useState('')
  const [latex, setLatex] = useState('')
  const close = () => {
    onDone()
    editor.commands.focus()
  }
  const insert = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const made = toMade(name, field => textIn(fields, field))
    if (made === undefined) {
      setProblem(name === 'embed' ? t.form.badEmbed : t.form.ownFile)
      return
    }
    if (made.type === 'blockMath' || made.type === 'inlineMath') insertMaths(editor, made.type, textIn(fields, 'latex'))
    else editor.chain().focus().insertContent(made).run()
    if (made.type === 'inlineMath') addLineAfter(editor)
    else goOnAfter(editor)
    onDone()
  }
  return (
    <form onSubmit={insert} aria-label={t[name]} className="border-line grid gap-2 border-t p-3">
      <p className="font-semibold">{t[name]}</p>
      {FIELDS[name].map((field, index) => (
        <Field key={field} name={field} isFirst={index === 0} {...(field === 'latex' && { onInput: setLatex })} />
      ))}
      {latex !== '' && <Formula latex={latex} isBlock={name === 'blockMath'} />}
      {problem && (
        <p role="alert" className="text-danger-text font-medium">
          {problem}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <button type="submit" className="btn btn-main">
          {t.form.insert}
        </button>
        <button type="button" className="btn btn-quiet" onClick={close}>
          {t.close}
        </button>
      </p>
    </form>
  )
}

interface FieldProps {
  name: FieldName
  isFirst?: boolean
  value?: string
  onInput?(value: string): void
}

/** One labelled field of a block; several lines for what has several. */
export function Field({ name, isFirst = false, value = '', onInput }: FieldProps) {
  const t = useTexts(richTexts)
  const id = useId()
  const given = {
    id,
    name,
    defaultValue: value,
    autoComplete: 'off',
    ref: isFirst ? focused : undefined,
    onInput: (event: { currentTarget: { value: string } }) => onInput?.(event.currentTarget.value),
  }
  const isLong = name === 'latex' || name === 'addresses'
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm font-medium">
        {t.form[name]}
      </label>
      {isLong ? (
        <textarea {...given} rows={3} className={`${CONTROL_LOOK} px-3 py-2 font-mono`} maxLength={name === 'latex' ? 2000 : undefined} />
      ) : (
        <input {...given} className={`${CONTROL_LOOK} h-11 px-3`} maxLength={name === 'src' ? 2000 : 400} />
      )}
    </div>
  )
}

/** A formula as readers get it, while it is typed. */
export function Formula({ latex, isBlock }: { latex: string; isBlock: boolean }) {
  const t = useTexts(richTexts)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.current) void showMaths(shown.current, latex, isBlock)
  }, [latex, isBlock])
  return <div ref={shown} role="img" aria-label={t.form.preview} className="rich-text overflow-x-auto py-2" />
}

/** Returns the block that the fields say, or undefined if an address can't be used. */
function toMade(name: AskedBlock, valueOf: (field: FieldName) => string) {
  if (name === 'blockMath' || name === 'inlineMath') return valueOf('latex') ? { type: name } : undefined
  const src = toRelative(valueOf('src'), location.host)
  if (name === 'gallery') {
    const addresses = valueOf('addresses').split(/\s+/).filter(Boolean)
    const content = addresses.map(address => ({ type: 'image', attrs: { src: toRelative(address, location.host), alt: '' } }))
    return content.length > 0 ? { type: name, content } : undefined
  }
  if (name === 'embed') {
    const embed = findEmbed(src)
    return embed && { type: name, attrs: { src: embed.page, title: valueOf('title') } }
  }
  const isOwn = /^\/(?!\/)/.test(src)
  if (name === 'image')
    return isOwn || /^https?:\/\//i.test(src) ? { type: name, attrs: { src, alt: valueOf('alt'), caption: valueOf('caption') } } : undefined
  if (!isOwn) return undefined
  return { type: name, attrs: name === 'file' ? { src, name: valueOf('name') } : { src, title: valueOf('title') } }
}

function textIn(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function focused(field: HTMLElement | null): void {
  field?.focus()
}
