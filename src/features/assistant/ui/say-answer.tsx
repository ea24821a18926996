import { useEffect, useRef, useState } from 'react'
import { takeSentences } from '#features/assistant-client/sentences.ts'
import type { Exchange } from '#features/assistant-client/talk.ts'

/** Tells screen readers the answer that is coming, by sentence. An answer that was there before is not told. */
export function SayAnswer({ exchange }: { exchange: Exchange | undefined }) {
  const [said, setSaid] = useState('')
  const place = useRef({ key: '', next: 0 })
  useEffect(() => {
    if (!exchange) return
    const { key, text, progress } = exchange
    const isNew = place.current.key !== key
    if (isNew && progress !== 'streaming') {
      place.current = { key, next: text.length }
      return
    }
    const { said: sentences, next } = takeSentences(text, isNew ? 0 : place.current.next, progress !== 'streaming')
    place.current = { key, next }
    if (sentences) setSaid(sentences)
  }, [exchange])
  return (
    <p role="status" aria-live="polite" data-said className="sr-only">
      {said}
    </p>
  )
}
