import FolderOpen from 'lucide-react/icons/folder-open'
import { lazy, Suspense, useState } from 'react'
import type { ChosenFile } from '#features/library/media-file.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { recordingTexts } from './texts.ts'

// Loaded when it is first opened.
const MediaPicker = lazy(() => import('#features/library/ui/media-picker.tsx').then(({ MediaPicker: picker }) => ({ default: picker })))

interface FileFieldProps {
  name: string
  label: string
  kind: ChosenFile['kind']
  hint?: string | undefined
  problem?: string | undefined
  optional?: string | undefined
  /** The file's address; '' for none. */
  value: string
  onChange(address: string): void
}

/** The field of a film, a sound or a document: chosen from the library, uploaded there, or typed as an address. */
export function FileField({ kind, value, onChange, ...field }: FileFieldProps) {
  const { form: t, fill } = useTexts(recordingTexts)
  const [isOpen, setOpen] = useState(false)
  // What is chosen takes the place of what was typed.
  const [chosen, setChosen] = useState(0)
  return (
    <div>
      <FormField
        key={chosen}
        {...field}
        value={value}
        inputMode="url"
        maxLength={500}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
      <button
        type="button"
        data-act="pick"
        className="btn btn-quiet mt-2"
        aria-label={fill('form.chooseOf', { label: field.label })}
        onClick={() => setOpen(true)}
      >
        <FolderOpen aria-hidden size={18} />
        {t.choose}
      </button>
      {isOpen && (
        <Suspense>
          <MediaPicker
            kind={kind}
            onPick={([file]) => {
              setOpen(false)
              setChosen(times => times + 1)
              if (file) onChange(file.url)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
