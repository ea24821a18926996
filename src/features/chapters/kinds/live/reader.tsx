import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useEffect, useState } from 'react'
import { Recording } from '#features/recordings/recording.tsx'
import { formatClock, formatMoment } from '#kit/format.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { askChapter, sendChapter } from '../calls.ts'
import type { ReaderProps } from '../ui.ts'
import { CodePanel } from './code-panel.tsx'
import type { LiveContent } from './kind.ts'
import { liveTexts } from './texts.ts'

/** A session as the server tells it now. */
interface Session {
  link: string
  attendedAt: string | null
  isTeacher: boolean
  isCodeTaken: boolean
}

const AGAIN_MS = 60_000

/** A live session: when and where, its link while it is shown, attendance by a code, the recording after it. */
export default function Reader({ chapter, content, html, progress, onProgress }: ReaderProps<LiveContent>) {
  const { reader: t, fill } = useTexts(liveTexts)
  const lang = useLang()
  const [session, setSession] = useState<Session>()
  const [ownZone, setOwnZone] = useState<string>()
  const { id, isPreview, timeZone } = chapter
  useEffect(() => setOwnZone(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  useEffect(() => {
    if (isPreview) return
    let isGone = false
    const ask = async () => {
      const found = await askChapter<Session>('session', { chapterId: id })
      if (!isGone && found) setSession(found)
    }
    void ask()
    // The link comes and goes by the clock.
    const timer = setInterval(() => void ask(), AGAIN_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [id, isPreview])
  const { startsAt, endsAt, place, mapLink } = content
  const recording = content.recording?.address ? content.recording : undefined
  const save = async () => {
    if (startsAt === null || endsAt === null) return
    // Loaded when it is asked for.
    const { toCalendarFile } = await import('./calendar-file.ts')
    const url = location.origin + location.pathname
    const file = toCalendarFile({ id, title: chapter.title, startsAt, endsAt, place, url, stamp: new Date() })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
    link.download = 'sesi.ics'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className="grid gap-5" data-session={session ? 'known' : 'unknown'}>
      {html['about'] && <RichText html={html['about']} lang={chapter.lang} />}
      <div className="card grid gap-3 p-4 md:p-6">
        {startsAt !== null && endsAt !== null && (
          <div>
            <h2 className="font-bold">{t.when}</h2>
            <p className="text-balance">{formatMoment(startsAt, timeZone, lang, endsAt)}</p>
            {ownZone !== undefined && formatClock(startsAt, ownZone) !== formatClock(startsAt, timeZone) && (
              <p className="text-ink-soft text-balance">
                {fill('reader.yourTime', { when: formatMoment(startsAt, ownZone, lang, endsAt) })}
              </p>
            )}
          </div>
        )}
        {place && (
          <div>
            <h2 className="font-bold">{t.place}</h2>
            <p lang={chapter.lang}>{place}</p>
            {mapLink && (
              <p>
                <a href={mapLink} className="link" rel="noopener noreferrer" target="_blank">
                  {t.map}
                </a>
              </p>
            )}
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {session?.link && (
            <a href={session.link} data-act="enter" className="btn btn-main" rel="noopener noreferrer" target="_blank">
              {t.join}
            </a>
          )}
          {startsAt !== null && endsAt !== null && (
            <button type="button" data-act="calendar" className="btn btn-quiet" onClick={() => void save()}>
              <CalendarPlus aria-hidden size={18} />
              {t.calendar}
            </button>
          )}
        </div>
        {!isPreview && session && !session.link && !recording && <p className="text-ink-soft">{t.linkLater}</p>}
        {!isPreview && !session && <p className="text-ink-soft">{t.offline}</p>}
      </div>
      {session?.isTeacher && <CodePanel chapterId={id} timeZone={timeZone} />}
      {session && !session.isTeacher && (session.isCodeTaken || session.attendedAt !== null) && (
        <Attendance
          chapterId={id}
          attendedAt={session.attendedAt}
          onAttended={attendedAt => {
            setSession({ ...session, attendedAt })
            onProgress({ state: 'done' })
          }}
        />
      )}
      {recording && (
        <section>
          <h2 className="mb-2 text-xl font-bold">{t.recording}</h2>
          <Recording kind="video" recorded={recording} {...{ chapter, progress, onProgress }} />
        </section>
      )}
    </div>
  )
}

interface AttendanceProps {
  chapterId: string
  attendedAt: string | null
  onAttended(at: string): void
}

function Attendance({ chapterId, attendedAt, onAttended }: AttendanceProps) {
  const { reader: t, fill } = useTexts(liveTexts)
  const lang = useLang()
  const [problem, setProblem] = useState<string>()
  // Whoever scanned the QR code has the code in the address.
  const [given, setGiven] = useState('')
  useEffect(() => setGiven(new URLSearchParams(location.search).get('code')?.slice(0, 20) ?? ''), [])
  if (attendedAt !== null)
    return (
      <p role="status" className="card p-4 font-medium">
        {fill('reader.attended', { at: formatClock(attendedAt, Intl.DateTimeFormat().resolvedOptions().timeZone) })}
      </p>
    )
  const send = async (code: string) => {
    const result = await sendChapter<{ attendedAt: string }>('attendance', { chapterId, code }, lang)
    if (result.isDone && result.sent) onAttended(result.sent.attendedAt)
    else setProblem((!result.isDone && result.message) || t.failed)
  }
  return (
    <form
      className="card grid gap-3 p-4 md:p-6"
      onSubmit={event => {
        event.preventDefault()
        const code = new FormData(event.currentTarget).get('code')
        if (typeof code === 'string' && code.trim() !== '') void send(code)
      }}
    >
      <h2 className="text-xl font-bold">{t.attendance}</h2>
      <FormField
        key={given}
        name="code"
        label={t.codeLabel}
        hint={t.codeHint}
        value={given}
        problem={problem}
        maxLength={20}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <button type="submit" data-act="attend" className="btn btn-main max-sm:w-full">
          {t.send}
        </button>
      </div>
    </form>
  )
}
