import Camera from 'lucide-react/icons/camera'
import Images from 'lucide-react/icons/images'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, useId, useState } from 'react'
import { lazyPart } from '#ui/app/part/lazy-part.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ChosenFile } from '../media-file.ts'
import { libraryTexts } from '../texts.ts'

// Loaded when it is first opened.
const MediaPicker = lazyPart(() => import('./media-picker.tsx').then(module => module.MediaPicker))

interface FileButtonsProps {
  label: string
  /** The words of the first button. */
  choose: string
  kind: 'image' | 'audio'
  isMany?: boolean
  onPick(files: readonly ChosenFile[]): void
  onFiles(files: File[]): void
  children?: ReactNode
}

/** The ways to a file besides drop and paste: the library, the device, a phone's camera. */
export function FileButtons({ label, choose, kind, isMany = false, onPick, onFiles, children }: FileButtonsProps) {
  const t = useTexts(libraryTexts)
  const [isOpen, setOpen] = useState(false)
  const nameOf = (act: string) => t.fill('field.chooseOf', { act, label })
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-2">
        <button type="button" data-act="pick" className="btn btn-quiet" aria-label={nameOf(choose)} onClick={() => setOpen(true)}>
          <Images aria-hidden size={18} />
          {choose}
        </button>
        <DeviceButton label={nameOf(t.field.upload)} accept={`${kind}/*`} isMany={isMany} onFiles={onFiles}>
          <Upload aria-hidden size={18} />
          {t.field.upload}
        </DeviceButton>
        {kind === 'image' && (
          <DeviceButton label={nameOf(t.field.camera)} accept="image/*" isCamera onFiles={onFiles}>
            <Camera aria-hidden size={18} />
            {t.field.camera}
          </DeviceButton>
        )}
        {children}
      </p>
      {isOpen && (
        <MediaPicker
          kind={kind}
          isMany={isMany}
          onPick={files => {
            setOpen(false)
            onPick(files)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface DeviceButtonProps {
  label: string
  accept: string
  isMany?: boolean
  /** Offered where the pointer is a finger: other devices would open the same dialog twice. */
  isCamera?: boolean
  onFiles(files: File[]): void
  children: ReactNode
}

function DeviceButton({ label, accept, isMany = false, isCamera = false, onFiles, children }: DeviceButtonProps) {
  const id = useId()
  return (
    <span className={isCamera ? 'hidden pointer-coarse:inline' : undefined}>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        multiple={isMany}
        {...(isCamera && { capture: 'environment' as const })}
        className="peer sr-only"
        onChange={event => {
          // The same file may be chosen again.
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          onFiles(files)
        }}
      />
      <label htmlFor={id} className="btn btn-quiet peer-focus-visible:outline-primary-text cursor-pointer peer-focus-visible:outline-2">
        {children}
      </label>
    </span>
  )
}
