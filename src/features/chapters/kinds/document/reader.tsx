import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ReaderProps } from '../ui.ts'
import type { DocumentContent } from './kind.ts'
import type { PDFDocumentProxy } from './pdf.ts'
import { documentTexts } from './texts.ts'

/**
 * A PDF, one page or slide after the other, drawn in the browser: phones have no viewer within a page. Who turns to the last page is done. The file itself is a link
 * besides.
 */
export default function Reader({ chapter, content, progress, onProgress }: ReaderProps<DocumentContent>) {
  const { reader: t, fill } = useTexts(documentTexts)
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [isFailed, setFailed] = useState(false)
  const [at, setAt] = useState(Math.max(1, progress.position))
  const [words, setWords] = useState('')
  const [width, setWidth] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { address } = content

  useEffect(() => {
    let close: (() => void) | undefined
    let isGone = false
    const open = async () => {
      // Loaded here alone: it weighs more than the player.
      const { openPdf } = await import('./pdf.ts')
      if (isGone) return
      const task = openPdf(address)
      close = task.close
      const opened = await task.opened
      if (isGone) return
      setPdf(opened)
      setAt(page => Math.min(page, opened.numPages))
    }
    open().catch(() => {
      if (!isGone) setFailed(true)
    })
    return () => {
      isGone = true
      close?.()
    }
  }, [address])
  useEffect(() => {
    const place = frame.current
    if (!place) return
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    watcher.observe(place)
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    const target = canvas.current
    if (!pdf || !target || width === 0) return
    const off = new AbortController()
    const draw = async () => {
      const { drawPage } = await import('./pdf.ts')
      const said = await drawPage(pdf, { number: at, canvas: target, width, signal: off.signal })
      if (!off.signal.aborted) setWords(said)
    }
    draw().catch(() => {
      if (!off.signal.aborted) setFailed(true)
    })
    return () => off.abort()
  }, [pdf, at, width])

  const count = pdf?.numPages ?? content.pages
  const turn = (to: number) => {
    if (!pdf || to < 1 || to > count || to === at) return
    setAt(to)
    onProgress(to === count ? { state: 'done', position: to } : { position: to })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'PageDown') turn(at + 1)
    else if (event.key === 'PageUp') turn(at - 1)
    else return
    event.preventDefault()
  }
  return (
    <div className="grid gap-3" data-document={isFailed ? 'failed' : pdf ? 'open' : 'loading'}>
      {isFailed ? (
        <p className="card p-4">{t.failed}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys besides the buttons
        <div onKeyDown={onKey}>
          <div ref={frame} className="bg-tint min-h-60 overflow-hidden rounded-lg">
            <canvas
              ref={canvas}
              role="img"
              aria-label={fill('reader.page', { at, count: count || at })}
              className="border-line mx-auto block max-w-full border bg-white"
            />
          </div>
          {/* In view with each page, above what leads to other chapters. */}
          <div className="bg-page sticky bottom-15 flex items-center justify-between gap-2 py-2">
            {/* Not `disabled`: at the first or last page the keyboard would lose its place, and the keys with it. */}
            <button
              type="button"
              data-act="previous-page"
              className="btn btn-quiet aria-disabled:opacity-40"
              aria-disabled={at <= 1}
              onClick={() => turn(at - 1)}
            >
              <ChevronLeft aria-hidden size={20} />
              <span className="max-sm:sr-only">{t.previous}</span>
            </button>
            <p role="status" className="tabular-nums">
              {pdf ? fill('reader.page', { at, count }) : t.loading}
            </p>
            <button
              type="button"
              data-act="next-page"
              className="btn btn-quiet aria-disabled:opacity-40"
              aria-disabled={!pdf || at >= count}
              onClick={() => turn(at + 1)}
            >
              <span className="max-sm:sr-only">{t.next}</span>
              <ChevronRight aria-hidden size={20} />
            </button>
          </div>
        </div>
      )}
      <p>
        <a href={address} download className="btn btn-quiet">
          <Download aria-hidden size={18} />
          {t.download}
        </a>
      </p>
      {(words.trim() || content.text.trim()) && (
        <details className="card p-4">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">{words.trim() ? t.pageText : t.text}</summary>
          <p lang={chapter.lang} className="mt-2 max-w-[68ch] wrap-anywhere whitespace-pre-line">
            {words.trim() || content.text}
          </p>
        </details>
      )}
    </div>
  )
}
