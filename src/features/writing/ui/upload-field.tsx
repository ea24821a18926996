import { type DragEvent, useId, useState } from 'react'
import { inWidth } from '#kit/picture-forms.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { pictureUrl } from '#ui/picture/picture-url.ts'
import { editorTexts } from '../texts.ts'
import { filesOf, uploadFile } from './upload.ts'

interface UploadFieldProps {
  name: string
  label: string
  kind: 'image' | 'audio'
  value: string
  problem?: string | undefined
  onChange(address: string): void
}

/** The address of a picture or a sound: typed, or of a file that is chosen, dropped or pasted here. */
export function UploadField({ name, label, kind, value, problem, onChange }: UploadFieldProps) {
  const t = useTexts(editorTexts)
  const [address, setAddress] = useState(value)
  const [round, setRound] = useState(0)
  const { state, take } = useUpload(kind, ([stored]) => {
    if (!stored) return
    setAddress(stored)
    setRound(round + 1)
    onChange(stored)
  })
  return (
    <FileDrop kind={kind} onFiles={take}>
      <FormField
        key={round}
        name={name}
        label={label}
        value={address}
        maxLength={500}
        autoComplete="off"
        problem={problem}
        onChange={event => {
          setAddress(event.currentTarget.value.trim())
          onChange(event.currentTarget.value.trim())
        }}
      />
      <ChooseFile kind={kind} label={t.fill(`upload.choose.${kind}`, { field: label })} onFiles={take} />
      <UploadState state={state} />
      {kind === 'image' && address && (
        <img
          src={pictureUrl(address, inWidth(640, address.startsWith('/art/')))}
          alt=""
          className="bg-tint mt-3 max-h-56 w-full max-w-sm rounded-lg object-contain"
        />
      )}
      {kind === 'audio' && address && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the writer hears whether it is the right file
        <audio controls preload="none" src={address} aria-label={label} className="mt-3 w-full" />
      )}
    </FileDrop>
  )
}

/** What an upload shows: how many files are on their way, or why one was refused. */
export interface Uploading {
  left: number
  problem: string | undefined
}

/** Sends files one after the other. `onStored` gets the address of each as soon as it is stored. */
export function useUpload(kind: 'image' | 'audio', onStored: (addresses: string[], file: File) => void) {
  const lang = useLang()
  const t = useTexts(editorTexts)
  const [state, setState] = useState<Uploading>({ left: 0, problem: undefined })
  const take = (files: readonly File[]) => {
    void (async () => {
      const problems: string[] = []
      for (const [at, file] of files.entries()) {
        setState({ left: files.length - at, problem: undefined })
        const sent = await uploadFile(file, lang)
        if (sent.kind === 'stored') onStored([sent.url], file)
        else problems.push(`${file.name}: ${sent.message || t.upload.failed}`)
      }
      setState({ left: 0, problem: problems.length > 0 ? problems.join('; ') : undefined })
    })()
  }
  return { state, take, kind }
}

/** Takes files that are dropped or pasted anywhere within. */
export function FileDrop({ kind, onFiles, children }: { kind: string; onFiles(files: File[]): void; children: React.ReactNode }) {
  const [isOver, setOver] = useState(false)
  const give = (files: File[], event: { preventDefault(): void }) => {
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the same can be done with the button and the field within
    <div
      className={isOver ? 'outline-primary-text rounded-lg outline-2 outline-offset-4 outline-dashed' : undefined}
      onDragOver={event => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false)
        give(filesOf(event.dataTransfer, `${kind}/`), event)
      }}
      onPaste={event => give(filesOf(event.clipboardData, `${kind}/`), event)}
    >
      {children}
    </div>
  )
}

interface ChooseFileProps {
  kind: string
  label: string
  isMultiple?: boolean
  onFiles(files: File[]): void
}

export function ChooseFile({ kind, label, isMultiple = false, onFiles }: ChooseFileProps) {
  const id = useId()
  return (
    <p className="mt-3">
      <input
        id={id}
        type="file"
        accept={`${kind}/*`}
        multiple={isMultiple}
        className="peer sr-only"
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className="btn btn-quiet peer-focus-visible:outline-primary-text cursor-pointer peer-focus-visible:outline-2">
        {label}
      </label>
    </p>
  )
}

export function UploadState({ state: { left, problem } }: { state: Uploading }) {
  const t = useTexts(editorTexts)
  return (
    <>
      <p role="status" className="text-ink-soft mt-2 empty:hidden">
        {left > 0 && t.fill('upload.sending', { count: left })}
      </p>
      {problem && (
        <p role="alert" className="text-danger-text mt-2 font-medium wrap-anywhere">
          {problem}
        </p>
      )}
    </>
  )
}
