import { type Editor, useEditorState } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import ImageIcon from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Quote from 'lucide-react/icons/quote'
import SquareCode from 'lucide-react/icons/square-code'
import Strikethrough from 'lucide-react/icons/strikethrough'
import { type SubmitEvent, useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { editorTexts } from '../texts.ts'

const TOOLS = [
  { name: 'bold', Icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', Icon: Italic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'strike', Icon: Strikethrough, run: (editor: Editor) => editor.chain().focus().toggleStrike().run() },
  { name: 'code', Icon: Code, run: (editor: Editor) => editor.chain().focus().toggleCode().run() },
  { name: 'h2', Icon: Heading2, run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run() },
  { name: 'h3', Icon: Heading3, run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run() },
  { name: 'bulletList', Icon: List, run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  { name: 'orderedList', Icon: ListOrdered, run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run() },
  { name: 'blockquote', Icon: Quote, run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run() },
  { name: 'codeBlock', Icon: SquareCode, run: (editor: Editor) => editor.chain().focus().toggleCodeBlock().run() },
  { name: 'horizontalRule', Icon: Minus, run: (editor: Editor) => editor.chain().focus().setHorizontalRule().run() },
] as const

const LEVELS = { h2: 2, h3: 3 } as const
const BUTTON =
  'hover:bg-primary/10 aria-pressed:bg-primary/15 aria-pressed:text-primary-text grid size-11 shrink-0 place-items-center rounded-lg'

function isActive(editor: Editor, name: (typeof TOOLS)[number]['name']): boolean {
  return name === 'h2' || name === 'h3' ? editor.isActive('heading', { level: LEVELS[name] }) : editor.isActive(name)
}

/** The buttons above the text. The slash menu has the same blocks for the keyboard. */
export function Tools({ editor }: { editor: Editor }) {
  const t = useTexts(editorTexts).tools
  const [open, setOpen] = useState<'link' | 'image'>()
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.filter(({ name }) => isActive(now, name)).map(({ name }) => name as string),
  })
  const hasLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  const toggle = (which: 'link' | 'image') => setOpen(open === which ? undefined : which)
  return (
    <div className="border-line bg-surface sticky top-16 z-10 rounded-t-[inherit] border-b">
      <div role="group" aria-label={t.label} className="flex overflow-x-auto p-1.5">
        {TOOLS.map(({ name, Icon, run }) => (
          <button
            key={name}
            type="button"
            aria-label={t[name]}
            title={t[name]}
            aria-pressed={active.includes(name)}
            className={BUTTON}
            onClick={() => run(editor)}
          >
            <Icon aria-hidden size={20} />
          </button>
        ))}
        <button
          type="button"
          aria-label={t.link}
          title={t.link}
          aria-pressed={hasLink}
          aria-expanded={open === 'link'}
          className={BUTTON}
          onClick={() => toggle('link')}
        >
          <Link aria-hidden size={20} />
        </button>
        <button
          type="button"
          aria-label={t.image}
          title={t.image}
          aria-expanded={open === 'image'}
          className={BUTTON}
          onClick={() => toggle('image')}
        >
          <ImageIcon aria-hidden size={20} />
        </button>
      </div>
      {open === 'link' && <LinkForm editor={editor} hasLink={hasLink} onDone={() => setOpen(undefined)} />}
      {open === 'image' && <ImageForm editor={editor} onDone={() => setOpen(undefined)} />}
    </div>
  )
}

const FIELD = 'border-line bg-surface h-11 min-w-0 grow basis-48 rounded-lg border px-3'

function LinkForm({ editor, hasLink, onDone }: { editor: Editor; hasLink: boolean; onDone(): void }) {
  const t = useTexts(editorTexts).tools
  const set = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const href = textIn(new FormData(event.currentTarget), 'href')
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !hasLink)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onDone()
  }
  const href: unknown = editor.getAttributes('link')['href']
  return (
    <form onSubmit={set} className="border-line flex flex-wrap items-center gap-2 border-t p-2">
      <input
        name="href"
        aria-label={t.linkAddress}
        placeholder={t.linkAddress}
        defaultValue={typeof href === 'string' ? href : ''}
        className={FIELD}
        ref={focused}
      />
      <button type="submit" className="btn btn-main">
        {t.setLink}
      </button>
    </form>
  )
}

function ImageForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const t = useTexts(editorTexts).tools
  const insert = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const src = textIn(fields, 'src')
    const alt = textIn(fields, 'alt')
    if (src !== '') editor.chain().focus().setImage({ src, alt }).run()
    onDone()
  }
  return (
    <form onSubmit={insert} className="border-line flex flex-wrap items-center gap-2 border-t p-2">
      <input name="src" aria-label={t.imageAddress} placeholder={t.imageAddress} className={FIELD} ref={focused} />
      <input name="alt" aria-label={t.imageAlt} placeholder={t.imageAlt} className={FIELD} />
      <button type="submit" className="btn btn-main">
        {t.insert}
      </button>
    </form>
  )
}

function textIn(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function focused(field: HTMLInputElement | null): void {
  field?.focus()
}
