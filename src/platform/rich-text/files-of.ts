import type { RichNode } from './document.ts'

const ATTRIBUTES = ['src', 'href', 'poster'] as const

/** Returns the addresses of pictures, films, sounds and files of a document, each once, in their order. Links and embedded pages are none. */
export function filesOf(document: RichNode): string[] {
  const found = new Set<string>()
  const visit = (node: RichNode) => {
    if (node.type !== 'embed') {
      for (const name of ATTRIBUTES) {
        const value = node.attrs?.[name]
        if (typeof value === 'string' && value !== '') found.add(value)
      }
    }
    for (const child of node.content ?? []) visit(child)
  }
  visit(document)
  return [...found]
}
