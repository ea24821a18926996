import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { ChosenFile } from '#features/library/media-file.ts'
import { lazyPart } from '#ui/app/part/lazy-part.tsx'
import { goOnAfter, type PickedBlock } from './block-list.ts'
import { toBlock } from './uploads.ts'

// Loaded when it is first opened.
const MediaPicker = lazyPart(() => import('#features/library/ui/media-picker.tsx').then(module => module.MediaPicker))

/** Which files each block can show; of all kinds without it. */
const KINDS = { image: 'image', gallery: 'image', video: 'video', audio: 'audio', file: undefined } as const

/** Returns the block of this name that shows a file. */
const blockOf = (name: PickedBlock, file: ChosenFile, lang: string) => toBlock(name === 'file' ? { ...file, kind: 'document' } : file, lang)

interface PickFilesProps {
  editor: Editor
  name: PickedBlock
  /** Of the text. */
  lang: string
  /** Leads to where an address is typed. */
  onAddress(): void
  onDone(): void
}

/** Opens the media library and puts what is chosen, or uploaded there, at the cursor; of a gallery many pictures at once. */
export function PickFiles({ editor, name, lang, onAddress, onDone }: PickFilesProps) {
  const insert = (files: readonly ChosenFile[]) => {
    onDone()
    const made = files.map(file => blockOf(name, file, lang))
    editor
      .chain()
      .focus()
      .insertContent(name === 'gallery' ? { type: 'gallery', content: made } : made)
      .run()
    goOnAfter(editor)
  }
  return <MediaPicker kind={KINDS[name]} isMany={name === 'gallery'} onPick={insert} onAddress={onAddress} onClose={onDone} />
}

interface ReplaceFileProps {
  editor: Editor
  name: PickedBlock
  /** The block's position in the text. */
  at: number
  onDone(): void
}

/** Opens the media library for another file in place of a block's: its address and what the library says of it are taken over, its caption stays. */
export function ReplaceFile({ editor, name, at, onDone }: ReplaceFileProps) {
  const replace = ([file]: readonly ChosenFile[]) => {
    const { doc, tr } = editor.state
    const block = doc.nodeAt(at)
    if (file && block?.type.name === name) {
      tr.setNodeMarkup(at, undefined, { ...block.attrs, ...blockOf(name, file, editor.view.dom.lang).attrs })
      editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)))
    }
    onDone()
  }
  return <MediaPicker kind={KINDS[name]} onPick={replace} onClose={onDone} />
}
