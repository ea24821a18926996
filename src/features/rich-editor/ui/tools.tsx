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
import Plus from 'lucide-react/icons/plus'
import Quote from 'lucide-react/icons/quote'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Table from 'lucide-react/icons/table'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { richTexts } from '../texts.ts'
import { BlockForm } from './block-form.tsx'
import { type AskedBlock, BLOCKS, type BlockName } from './block-list.ts'
import { ContextBar } from './context-bar.tsx'
import { LinkForm } from './link-form.tsx'

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
] as const

const LEVELS = { h2: 2, h3: 3 } as const
const BUTTON =
  'hover:bg-primary/10 aria-pressed:bg-primary/15 aria-expanded:bg-primary/15 aria-pressed:text-primary-text grid size-11 shrink-0 place-items-center rounded-lg'

function isActive(editor: Editor, name: (typeof TOOLS)[number]['name']): boolean {
  return name === 'h2' || name === 'h3' ? editor.isActive('heading', { level: LEVELS[name] }) : editor.isActive(name)
}

/** What is open below the buttons. */
export type Opened = AskedBlock | 'link' | 'menu' | undefined

interface ToolsProps {
  editor: Editor
  opened: Opened
  onOpen(opened: Opened): void
  onChoose(editor: Editor, name: BlockName): void
}

/** The buttons above the text, what they ask for, and what can be set of the block at the cursor. The slash menu has the same blocks. */
export function Tools({ editor, opened, onOpen, onChoose }: ToolsProps) {
  const t = useTexts(richTexts)
  const whole = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.filter(({ name }) => isActive(now, name)).map(({ name }) => name as string),
  })
  const hasLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  const close = () => onOpen(undefined)
  const toggle = (which: NonNullable<Opened>) => onOpen(opened === which ? undefined : which)
  useEffect(() => {
    const { current } = whole
    // From anything here back to the text; the menu and the form of a link lead back to their buttons.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || opened === 'menu') return
      onOpen(undefined)
      if (opened === 'link') bar.current?.querySelector<HTMLElement>('[data-tool="link"]')?.focus()
      else editor.commands.focus()
    }
    current?.addEventListener('keydown', onEscape)
    return () => current?.removeEventListener('keydown', onEscape)
  }, [editor, opened, onOpen])
  useEffect(() => {
    const { dom } = editor.view
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return
      event.preventDefault()
      bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    }
    dom.addEventListener('keydown', onKey)
    return () => dom.removeEventListener('keydown', onKey)
  }, [editor])
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setAt(to % buttons.length)
    buttons[to % buttons.length]?.focus()
  }
  /** One stop of the Tab key for all buttons; the arrows lead on. Source: WAI-ARIA Authoring Practices, toolbar. */
  const stop = (index: number) => ({ tabIndex: index === at ? 0 : -1, onFocus: () => setAt(index) })
  return (
    <div ref={whole} className="border-line bg-surface sticky top-16 z-10 rounded-t-[inherit] border-b">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus */}
      <div ref={bar} role="toolbar" aria-label={t.toolbar} className="flex overflow-x-auto p-1.5" onKeyDown={onKeyDown}>
        <button
          type="button"
          {...stop(0)}
          data-tool="insert"
          aria-label={t.insertMenu}
          title={t.insertMenu}
          aria-haspopup="menu"
          aria-expanded={opened === 'menu'}
          className={BUTTON}
          onClick={() => toggle('menu')}
        >
          <Plus aria-hidden size={20} />
        </button>
        {TOOLS.map(({ name, Icon, run }, index) => (
          <button
            key={name}
            type="button"
            {...stop(index + 1)}
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
          {...stop(TOOLS.length + 1)}
          data-tool="link"
          aria-label={t.link}
          title={t.link}
          aria-pressed={hasLink}
          aria-expanded={opened === 'link'}
          className={BUTTON}
          onClick={() => toggle('link')}
        >
          <Link aria-hidden size={20} />
        </button>
        <button
          type="button"
          {...stop(TOOLS.length + 2)}
          aria-label={t.image}
          title={t.image}
          aria-haspopup="dialog"
          className={BUTTON}
          onClick={() => onChoose(editor, 'image')}
        >
          <ImageIcon aria-hidden size={20} />
        </button>
        <button
          type="button"
          {...stop(TOOLS.length + 3)}
          aria-label={t.table}
          title={t.table}
          className={BUTTON}
          onClick={() => onChoose(editor, 'table')}
        >
          <Table aria-hidden size={20} />
        </button>
      </div>
      {opened === 'menu' && (
        <InsertMenu
          onChoose={name => {
            close()
            onChoose(editor, name)
          }}
          onClose={() => {
            close()
            bar.current?.querySelector<HTMLElement>('[data-tool="insert"]')?.focus()
          }}
        />
      )}
      {opened === 'link' && <LinkForm editor={editor} onDone={close} />}
      {opened !== undefined && opened !== 'menu' && opened !== 'link' && (
        <BlockForm key={opened} editor={editor} name={opened} onDone={close} />
      )}
      {opened === undefined && <ContextBar editor={editor} />}
    </div>
  )
}

/** All blocks by name. Source: WAI-ARIA Authoring Practices, menu button. */
function InsertMenu({ onChoose, onClose }: { onChoose(name: BlockName): void; onClose(): void }) {
  const t = useTexts(richTexts)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector('button')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const entries = [...(menu.current?.querySelectorAll('button') ?? [])]
    const now = entries.findIndex(entry => entry === document.activeElement)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1 + entries.length, Home: 0, End: entries.length - 1 }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') onClose()
    if (event.key === 'Tab') return
    if (to === undefined) {
      if (event.key.length === 1) entries.find(({ textContent }) => textContent?.toLowerCase().startsWith(event.key.toLowerCase()))?.focus()
      return
    }
    event.preventDefault()
    entries[to % entries.length]?.focus()
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t.insertMenu}
      className="border-line grid max-h-[50vh] grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-1 overflow-y-auto border-t p-2"
      onKeyDown={onKeyDown}
    >
      {BLOCKS.map(name => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-block-name={name}
          className="hover:bg-primary/10 focus:bg-primary/15 min-h-11 rounded-lg px-3 py-2 text-left"
          onClick={() => onChoose(name)}
        >
          {t[name]}
        </button>
      ))}
    </div>
  )
}
