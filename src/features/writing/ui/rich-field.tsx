import Image from '@tiptap/extension-image'
import Placeholder from '@tiptap/extension-placeholder'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { editorTexts } from '../texts.ts'
import { createSlashMenu } from './slash-menu.ts'
import { Tools } from './tools.tsx'
import { cleanPaste } from './word-paste.ts'

interface RichFieldProps {
  /** The document to begin with. Give another `key` to load another one. */
  start: RichDocument
  lang: string
  problem?: string | undefined
  /** `read` returns the document at the time of its call: that takes a few milliseconds of a long text, too much for each key. */
  onChange(read: () => RichDocument): void
}

/** The text of a record: Tiptap with the nodes and marks of `platform/rich-text/document.ts`. */
export function RichField({ start, lang, problem, onChange }: RichFieldProps) {
  const t = useTexts(editorTexts)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
        underline: false,
        trailingNode: false,
      }),
      Image,
      Placeholder.configure({ placeholder: t.contentHint }),
      createSlashMenu(t.tools),
    ],
    // Named boundary: a stored document; Tiptap's type knows no undefined.
    content: start as JSONContent,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t.content,
        'data-field': 'content',
        lang,
        class: 'rich-text min-h-72 px-4 py-4 outline-none',
      },
    },
    // Named boundary: Tiptap types its JSON loosely.
    onUpdate: ({ editor: changed }) => onChange(() => changed.getJSON() as RichDocument),
  })
  useEffect(() => {
    editor?.view.dom.toggleAttribute('aria-invalid', problem !== undefined)
  }, [editor, problem])
  return (
    <div className="border-line focus-within:border-primary-text bg-surface rounded-[min(var(--radius-button),0.75rem)] border">
      {editor ? <Tools editor={editor} /> : <div className="border-line h-14 border-b" />}
      <EditorContent editor={editor} />
      {!editor && <div className="min-h-80" />}
      {problem && <p className="text-danger-text px-4 pb-3 font-medium">{problem}</p>}
    </div>
  )
}
