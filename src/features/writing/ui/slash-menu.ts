import { type Editor, Extension, type Range } from '@tiptap/core'
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion'

type Words = Record<'h2' | 'h3' | 'bulletList' | 'orderedList' | 'blockquote' | 'codeBlock' | 'horizontalRule' | 'menu', string>

interface Item {
  name: Exclude<keyof Words, 'menu'>
  run(editor: Editor, range: Range): void
}

const ITEMS: readonly Item[] = [
  { name: 'h2', run: (editor, range) => editor.chain().focus().deleteRange(range).setNode('heading', { level: 2 }).run() },
  { name: 'h3', run: (editor, range) => editor.chain().focus().deleteRange(range).setNode('heading', { level: 3 }).run() },
  { name: 'bulletList', run: (editor, range) => editor.chain().focus().deleteRange(range).toggleBulletList().run() },
  { name: 'orderedList', run: (editor, range) => editor.chain().focus().deleteRange(range).toggleOrderedList().run() },
  { name: 'blockquote', run: (editor, range) => editor.chain().focus().deleteRange(range).toggleBlockquote().run() },
  { name: 'codeBlock', run: (editor, range) => editor.chain().focus().deleteRange(range).toggleCodeBlock().run() },
  { name: 'horizontalRule', run: (editor, range) => editor.chain().focus().deleteRange(range).setHorizontalRule().run() },
]

const LIST_ID = 'slash-menu'

/** A menu of blocks at the cursor after `/`: filtered by what is typed, chosen with the arrows and Enter, or by a click. */
export function createSlashMenu(words: Words): Extension {
  return Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<Item, Item>({
          editor: this.editor,
          char: '/',
          items: ({ query }) => ITEMS.filter(({ name }) => words[name].toLowerCase().includes(query.toLowerCase())),
          command: ({ editor, range, props }) => props.run(editor, range),
          render: () => createList(words),
        }),
      ]
    },
  })
}

function createList(words: Words) {
  let list: HTMLUListElement | undefined
  let props: SuggestionProps<Item, Item> | undefined
  let at = 0

  const draw = () => {
    if (!list || !props) return
    const { items, command, clientRect, editor } = props
    list.replaceChildren(
      ...items.map((item, index) => {
        const option = document.createElement('li')
        option.role = 'option'
        option.id = `${LIST_ID}-${item.name}`
        option.ariaSelected = String(index === at)
        option.textContent = words[item.name]
        option.className = 'cursor-pointer rounded-lg px-3 py-2.5 aria-selected:bg-primary/15 aria-selected:text-primary-text'
        // Before the text loses the focus.
        option.onmousedown = event => {
          event.preventDefault()
          command(item)
        }
        return option
      }),
    )
    list.hidden = items.length === 0
    const place = clientRect?.()
    if (place) {
      list.style.left = `${Math.max(8, Math.min(place.left, innerWidth - 248))}px`
      list.style.top = `${place.bottom + 4 + list.offsetHeight > innerHeight ? Math.max(8, place.top - list.offsetHeight - 4) : place.bottom + 4}px`
    }
    const active = items[at]
    const { dom } = editor.view
    if (active) dom.setAttribute('aria-activedescendant', `${LIST_ID}-${active.name}`)
    else dom.removeAttribute('aria-activedescendant')
  }

  return {
    onStart(started: SuggestionProps<Item, Item>) {
      props = started
      at = 0
      list = document.createElement('ul')
      list.id = LIST_ID
      list.role = 'listbox'
      list.ariaLabel = words.menu
      list.className = 'bg-surface text-ink border-line fixed z-50 max-h-80 w-60 overflow-y-auto rounded-xl border p-1.5 shadow-xl'
      document.body.append(list)
      draw()
    },
    onUpdate(updated: SuggestionProps<Item, Item>) {
      props = updated
      at = 0
      draw()
    },
    onKeyDown({ event }: { event: KeyboardEvent }): boolean {
      const items = props?.items ?? []
      if (items.length === 0) return false
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        at = (at + (event.key === 'ArrowDown' ? 1 : items.length - 1)) % items.length
        draw()
        return true
      }
      const chosen = items[at]
      if (event.key !== 'Enter' || !chosen) return false
      props?.command(chosen)
      return true
    },
    onExit() {
      list?.remove()
      props?.editor.view.dom.removeAttribute('aria-activedescendant')
      list = undefined
    },
  }
}
