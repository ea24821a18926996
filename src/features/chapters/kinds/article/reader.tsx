import { useEffect, useRef } from 'react'
import { RichText } from '#ui/rich-text.tsx'
import type { ReaderProps } from '../ui.ts'
import type { ArticleContent } from './kind.ts'

/** A place in a text is told in parts of a thousand, once the reader rests there. */
const PARTS = 1000
const REST_MS = 1500

/** Shows a text, where its reader left it. */
export default function Reader({ chapter, html, progress, onProgress }: ReaderProps<ArticleContent>) {
  const root = useRef<HTMLDivElement>(null)
  const start = useRef(progress)
  const report = useRef(onProgress)
  useEffect(() => void (report.current = onProgress), [onProgress])
  useEffect(() => {
    const element = root.current
    const { position, state } = start.current
    if (element && state === 'open' && position > 0 && !location.hash)
      scrollTo({ top: topOf(element) + (heightOf(element) * position) / PARTS })
    let rest: ReturnType<typeof setTimeout> | undefined
    let told = position
    const tell = () => {
      if (!element) return
      const part = Math.round(Math.min(1, Math.max(0, (scrollY - topOf(element)) / heightOf(element))) * PARTS)
      if (part !== told) report.current({ position: (told = part) })
    }
    const onScroll = () => {
      clearTimeout(rest)
      rest = setTimeout(tell, REST_MS)
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', tell)
    return () => {
      clearTimeout(rest)
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', tell)
    }
  }, [])
  return (
    <div ref={root}>
      <RichText html={html['body'] ?? ''} lang={chapter.lang} />
    </div>
  )
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + scrollY
const heightOf = (element: HTMLElement) => Math.max(1, element.offsetHeight)
