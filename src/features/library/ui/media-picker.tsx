import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { callsOf } from '#platform/http/call-client.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { libraryContract } from '../contract.ts'
import type { ChosenFile, FILE_KINDS, MediaFile } from '../media-file.ts'
import { libraryTexts } from '../texts.ts'
import { FileTile } from './file-tile.tsx'
import { UploadArea } from './upload-area.tsx'
import { UploadList } from './upload-list.tsx'
import { useUpload } from './use-upload.tsx'

interface MediaPickerProps {
  /** Which files are offered; without it all. */
  kind?: (typeof FILE_KINDS)[number]
  /** Gets the file that was chosen or uploaded; the picker stays until its owner takes it away. */
  onPick(file: ChosenFile): void
  onClose(): void
}

interface Listed {
  items: MediaFile[]
  next: string | null
}

/**
 * A dialog in which a file of the library is chosen, or a new one uploaded. It opens when it is rendered; Escape and the button close it, and the focus goes back
 * to where it was.
 */
export function MediaPicker({ kind, onPick, onClose }: MediaPickerProps) {
  const t = useTexts(libraryTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const { listed, isFailed, more, again } = useListed(kind, search)
  const uploading = useUpload(onPick)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('search')
    setSearch(typeof value === 'string' ? value : '')
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t.picker.title}
      data-media-picker=""
      onClose={onClose}
      className="bg-surface text-ink m-auto max-h-[92dvh] w-[min(60rem,96vw)] overflow-y-auto rounded-(--radius-card) p-4 md:p-6"
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-xl font-bold">{t.picker.title}</h2>
        <button type="button" className="btn btn-quiet" onClick={() => dialog.current?.close()}>
          {t.picker.close}
        </button>
      </div>
      <UploadArea onFiles={uploading.add} isPictures={kind === 'image'}>
        <UploadList uploading={uploading} />
      </UploadArea>
      <form role="search" onSubmit={find} className="mt-4 flex gap-2">
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
      <ul aria-label={t.files} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {listed?.items.map(file => (
          <li key={file.id}>
            <button
              type="button"
              aria-label={t.fill('picker.pick', { name: file.name })}
              className="hover:border-primary border-line block h-full w-full rounded-lg border p-2 text-start"
              onClick={() => onPick(file)}
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
    </dialog>
  )
}

/** Reads the files that match, page by page. */
function useListed(kind: MediaPickerProps['kind'], search: string) {
  const lang = useLang()
  const [listed, setListed] = useState<Listed>()
  const [isFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const read = useCallback(
    async (after: string): Promise<Listed> => {
      const query = { search, after, ...(kind && { kind }) }
      const response = await callsOf<typeof libraryContract>().api.services.v1.media.list.$get(
        { query },
        { headers: { 'accept-language': lang } },
      )
      if (!response.ok) throw new Error(String(response.status))
      // Named boundary: our own server's envelope.
      return ((await response.json()) as { data: Listed }).data
    },
    [kind, search, lang],
  )
  useEffect(() => {
    let isGone = false
    setListed(undefined)
    setFailed(false)
    void read('').then(
      page => !isGone && setListed(page),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [read, round])
  const more = () =>
    void read(listed?.next ?? '').then(
      ({ items, next }) => setListed(before => ({ items: [...(before?.items ?? []), ...items], next })),
      () => setFailed(true),
    )
  return { listed, isFailed, more, again: () => setRound(round + 1) }
}
