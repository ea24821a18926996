import { type Editor, Extension, type Range } from '@tiptap/core'
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion'
import { BLOCKS, type BlockName, type RichWords } from './block-list.ts'

const LIST_ID = 'slash-menu'

/**
 * A menu of blocks at the cursor after `/`: filtered by what is typed, chosen with the arrows and Enter, or by a click. `onChoose` makes the block, once the
 * typed words are gone.
 */
export function createSlashMenu(words: RichWords, onChoose: (editor: Editor, name: BlockName) => void): Extension {
  return Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion<BlockName, BlockName>({
          editor: this.editor,
          char: '/',
          items: ({ query }) => BLOCKS.filter(name => words[name].toLowerCase().includes(query.toLowerCase())),
          command: ({ editor, range, props }) => choose(editor, range, () => onChoose(editor, props)),
          render: () => createList(words),
        }),
      ]
    },
  })
}

function choose(editor: Editor, range: Range, then: () => void): void {
  editor.chain().focus().deleteRange(range).run()
  then()
}

function createList(words: RichWords) {
  let list: HTMLUListElement | undefined
  let props: SuggestionProps<BlockName, BlockName> | undefined
  let at = 0

  const draw = () => {
    if (!list || !props) return
    const { items, command, clientRect, editor } = props
    list.replaceChildren(
      ...items.map((item, index) => {
        const option = document.createElement('li')
        option.role = 'option'
        option.id = `${LIST_ID}-${item}`
        option.ariaSelected = String(index === at)
        option.textContent = words[item]
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
    if (active) dom.setAttribute('aria-activedescendant', `${LIST_ID}-${active}`)
    else dom.removeAttribute('aria-activedescendant')
  }

  return {
    onStart(started: SuggestionProps<BlockName, BlockName>) {
      props = started
      at = 0
      list = document.createElement('ul')
      list.id = LIST_ID
      list.role = 'listbox'
      list.ariaLabel = words.insertMenu
      list.className = 'bg-surface text-ink border-line fixed z-50 max-h-80 w-60 overflow-y-auto rounded-xl border p-1.5 shadow-xl'
      document.body.append(list)
      draw()
    },
    onUpdate(updated: SuggestionProps<BlockName, BlockName>) {
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
