import { type Editor, Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { findEmbed } from '#platform/rich-text/embeds.ts'
import { importPart } from '#ui/shell/chunk-guard.ts'
import { addLineAfter } from './block-list.ts'
import { toRelative } from './own-address.ts'
import { cleanPaste } from './word-paste.ts'

/** Takes files for a text, at a position of it; by default, at the cursor. */
export type TakeFiles = (editor: Editor, files: File[], at?: number) => void

interface PasteOptions {
  /** Takes what was pasted or dropped. */
  onFiles: TakeFiles
}

/** What comes by clipboard and drag: files, Markdown, addresses of our own and of videos, and other programs' HTML. */
export function createPaste({ onFiles }: PasteOptions): Extension {
  return Extension.create({
    name: 'cleanPaste',
    addProseMirrorPlugins() {
      const { editor } = this
      return [
        new Plugin({
          props: {
            transformPastedHTML: html => withOwnAddresses(cleanPaste(html)),
            handlePaste: (_view, event) => pasteInto(editor, event.clipboardData, onFiles),
            handleDrop(view, event, _slice, isMoved) {
              const files = [...(event.dataTransfer?.files ?? [])]
              if (isMoved || files.length === 0) return false
              event.preventDefault()
              onFiles(editor, files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
              return true
            },
          },
        }),
      ]
    },
  })
}

function pasteInto(editor: Editor, data: DataTransfer | null, onFiles: TakeFiles): boolean {
  if (!data || editor.isActive('codeBlock')) return false
  const files = [...data.files]
  // Word and Excel bring a picture of the text along with it.
  if (files.length > 0 && data.getData('text/plain').trim() === '') {
    onFiles(editor, files)
    return true
  }
  const text = data.getData('text/plain').trim()
  const isPlain = data.getData('text/html') === '' || data.types.includes('vscode-editor-data')
  if (text === '' || !isPlain) return false
  return pasteEmbed(editor, text) || pasteOwnAddress(editor, text) || pasteMarkdown(editor, text)
}

/** A video's address on an empty line becomes the video. */
function pasteEmbed(editor: Editor, text: string): boolean {
  const { parent } = editor.state.selection.$from
  const embed = parent.type.name === 'paragraph' && parent.childCount === 0 ? findEmbed(text) : undefined
  if (!embed) return false
  editor.commands.insertContent({ type: 'embed', attrs: { src: embed.page } })
  addLineAfter(editor)
  return true
}

function pasteOwnAddress(editor: Editor, text: string): boolean {
  const href = /^\S+$/.test(text) ? toRelative(text, location.host) : text
  if (href === text) return false
  if (!editor.state.selection.empty) return editor.commands.setLink({ href })
  return editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
}

const BLOCK = /^(?:#{1,6} \S|```|~~~|> \S|\|.+\|\s*$|(?:-{3,}|\*{3,})\s*$)/m
const LIST = /^\s*(?:[-*+]|\d+[.)]) \S.*(?:\n+\s*(?:[-*+]|\d+[.)]) \S.*)+/m
const INLINE = /\*\*\S(?:[^*\n]*\S)?\*\*|\[[^\]\n]+\]\((?:https?:\/\/|\/|mailto:)[^)\s]+\)|(?:^|\s)`[^`\n]+`(?:\s|$)/

/** Returns whether a text was written as Markdown. */
export function isMarkdown(text: string): boolean {
  return BLOCK.test(text) || LIST.test(text) || INLINE.test(text)
}

function pasteMarkdown(editor: Editor, text: string): boolean {
  if (!isMarkdown(text)) return false
  void insertMarkdown(editor, text)
  return true
}

/** Inserts Markdown as blocks; as it is, where a block of it doesn't fit. One step to undo. The reader of Markdown comes with the first one. */
async function insertMarkdown(editor: Editor, text: string): Promise<void> {
  const reader = await importPart(() => import('@tiptap/markdown')).catch(() => undefined)
  if (editor.isDestroyed) return
  // Without its reader the text is pasted as it is.
  if (!reader) return void editor.commands.insertContent({ type: 'text', text })
  const { MarkdownManager } = reader
  const { content = [] } = new MarkdownManager({ extensions: editor.extensionManager.baseExtensions }).parse(text)
  const isKnown = content.every(block => {
    try {
      editor.schema.nodeFromJSON(block).check()
      return true
    } catch {
      return false
    }
  })
  editor.commands.insertContent(isKnown ? content : { type: 'text', text })
  addLineAfter(editor)
}

/** Addresses of this site lose their host, so that they lead to whatever host readers are at. */
function withOwnAddresses(html: string): string {
  if (!html.includes(location.host)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const [selector, name] of [
    ['a[href]', 'href'],
    ['img[src]', 'src'],
  ] as const)
    for (const element of body.querySelectorAll(selector))
      element.setAttribute(name, toRelative(element.getAttribute(name) ?? '', location.host))
  return body.innerHTML
}
