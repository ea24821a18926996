import type { NodeViewRenderer } from '@tiptap/core'
import { type Editor, Node, nodeInputRule } from '@tiptap/core'
import { importPart } from '#ui/shell/chunk-guard.ts'

/** Shows a formula as readers get it; its library comes with the first one. As it was typed where that can't be loaded. */
export async function showMaths(element: HTMLElement, latex: string, isBlock: boolean): Promise<void> {
  const write = await importPart(() => import('#platform/rich-text/maths.ts').then(({ loadMaths }) => loadMaths())).catch(() => undefined)
  if (!write) return void (element.textContent = latex)
  // Made by the library out of its own parse tree, or escaped: no HTML of the writer's gets here.
  element.innerHTML = write(latex, isBlock)
}

const viewOf =
  (isBlock: boolean): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement(isBlock ? 'div' : 'span')
    dom.className = 'math'
    const draw = (latex: unknown) => {
      const source = typeof latex === 'string' ? latex : ''
      dom.textContent = source
      dom.dataset['latex'] = source
      void showMaths(dom, source, isBlock)
    }
    draw(node.attrs['latex'])
    return {
      dom,
      update(updated) {
        if (updated.type !== node.type) return false
        draw(updated.attrs['latex'])
        return true
      },
      ignoreMutation: () => true,
    }
  }

const latexAttribute = () => ({
  latex: {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute('data-latex') ?? '',
    renderHTML: (attributes: Record<string, unknown>) => ({ 'data-latex': attributes['latex'] }),
  },
})

const BlockMath = Node.create({
  name: 'blockMath',
  group: 'block',
  atom: true,
  addAttributes: latexAttribute,
  parseHTML: () => [{ tag: 'div.math[data-latex]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, class: 'math' }],
  addNodeView: () => viewOf(true),
  addInputRules() {
    return [nodeInputRule({ find: /^\$\$([^$]+)\$\$$/, type: this.type, getAttributes: ([, latex]) => ({ latex }) })]
  },
})

/** Typed as `$x^2$`: no space within its ends, so that prices stay prices. */
const InlineMath = Node.create({
  name: 'inlineMath',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: latexAttribute,
  parseHTML: () => [{ tag: 'span.math[data-latex]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, class: 'math' }],
  addNodeView: () => viewOf(false),
  addInputRules() {
    return [
      nodeInputRule({
        find: /(?:^|\s)(\$(?=[^\s$])([^$]{0,200}[^\s$])\$)$/,
        type: this.type,
        getAttributes: ([, , latex]) => ({ latex }),
      }),
    ]
  },
})

export const mathsNodes = [BlockMath, InlineMath]

/** Inserts a formula at the cursor. */
export function insertMaths(editor: Editor, name: 'blockMath' | 'inlineMath', latex: string): void {
  editor.chain().focus().insertContent({ type: name, attrs: { latex } }).run()
}
