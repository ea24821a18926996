import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ChosenFile, FILE_KINDS } from '../media-file.ts'
import { libraryTexts } from '../texts.ts'
import { FileTile } from './file-tile.tsx'
import { UploadArea } from './upload-area.tsx'
import { UploadList } from './upload-list.tsx'
import { useListed } from './use-listed.tsx'
import { useUpload } from './use-upload.tsx'

interface MediaPickerProps {
  /** Which files are offered; without it all. */
  kind?: (typeof FILE_KINDS)[number] | undefined
  /** Several are chosen, in the order of the choice. */
  isMany?: boolean
  /** Gets the files that were chosen or uploaded; the picker stays until its owner takes it away. */
  onPick(files: readonly ChosenFile[]): void
  /** Leads to where an address is typed; without it there is no such button. */
  onAddress?: (() => void) | undefined
  onClose(): void
}

/** What the device offers for a kind of files. */
const ACCEPTED: Partial<Record<string, string>> = { image: 'image/*', audio: 'audio/*', video: 'video/*' }

/** The dialog stands at the document's end: what happens in it is none of the form's around its owner. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

/**
 * A dialog in which files of the library are chosen, or new ones uploaded. It opens when it is rendered; Escape and the button close it, and the focus goes back
 * to where it was.
 */
export function MediaPicker({ kind, isMany = false, onPick, onAddress, onClose }: MediaPickerProps) {
  const t = useTexts(libraryTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [others, setOthers] = useState('')
  const { listed, isFailed, more, again, tiles } = useListed(kind, search)
  const uploading = useUpload(file => {
    if (!file.url) return again()
    if (!isMany) return onPick([file])
    setChosen(before => [...before, file])
    again()
  })
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Before it leaves the document: closing it gives the focus back.
    return () => shown?.close()
  }, [])
  const find = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('search')
    setSearch(typeof value === 'string' ? value : '')
  }
  const accept = kind && ACCEPTED[kind]
  const take = (files: readonly File[]) => {
    const fits = (file: File) => accept === undefined || file.type.startsWith(accept.slice(0, -1))
    setOthers(
      files
        .filter(file => !fits(file))
        .map(({ name }) => name)
        .join(', '),
    )
    uploading.add(isMany ? files.filter(fits) : files.filter(fits).slice(0, 1))
  }
  const pick = (file: ChosenFile) => {
    if (!isMany) return onPick([file])
    setChosen(chosen.some(({ id }) => id === file.id) ? chosen.filter(({ id }) => id !== file.id) : [...chosen, file])
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps what happens within from the form around its owner
    <dialog
      ref={dialog}
      aria-label={t.picker.title}
      data-media-picker=""
      onClose={onClose}
      onSubmit={stop}
      onChange={stop}
      onKeyDown={stop}
      onPaste={stop}
      onDrop={stop}
      onDragOver={stop}
      className="bg-surface text-ink m-auto max-h-[92dvh] w-[min(60rem,96vw)] overflow-y-auto rounded-(--radius-card) p-4 md:p-6"
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-xl font-bold">{t.picker.title}</h2>
        <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
          {t.picker.close}
        </button>
      </div>
      <UploadArea onFiles={take} accept={accept} isOne={!isMany}>
        {others && (
          <p role="alert" className="text-danger-text mt-3 font-medium wrap-anywhere">
            {t.fill('picker.otherKind', { names: others })}
          </p>
        )}
        <UploadList uploading={uploading} />
      </UploadArea>
      <form role="search" onSubmit={find} className="mt-4 flex flex-wrap gap-2">
        <label className="grow">
          <span className="sr-only">{t.search}</span>
          <input
            type="search"
            name="search"
            maxLength={100}
            placeholder={t.searchHint}
            className="border-line bg-surface h-12 w-full rounded-lg border px-3"
          />
        </label>
        <button type="submit" className="btn btn-main">
          {t.search}
        </button>
        {onAddress && (
          <button type="button" data-act="address" className="btn btn-quiet" onClick={onAddress}>
            {t.picker.address}
          </button>
        )}
      </form>
      {isFailed && (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-4">
          {t.picker.failed}
          <button type="button" className="btn btn-quiet" onClick={again}>
            {t.picker.retry}
          </button>
        </p>
      )}
      <p role="status" className="text-ink-soft mt-4 empty:hidden">
        {!listed && !isFailed && t.picker.loading}
        {listed?.items.length === 0 && t.picker.empty}
      </p>
      <ul ref={tiles} aria-label={t.files} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {listed?.items.map(file => (
          <li key={file.id}>
            <button
              type="button"
              aria-label={t.fill('picker.pick', { name: file.name })}
              aria-pressed={isMany ? chosen.some(({ id }) => id === file.id) : undefined}
              className="hover:border-primary border-line aria-pressed:border-primary aria-pressed:bg-primary/10 block h-full w-full rounded-lg border-2 p-2 text-start"
              onClick={() => pick(file)}
            >
              <FileTile file={file} />
            </button>
          </li>
        ))}
      </ul>
      {listed?.next && (
        <button type="button" className="btn btn-quiet mt-4" onClick={more}>
          {t.picker.more}
        </button>
      )}
      {isMany && (
        <div className="bg-surface border-line sticky -bottom-4 -mx-4 mt-4 border-t px-4 py-3 md:-bottom-6 md:-mx-6 md:px-6">
          <button type="button" data-act="use" className="btn btn-main" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
            {t.fill('picker.use', { count: chosen.length })}
          </button>
        </div>
      )}
    </dialog>,
    document.body,
  )
}
