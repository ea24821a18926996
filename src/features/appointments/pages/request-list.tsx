import { useActionData, useLoaderData } from 'react-router'
import { chosenIds, placeOf, viewForms, withDone } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import type { StaffRequest } from '../appointment.ts'
import { markRequest, markRequests } from '../commands.server.ts'
import { countRequests, listRequests, requestFilterOf } from '../queries.server.ts'
import { appointmentTexts } from '../texts.ts'

const BASE = '/Studio/Requests'

/** Requests for appointments and demonstrations. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = appointmentTexts(lang).studio
  const filter = requestFilterOf(query)
  return {
    title,
    lead,
    page: await listRequests(ctx, filter, placeOf(query)),
    counted: await countRequests(ctx, filter),
    views: await listViews(ctx, BASE),
    query: Object.fromEntries(query),
    isAnswered: filter.state === 'done',
  }
})

export const action = appAction({
  ...viewForms(BASE, ({ ctx }) => requireStaff(ctx)),
  done: async ({ ctx }, fields) => {
    await markRequest(ctx, { ...keyOf(fields), isDone: true })
    return `${BASE}?done=done`
  },
  reopen: async ({ ctx }, fields) => {
    await markRequest(ctx, { ...keyOf(fields), isDone: false })
    return `${BASE}?state=done&done=reopened`
  },
  'done-chosen': async ({ ctx, query }, fields) => {
    requireStaff(ctx)
    await markRequests(ctx, chosenIds(fields), true)
    return withDone(BASE, query, { done: 'done' })
  },
  'reopen-chosen': async ({ ctx, query }, fields) => {
    requireStaff(ctx)
    await markRequests(ctx, chosenIds(fields), false)
    return withDone(BASE, query, { done: 'reopened' })
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function RequestList() {
  const { title, lead, page, counted, views, query, isAnswered } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { studio: t, fill } = useTexts(appointmentTexts)
  const count = useCounted(counted)
  const said = (['done', 'reopened'] as const).find(one => one === query['done'])
  return (
    <AppPage title={title} lead={lead}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{t[said]}</FormMessage>}
      </div>
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => one.asked?.name ?? one.email}
        columns={columnsOf(lang, isAnswered)}
        caption={t.title}
        firstSort="-when"
        count={fill('studio.count', { count })}
        empty={t.empty}
        none={t.none}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[{ name: 'state', label: t.filter, all: t.waiting, choices: [['done', t.answered]] }]}
        csv={`${BASE}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
        acts={[
          isAnswered ? { form: 'reopen-chosen', label: t.reopen, act: 'reopen' } : { form: 'done-chosen', label: t.markDone, act: 'done' },
        ]}
      />
    </AppPage>
  )
}

function columnsOf(lang: Lang, isAnswered: boolean): ListColumn<StaffRequest>[] {
  const { studio: t, fill } = appointmentTexts(lang)
  return [
    { key: 'who', title: t.who, isHeading: true, show: one => <Who request={one} /> },
    { key: 'what', title: t.what, show: one => <What request={one} /> },
    { key: 'when', title: t.when, isSortable: true, show: one => formatDate(one.createdAt, undefined, lang) },
    {
      key: 'act',
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
