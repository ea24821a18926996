import { useState } from 'react'
import { MediaPicker } from '#features/library/ui/media-picker.tsx'
import { PictureField } from '#features/site-editing/ui/picture-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { composingTexts } from '../texts.ts'

interface LibraryPictureProps {
  name: string
  label: string
  value: string
  problem: string | undefined
  onChange(address: string): void
}

/** A picture of a section: from the library, uploaded, or by its address. */
export function LibraryPicture({ name, label, value, problem, onChange }: LibraryPictureProps) {
  const t = useTexts(composingTexts).form
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <PictureField name={name} label={label} value={value} problem={problem} onChange={onChange} />
      <button type="button" className="btn btn-quiet mt-2" onClick={() => setIsOpen(true)}>
        {t.library}
      </button>
      {isOpen && (
        <MediaPicker
          kind="image"
          onPick={({ url }) => {
            onChange(url)
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
