import { Form } from 'react-router'
import { formatMoment } from '#kit/format.ts'
import { Section } from '#ui/app/section.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { ErasureEntry } from '../erasure.server.ts'
import { privacyTexts } from '../texts.ts'

interface ErasuresProps {
  requests: readonly ErasureEntry[]
  total: number
  now: Date
  /** The page's path. */
  action: string
}

const HOUR_MS = 3_600_000

/** Open erasure requests, the first due first, with the time left. */
export function Erasures({ requests, total, now, action }: ErasuresProps) {
  const texts = useTexts(privacyTexts)
  const t = texts.studio
  return (
    <Section title={t.erasures} lead={t.erasuresLead}>
      {requests.length === 0 && <p className="text-ink-soft">{t.noErasures}</p>}
      <ul className="divide-line divide-y">
        {requests.map(request => (
          <li key={request.id} className="py-5 first:pt-0 last:pb-0">
            <Entry request={request} now={now} action={action} />
          </li>
        ))}
      </ul>
      {requests.length < total && <p className="text-ink-soft mt-4">{texts.fill('studio.shownOf', { shown: requests.length, total })}</p>}
    </Section>
  )
}

interface EntryProps extends Pick<ErasuresProps, 'now' | 'action'> {
  request: ErasureEntry
}

function Entry({ request, now, action }: EntryProps) {
  const lang = useLang()
  const t = useTexts(privacyTexts).studio
  const moment = (at: Date) => formatMoment(at, undefined, lang)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold wrap-anywhere">{request.name || t.goneMember}</h3>
        <TimeLeft dueAt={request.dueAt} now={now} />
      </div>
      <p className="text-ink-soft wrap-anywhere">{[request.email, request.reference].filter(Boolean).join(' · ')}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <Fact label={t.asked}>{moment(request.askedAt)}</Fact>
        <Fact label={t.due}>{moment(request.dueAt)}</Fact>
        <Fact label={t.reason}>{request.reason || t.noReason}</Fact>
      </dl>
      {request.hasMentorPage && <p className="mt-2">{t.mentorPage}</p>}
      <EraseForm request={request} action={action} />
    </>
  )
}

/** Needs a second press, because it can't be undone. */
function EraseForm({ request, action }: Omit<EntryProps, 'now'>) {
  const texts = useTexts(privacyTexts)
  const t = texts.studio
  return (
    <details className="mt-3">
      <summary className="text-primary-text inline-flex min-h-11 items-center font-semibold underline">{t.erase}</summary>
      <Form method="post" action={action} className="bg-tint mt-2 space-y-3 rounded-xl p-4">
        <input type="hidden" name="form" value="erase" />
        <input type="hidden" name="id" value={request.id} />
        <p className="wrap-anywhere">{texts.fill('studio.sure', { name: request.name || request.reference })}</p>
        <button type="submit" className="btn bg-danger text-on-danger hover:brightness-95">
          {t.erase}
        </button>
      </Form>
    </details>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="mb-1 whitespace-pre-line wrap-anywhere sm:mb-0">{children}</dd>
    </div>
  )
}

function TimeLeft({ dueAt, now }: { dueAt: Date; now: Date }) {
  const texts = useTexts(privacyTexts)
  const ms = dueAt.getTime() - now.getTime()
  if (ms <= 0) return <span className={badgeClass('red')}>{texts.studio.late}</span>
  const hours = Math.floor(ms / HOUR_MS)
  const time = texts.fill('studio.hours', { hours, minutes: Math.floor((ms % HOUR_MS) / 60_000) })
  return <span className={badgeClass(hours < 24 ? 'orange' : 'blue')}>{texts.fill('studio.left', { time })}</span>
}
