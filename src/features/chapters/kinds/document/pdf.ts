import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- of a file's address, as Vite gives it
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

export type { PDFDocumentProxy }

/** Loads a PDF; parts of it are loaded as pages are shown. Scripts in it are never run. Rejects where it can't be read. */
export function openPdf(address: string): { opened: Promise<PDFDocumentProxy>; close(): void } {
  const task = getDocument({ url: address, useWasm: false, disableAutoFetch: true })
  return { opened: task.promise, close: () => void task.destroy() }
}

/**
 * Draws a page at the width of its place, less where a wide window is not high enough for it, sharp on the screen's own pixels, and returns what it says. Rejects with
 * an AbortError where `signal` ends it.
 */
export async function drawPage(
  pdf: PDFDocumentProxy,
  { number, canvas, width, signal }: { number: number; canvas: HTMLCanvasElement; width: number; signal: AbortSignal },
): Promise<string> {
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const whole = page.getViewport({ scale: 1 })
  const shown = Math.min(width, Math.max(READABLE_PX, ((innerHeight - AROUND_PX) * whole.width) / whole.height))
  const viewport = page.getViewport({ scale: (shown / whole.width) * Math.min(MAX_PIXEL_RATIO, devicePixelRatio) })
  canvas.style.width = `${shown}px`
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const drawing = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => drawing.cancel(), { once: true })
  await drawing.promise
  return await wordsOf(pdf, number)
}

/** Returns what a page says, in the order of the file. */
export async function wordsOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  return items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

/** A page that is narrower is hard to read: it is scrolled instead. */
const READABLE_PX = 480
/** What stands above and below a page in the window. */
const AROUND_PX = 200
/** More would cost a phone memory and show nothing finer. */
const MAX_PIXEL_RATIO = 2
