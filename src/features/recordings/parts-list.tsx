import { useTexts } from '#ui/lang/use-texts.tsx'
import { toClock } from './clock.ts'
import { recordingTexts } from './texts.ts'

interface PartsListProps {
  parts: readonly { at: number; title: string }[]
  /** Where the recording is, in seconds. */
  now: number
  onSeek(at: number): void
}

/** The named parts of a recording, each a button that leads there. */
export function PartsList({ parts, now, onSeek }: PartsListProps) {
  const t = useTexts(recordingTexts)
  if (parts.length === 0) return null
  const sorted = parts.toSorted((a, b) => a.at - b.at)
  const current = sorted.findLast(({ at }) => at <= now)
  return (
    <nav aria-label={t.parts}>
      <h2 className="text-lg font-bold">{t.parts}</h2>
      <ol className="mt-1">
        {sorted.map(part => (
          <li key={`${part.at}:${part.title}`}>
            <button
              type="button"
              aria-current={part === current ? 'true' : undefined}
              className="aria-current:bg-tint flex min-h-11 w-full items-center gap-3 rounded px-2 text-start"
              onClick={() => onSeek(part.at)}
            >
              <span className="text-ink-soft tabular-nums">{toClock(part.at)}</span>
              <span className="min-w-0 wrap-anywhere">{part.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
