import { useEffect, useState } from 'react'
import { formatClock, formatZone } from '#kit/format.ts'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { askChapter, sendChapter } from '../calls.ts'
import { liveTexts } from './texts.ts'

interface Shown {
  code: string
  attended: number
}

interface CodePanelProps {
  chapterId: string
  timeZone: string
}

/** What who teaches the class shows to the participants: the code of attendance, as letters and as QR; who attended below it. */
export function CodePanel({ chapterId, timeZone }: CodePanelProps) {
  const { reader: t, fill } = useTexts(liveTexts)
  const lang = useLang()
  const [shown, setShown] = useState<Shown & { picture: string }>()
  const [problem, setProblem] = useState<string>()
  const show = async (isNew: boolean) => {
    const result = await sendChapter<Shown>('session/code', { chapterId, isNew }, lang)
    if (!result.isDone || !result.sent) return setProblem((!result.isDone && result.message) || t.failed)
    const { renderSVG } = await import('uqr')
    const address = `${location.origin}${location.pathname}?code=${result.sent.code}`
    setProblem(undefined)
    setShown({ ...result.sent, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(address))}` })
  }
  return (
    <section className="card grid justify-items-start gap-3 p-4 md:p-6">
      <h2 className="text-xl font-bold">{t.codeFor}</h2>
      {problem && (
        <p role="alert" className="text-danger-text font-medium">
          {problem}
        </p>
      )}
      {shown && (
        <>
          <p role="status" className="font-mono text-4xl font-bold tracking-widest">
            {shown.code}
          </p>
          <img src={shown.picture} alt={t.qr} width={240} height={240} />
          <p>{fill('reader.count', { count: shown.attended })}</p>
        </>
      )}
      <button type="button" data-act="code" className="btn btn-quiet" onClick={() => void show(shown !== undefined)}>
        {shown ? t.renew : t.show}
      </button>
      <Attendees chapterId={chapterId} timeZone={timeZone} />
    </section>
  )
}

interface Attended {
  count: number
  attendees: { name: string; attendedAt: string }[]
}

const AGAIN_MS = 60_000

/** Closed until it is asked for: the code is shown to all participants, their names are not. */
function Attendees({ chapterId, timeZone }: CodePanelProps) {
  const [attended, setAttended] = useState<Attended>()
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      const found = await askChapter<Attended>('session/attendees', { chapterId })
      if (!isGone && found) setAttended(found)
    }
    void ask()
    const timer = setInterval(() => void ask(), AGAIN_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [chapterId])
  return attended && <AttendeeList attended={attended} timeZone={timeZone} />
}

/** Who attended, with the time in the tenant's zone. */
export function AttendeeList({ attended: { count, attendees }, timeZone }: { attended: Attended; timeZone: string }) {
  const { reader: t, fill } = useTexts(liveTexts)
  const rest = count - attendees.length
  return (
    <details className="w-full" data-attendees={count}>
      <summary className="min-h-11 cursor-pointer content-center font-medium">{fill('reader.attendees', { count })}</summary>
      {count === 0 ? (
        <p className="text-ink-soft">{t.noAttendees}</p>
      ) : (
        <ol className="divide-line divide-y">
          {attendees.map(({ name, attendedAt }, at) => (
            // Two people may have one name; the list grows at its end alone.
            <li key={at} className="flex justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <time dateTime={attendedAt} className="text-ink-soft shrink-0 tabular-nums">
                {formatClock(attendedAt, timeZone)} {formatZone(timeZone)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {rest > 0 && <p className="text-ink-soft">{fill('reader.moreAttendees', { count: rest })}</p>}
    </details>
  )
}
