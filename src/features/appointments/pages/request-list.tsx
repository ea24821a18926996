import { useActionData, useLoaderData } from 'react-router'
import { formatCount, formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { ListOf } from '#ui/app/finder.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { chipClass } from '#ui/chip.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { StaffRequest } from '../appointment.ts'
import { markRequest } from '../commands.server.ts'
import { listRequests } from '../queries.server.ts'
import { appointmentTexts } from '../texts.ts'

const PER_PAGE = 20
const BASE = '/Studio/Requests'

/** Requests for appointments and demonstrations. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = appointmentTexts(lang).studio
  const state = query.get('state') === 'done' ? 'done' : 'waiting'
  const requests = await listRequests(ctx, { state, page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  return { title, lead, requests, query: Object.fromEntries(query), isAnswered: state === 'done' }
})

export const action = appAction({
  done: async ({ ctx }, fields) => {
    await markRequest(ctx, { ...keyOf(fields), isDone: true })
    return `${BASE}?done=done`
  },
  reopen: async ({ ctx }, fields) => {
    await markRequest(ctx, { ...keyOf(fields), isDone: false })
    return `${BASE}?state=done&done=reopened`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function RequestList() {
  const { title, lead, requests, query, isAnswered } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { studio: t, fill } = useTexts(appointmentTexts)
  const done = query['done']
  return (
    <AppPage title={title} lead={lead}>
      {form && <FormRefusal form={form} />}
      {!form && (done === 'done' || done === 'reopened') && <FormMessage tone="done">{t[done]}</FormMessage>}
      <nav aria-label={t.filter} className="mt-4 flex flex-wrap gap-2">
        {[[BASE, t.waiting, !isAnswered] as const, [`${BASE}?state=done`, t.answered, isAnswered] as const].map(([href, words, isOn]) => (
          <A key={href} href={href} aria-current={isOn ? 'true' : undefined} className={chipClass(isOn)}>
            {words}
          </A>
        ))}
      </nav>
      <div className="mt-4">
        <ListOf
          page={requests}
          base={BASE}
          query={query}
          count={fill('studio.count', { count: requests.totalItems === 1 ? 1 : formatCount(requests.totalItems) })}
          empty={t.empty}
          none={t.none}
        >
          <Rows items={requests.items} keyOf={one => one.id} columns={columnsOf(lang, isAnswered)} caption={t.title} />
        </ListOf>
      </div>
    </AppPage>
  )
}

function columnsOf(lang: Lang, isAnswered: boolean): Column<StaffRequest>[] {
  const { studio: t, fill } = appointmentTexts(lang)
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
          label={fill(isAnswered ? 'studio.reopenLabel' : 'studio.markDoneLabel', { who: asked?.name ?? email })}
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
  const { studio: t, form, fill } = useTexts(appointmentTexts)
  if (!asked) return <span>{t.demo}</span>
  const { times } = form
  const wished = [
    asked.wishedOn && formatDate(`${asked.wishedOn}T12:00:00+07:00`, undefined, lang),
    asked.wishedTime && times[asked.wishedTime],
  ]
  return (
    <div className="space-y-1 wrap-anywhere">
      <span className="block font-medium">{asked.topic}</span>
      {asked.post && <span className="text-ink-soft block">{fill('studio.fromPost', { title: asked.post })}</span>}
      <span className="text-ink-soft block">{fill('studio.wished', { when: wished.filter(Boolean).join(', ') || t.anyTime })}</span>
      {asked.message && <span className="block whitespace-pre-line">{asked.message}</span>}
    </div>
  )
}

function keyOf(fields: URLSearchParams) {
  return { kind: fields.get('kind') === 'demo' ? ('demo' as const) : ('appointment' as const), id: fields.get('id') ?? '' }
}
