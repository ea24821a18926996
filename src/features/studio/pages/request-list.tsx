import type { StaffRequest } from '#features/appointments/appointment.ts'
import { markRequest } from '#features/appointments/commands.server.ts'
import { listRequests } from '#features/appointments/queries.server.ts'
import { appointmentTexts } from '#features/appointments/texts.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { Page } from '#kit/page.ts'
import { serverPage } from '#page/server-page.server.ts'
import { chipClass } from '#ui/chip.tsx'
import { FormMessage } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioAction } from '../forms.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { studioTexts } from '../texts.ts'
import { ListOf } from '../ui/finder.tsx'
import { PostButton } from '../ui/post-button.tsx'
import { type Column, Rows } from '../ui/rows.tsx'

const PER_PAGE = 20
const BASE = '/Studio/Requests'

/** What people asked for by forms: appointments and demonstrations. */
export const loader = serverPage(async args => {
  const { ctx, query, lang } = args
  const t = studioTexts(lang).requests
  const state = query.get('state') === 'done' ? 'done' : 'waiting'
  const requests = await listRequests(ctx, { state, page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  return studioPage(args, { title: t.title, lead: t.lead, body: <Requests requests={requests} query={query} /> })
})

export const action = studioAction({
  done: async ({ ctx }, fields) => {
    await markRequest(ctx, { ...keyOf(fields), isDone: true })
    return `${BASE}?done=done`
  },
  reopen: async ({ ctx }, fields) => {
    await markRequest(ctx, { ...keyOf(fields), isDone: false })
    return `${BASE}?state=done&done=reopened`
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function keyOf(fields: URLSearchParams) {
  return { kind: fields.get('kind') === 'demo' ? ('demo' as const) : ('appointment' as const), id: fields.get('id') ?? '' }
}

function Requests({ requests, query }: { requests: Page<StaffRequest>; query: URLSearchParams }) {
  const lang = useLang()
  const t = useTexts(studioTexts).requests
  const done = query.get('done')
  const isAnswered = query.get('state') === 'done'
  return (
    <>
      {(done === 'done' || done === 'reopened') && <FormMessage tone="done">{t[done]}</FormMessage>}
      <nav aria-label={t.filter} className="mt-4 flex flex-wrap gap-2">
        {[[BASE, t.waiting, !isAnswered] as const, [`${BASE}?state=done`, t.answered, isAnswered] as const].map(([href, words, isOn]) => (
          <A key={href} href={href} aria-current={isOn ? 'true' : undefined} className={chipClass(isOn)}>
            {words}
          </A>
        ))}
      </nav>
      <div className="mt-4">
        <ListOf page={requests} base={BASE} query={query} count="requests.count" empty={t.empty} none={t.none}>
          <Rows items={requests.items} keyOf={one => one.id} columns={columnsOf(lang, isAnswered)} caption={t.title} />
        </ListOf>
      </div>
    </>
  )
}

function columnsOf(lang: Lang, isAnswered: boolean): Column<StaffRequest>[] {
  const { requests: t, fill } = studioTexts(lang)
  return [
    { title: t.who, isHeading: true, show: one => <Who request={one} /> },
    { title: t.what, show: one => <What request={one} /> },
    { title: t.when, show: one => formatDate(one.createdAt, undefined, lang) },
    {
      title: t.act,
      isAction: true,
      show: ({ kind, id, email, asked }) => (
        <PostButton
          form={isAnswered ? 'reopen' : 'done'}
          values={{ kind, id }}
          className="btn btn-quiet"
          label={fill(isAnswered ? 'requests.reopenLabel' : 'requests.markDoneLabel', { who: asked?.name ?? email })}
        >
          {isAnswered ? t.reopen : t.markDone}
        </PostButton>
      ),
    },
  ]
}

function Who({ request: { email, asked } }: { request: StaffRequest }) {
  return (
    <div className="space-y-0.5 wrap-anywhere">
      {asked && <span className="block font-semibold">{asked.name}</span>}
      {asked?.organisation && <span className="block">{asked.organisation}</span>}
      <a href={`mailto:${email}`} className="block underline underline-offset-4">
        {email}
      </a>
      {asked?.phone && (
        <a href={`https://wa.me/${asked.phone}`} rel="noopener noreferrer" className="block underline underline-offset-4">
          {asked.phone}
        </a>
      )}
    </div>
  )
}

function What({ request: { asked } }: { request: StaffRequest }) {
  const lang = useLang()
  const { requests: t, fill } = useTexts(studioTexts)
  const { times } = useTexts(appointmentTexts).form
  if (!asked) return <span>{t.demo}</span>
  const wished = [
    asked.wishedOn && formatDate(`${asked.wishedOn}T12:00:00+07:00`, undefined, lang),
    asked.wishedTime && times[asked.wishedTime],
  ]
  return (
    <div className="space-y-1 wrap-anywhere">
      <span className="block font-medium">{asked.topic}</span>
      {asked.post && <span className="text-ink-soft block">{fill('requests.fromPost', { title: asked.post })}</span>}
      <span className="text-ink-soft block">{fill('requests.wished', { when: wished.filter(Boolean).join(', ') || t.anyTime })}</span>
      {asked.message && <span className="block whitespace-pre-line">{asked.message}</span>}
    </div>
  )
}
