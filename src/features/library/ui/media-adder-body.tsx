import { useRef, useState } from 'react'
import type { MediaAdderProps } from '#ui/app/record/media-controls.ts'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ChosenFile } from '../media-file.ts'
import { libraryTexts } from '../texts.ts'
import { FileButtons } from './file-buttons.tsx'
import { FileDrop } from './file-drop.tsx'
import { UploadList } from './upload-list.tsx'
import { useUpload } from './use-upload.tsx'

/** The adder itself: `MediaAdder` loads it. */
export default function MediaAdderBody({ label, onAdd, children }: MediaAdderProps) {
  const t = useTexts(libraryTexts)
  const [said, setSaid] = useState('')
  const count = useRef(0)
  const add = (files: readonly ChosenFile[]) => {
    const known = files.filter(({ url }) => url !== '')
    if (known.length === 0) return
    count.current += known.length
    setSaid(t.fill('field.added', { count: count.current }))
    onAdd(known)
  }
  const uploading = useUpload(file => add([file]))
  const take = (files: readonly File[]) => {
    count.current = 0
    uploading.add(files)
  }
  return (
    <FileDrop type="image/" onFiles={take}>
      {children}
      <FileButtons
        label={label}
        choose={t.field.many}
        kind="image"
        isMany
        onPick={files => {
          count.current = 0
          add(files)
        }}
        onFiles={take}
      />
      <UploadList uploading={{ ...uploading, items: uploading.items.filter(({ state }) => state !== 'done') }} />
      <p role="status" className="text-ink-soft mt-2 empty:hidden">
        {said}
      </p>
    </FileDrop>
  )
}
