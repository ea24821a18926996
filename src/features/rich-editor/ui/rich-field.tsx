import Placeholder from '@tiptap/extension-placeholder'
import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useId, useState } from 'react'
import { uploadFile } from '#features/library/ui/upload-file.ts'
import type { RichDocument } from '#platform/rich-text/document.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { richTexts } from '../texts.ts'
import { type BlockName, insertBlock, isAsked, isPicked, type PickedBlock } from './block-list.ts'
import { courseBlocks } from './course-nodes.ts'
import { leaveText } from './leave-text.ts'
import { mathsNodes } from './maths.ts'
import { blocks } from './nodes.ts'
import { createPaste, type TakeFiles } from './paste.ts'
import { PickFiles } from './pick-files.tsx'
import { createSlashMenu } from './slash-menu.ts'
import { type Opened, Tools } from './tools.tsx'
import { insertFiles, type Upload, uploadPlaces } from './uploads.ts'

interface RichFieldProps {
  /** The document to begin with. Give another `key` to load another one. */
  start: RichDocument
  lang: string
  /** `content`, or that of a further language: `translations.en.content`. */
  name?: string
  label: string
  problem?: string | undefined
  /** `read` returns the document at the time of its call: that takes a few milliseconds of a long text, too much for each key. */
  onChange(read: () => RichDocument): void
}

/** The text of a record: Tiptap with the nodes and marks of `platform/rich-text/document.ts`. */
export function RichField({ start, lang, name = 'content', label, problem, onChange }: RichFieldProps) {
  const words = useTexts(richTexts)
  const reader = useLang()
  const hintId = useId()
  const [opened, setOpened] = useState<Opened>()
  const [picked, setPicked] = useState<PickedBlock>()
  const choose = (editor: Editor, name: BlockName) => {
    if (isPicked(name)) setPicked(name)
    else if (isAsked(name)) setOpened(name)
    else insertBlock(editor, name, words)
  }
  const uploadWords = {
    running: (name: string) => words.fill('upload.running', { name }),
    failed: (name: string) => words.fill('upload.failed', { name }),
    cancel: words.upload.cancel,
    retry: words.upload.retry,
    remove: words.upload.remove,
    lang,
  }
  const upload: Upload = (file, onProgress, signal) => uploadFile(file, { lang: reader, onProgress, signal })
  const onFiles: TakeFiles = (editor, files, at) => {
    void insertFiles(editor, files, upload, uploadWords, at)
  }
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, autolink: true, markdownLinks: true, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
        // The document's own has a source.
        blockquote: false,
        underline: false,
        // It would change texts that are only opened; `addLineAfter` does it where a block comes.
        trailingNode: false,
      }),
      ...blocks,
      ...courseBlocks,
      ...mathsNodes,
      Placeholder.configure({ placeholder: words.hint }),
      createSlashMenu(words, choose),
      createPaste({ onFiles }),
      uploadPlaces,
      leaveText,
    ],
    // Named boundary: a stored document; Tiptap's type knows no undefined.
    content: start as JSONContent,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': hintId,
        'data-field': name,
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
      {editor ? (
        <Tools editor={editor} opened={opened} onOpen={setOpened} onChoose={choose} />
      ) : (
        <div className="border-line h-14 border-b" />
      )}
      <EditorContent editor={editor} />
      {!editor && <div className="min-h-80" />}
      <p id={hintId} className="text-ink-soft px-4 pb-2 text-sm max-md:sr-only">
        {words.toolbarHint}
      </p>
      {editor && picked && (
        <PickFiles
          editor={editor}
          name={picked}
          lang={lang}
          onAddress={() => {
            setPicked(undefined)
            setOpened(picked)
          }}
          onDone={() => setPicked(undefined)}
        />
      )}
      {problem && <p className="text-danger-text px-4 pb-3 font-medium">{problem}</p>}
    </div>
  )
}
