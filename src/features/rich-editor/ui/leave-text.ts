import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * Escape, then Tab or Shift and Tab leaves the text, also where Tab goes on to the next cell of a table or moves an entry of a list: WCAG 2.1.2. The words below
 * the text say so (`toolbarHint`).
 */
export const leaveText = Extension.create({
  name: 'leaveText',
  // Asked before the keys of tables and lists.
  priority: 1000,
  addProseMirrorPlugins() {
    let isLeaving = false
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, { key }) => {
              // Handled: nothing of the editor hears of it, and the browser moves the focus.
              if (key === 'Tab' && isLeaving) return true
              if (key !== 'Shift') isLeaving = key === 'Escape'
              return false
            },
            blur: () => {
              isLeaving = false
              return false
            },
          },
        },
      }),
    ]
  },
})
