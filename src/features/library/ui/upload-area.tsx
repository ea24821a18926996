import Camera from 'lucide-react/icons/camera'
import Upload from 'lucide-react/icons/upload'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { libraryTexts } from '../texts.ts'
import { forgetUnfinished, listUnfinished } from './upload-queue.ts'

interface UploadAreaProps {
  onFiles(files: File[]): void
  /** Which files the device offers, as the attribute of an input; all without it. */
  accept?: string | undefined
  /** Takes one file at a time. */
  isOne?: boolean
  children?: ReactNode
}

/** Takes files: by drag anywhere on the page, by paste, from the device and from a phone's camera. */
export function UploadArea({ onFiles, accept, isOne = false, children }: UploadAreaProps) {
  const t = useTexts(libraryTexts)
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLElement>(null)
  const isOver = useFilesFromPage(area, onFiles)
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])])
    // The same file may be chosen again.
    input.value = ''
  }
  return (
    <section ref={area} aria-label={t.upload.title} className="border-line rounded-(--radius-card) border border-dashed p-4">
      <div className="flex flex-wrap gap-3">
        <button type="button" data-act="upload" className="btn btn-main" onClick={() => chooser.current?.click()}>
          <Upload aria-hidden size={20} />
          {t.upload.choose}
        </button>
        {(accept === undefined || accept === 'image/*') && (
          <button type="button" className="btn btn-quiet" onClick={() => camera.current?.click()}>
            <Camera aria-hidden size={20} />
            {t.upload.camera}
          </button>
        )}
      </div>
      <p className="text-ink-soft mt-3">{t.upload.hint}</p>
      <input
        ref={chooser}
        type="file"
        name="files"
        multiple={!isOne}
        hidden
        accept={accept}
        onChange={event => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        name="photo"
        accept="image/*"
        capture="environment"
        hidden
        onChange={event => take(event.currentTarget)}
      />
      {children}
      {isOver && (
        <div className="border-primary bg-surface/90 pointer-events-none fixed inset-2 z-[70] grid place-items-center rounded-(--radius-card) border-4 border-dashed">
          <p className="text-2xl font-bold">{t.upload.drop}</p>
        </div>
      )}
    </section>
  )
}

/** Takes files that are dropped or pasted anywhere on the page. Returns true while files are dragged over it. */
function useFilesFromPage(area: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  }, [onFiles])
  useEffect(() => {
    // A dialog before the page has an area of its own.
    const isCovered = () => document.querySelector('dialog[open]')?.contains(area.current) === false
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true && !isCovered()
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    // The pointer has left the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      take.current([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || isCovered()) return
      event.preventDefault()
      take.current(files)
    }
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => ending.abort()
  }, [area])
  return isOver
}

/** Says which uploads were cut off by a reload: a browser does not give the files again, so they have to be chosen again. */
export function Unfinished() {
  const t = useTexts(libraryTexts)
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    let isGone = false
    void listUnfinished(Date.now()).then(
      found => !isGone && setNames(found),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  if (names.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 font-medium" data-unfinished="">
      <span dir="auto" className="wrap-anywhere">
        {t.fill('upload.unfinished', { names: names.join(', ') })}
      </span>
      <button type="button" className="btn btn-quiet" onClick={() => void forgetUnfinished().then(() => setNames([]))}>
        {t.upload.forget}
      </button>
    </p>
  )
}
