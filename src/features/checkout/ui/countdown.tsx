import { useEffect, useState } from 'react'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { checkoutTexts } from '../texts.ts'

interface CountdownProps {
  /** The server's clock when the page's data was made, and the end, in ISO 8601. */
  now: string
  expiresAt: string
  /** The end in words. */
  until: string
  onOver(): void
}

/**
 * The time that is left to pay, by the server's clock: a device whose clock is wrong counts right. Without script, the end in words. Screen readers hear the end
 * in words, and no ticking.
 */
export function Countdown({ now, expiresAt, until, onOver }: CountdownProps) {
  const { pay: t, fill } = useTexts(checkoutTexts)
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const started = performance.now()
    const atStart = Date.parse(expiresAt) - Date.parse(now)
    const tick = () => setLeft(Math.max(0, atStart - (performance.now() - started)))
    tick()
    const ticking = setInterval(tick, 1000)
    return () => clearInterval(ticking)
  }, [now, expiresAt])
  const isOver = left === 0
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  if (isOver) return <p role="status">{t.over}</p>
  return (
    <p>
      {left !== undefined && (
        <span aria-hidden data-countdown className="mr-2">
          {t.left} <strong className="tabular-nums">{toClock(left)}</strong> ·
        </span>
      )}
      <span className="text-ink-soft">{fill('pay.until', { when: until })}</span>
    </p>
  )
}

function toClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map(part => String(part).padStart(2, '0')).join(':')
}
