import { formatMoment } from '#kit/format.ts'
import { loginHref } from '#kit/login.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { countWaiting, outboxOf } from '../outbox.ts'
import type { Queued } from '../queue.ts'
import { offlineTexts } from '../texts.ts'
import { useOutbox } from './use-outbox.ts'

type Words = ReturnType<typeof offlineTexts>
type Why = keyof Words['outbox']['refused']

interface Line {
  ids: string[]
  title: string
  why: Why
  /** What was written is not lost with its place: it can be copied from here. */
  notes: string[]
}

/** What was done here and is not on the server yet, why, and what the server could not use. Shows nothing where nothing waits, unless `isWhole`. */
export function OutboxLines({
  memberId,
  path,
  timeZone,
  isWhole = false,
}: {
  memberId: string
  path: string
  timeZone?: string
  isWhole?: boolean
}) {
  const t = useTexts(offlineTexts)
  const lang = useLang()
  const state = useOutbox(memberId)
  const count = countWaiting(state)
  const lines = toLines(state.progress, state.notes)
  if (!isWhole && count === 0 && lines.length === 0) return null
  return (
    <div className="mt-4 grid gap-3" data-outbox={count}>
      <div role="status" data-unsent={count}>
        {count > 0 ? <p>{t.fill('outbox.waiting', { count })}</p> : isWhole && <p>{t.outbox.none}</p>}
        {count > 0 && state.blocked && <p className="text-ink-soft">{t.outbox[state.blocked]}</p>}
        {state.lastSentAt !== undefined && isWhole && (
          <p className="text-ink-soft">
            {t.fill('outbox.lastSent', { at: formatMoment(new Date(state.lastSentAt).toISOString(), timeZone, lang) })}
          </p>
        )}
      </div>
      {count > 0 && (state.blocked === 'signed-out' || state.blocked === 'other-person') && (
        <A href={loginHref(path)} data-act="sign-in" className="btn btn-main justify-self-start">
          {t.outbox.signIn}
        </A>
      )}
      {count > 0 && isWhole && (
        <button type="button" data-act="send" onClick={() => void outboxOf(memberId).send()} className="btn btn-quiet justify-self-start">
          {t.outbox.send}
        </button>
      )}
      {lines.length > 0 && (
        <section aria-label={t.outbox.refusedTitle} className="bg-tint grid gap-3 rounded-lg p-3">
          <h2 className="font-bold">{t.outbox.refusedTitle}</h2>
          {lines.map(({ ids, title, why, notes }) => (
            <div key={`${why} ${title}`} data-unusable={why}>
              <p>{t.fill(`outbox.refused.${why}`, { title })}</p>
              {notes.map(note => (
                <p key={note} className="mt-1 whitespace-pre-wrap">
                  {t.fill('outbox.note', { note })}
                </p>
              ))}
              <button
                type="button"
                data-act="dismiss"
                aria-label={t.fill('outbox.dismissOf', { title })}
                onClick={() => void outboxOf(memberId).dismiss(ids)}
                className="btn btn-quiet mt-2"
              >
                {t.outbox.dismiss}
              </button>
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

interface Told extends Queued {
  title: string
  quote?: string
  note?: string
}

/** Returns one line for all of a chapter that could not be used for the same reason. */
function toLines(...queued: readonly (readonly Told[])[]): Line[] {
  const refused = queued.flat().filter(({ refused: why }) => why !== undefined)
  return [...Map.groupBy(refused, ({ refused: why, title }) => `${why} ${title}`).values()].flatMap(all => {
    const [first] = all
    if (!first) return []
    const notes = all.flatMap(({ quote, note }) => [note, quote].filter(Boolean).join(' · ') || [])
    // Named boundary: the codes are those of `posting.ts`, and `malformed`.
    return [{ ids: all.map(({ id }) => id), title: first.title, why: first.refused as Why, notes }]
  })
}
