import type { Editor } from '@tiptap/core'
import { lazy, Suspense } from 'react'
import type { ChosenFile } from '#features/library/media-file.ts'
import { goOnAfter, type PickedBlock } from './block-list.ts'
import { toBlock } from './uploads.ts'

// Loaded when it is first opened.
const MediaPicker = lazy(() => import('#features/library/ui/media-picker.tsx').then(({ MediaPicker: picker }) => ({ default: picker })))

/** Which files each block can show; of all kinds without it. */
const KINDS = { image: 'image', gallery: 'image', video: 'video', audio: 'audio', file: undefined } as const

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
    const made = files.map(file => toBlock(name === 'file' ? { ...file, kind: 'document' } : file, lang))
    editor
      .chain()
      .focus()
      .insertContent(name === 'gallery' ? { type: 'gallery', content: made } : made)
      .run()
    goOnAfter(editor)
  }
  return (
    <Suspense>
      <MediaPicker kind={KINDS[name]} isMany={name === 'gallery'} onPick={insert} onAddress={onAddress} onClose={onDone} />
    </Suspense>
  )
}
