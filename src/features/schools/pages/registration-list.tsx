import { useActionData, useLoaderData } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { chosenIds, placeOf, viewForms, withDone } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { requireStaff } from '#features/permissions/staff.ts'
import { forgetAddress } from '#features/privacy/forget-address.server.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { PostButton } from '#ui/app/post-button.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { REGISTRATIONS_IN_BIN } from '../bin-entities.ts'
import { confirmRegistration, confirmRegistrations, declineRegistrations, MAX_REASON } from '../decisions.server.ts'
import { REGISTRATION_KINDS, type Registration, type RegistrationState } from '../registration.ts'
import { countRegistrations, firstRegistrationSort, listRegistrations, registrationFilterOf } from '../registration-list.server.ts'
import { schoolTexts } from '../texts.ts'
import { ContactLine } from '../ui/contact-line.tsx'
import { ForgetAddress } from '../ui/forget-address.tsx'

const BASE = '/Studio/Registrations'

/** Schools and teams that registered; those that wait for staff by default. */
export const loader = appLoader(async ({ ctx, query, lang }) => {
  const { title, lead } = schoolTexts(lang).studio
  const filter = registrationFilterOf(query)
  return {
    title,
    lead,
    page: await listRegistrations(ctx, filter, placeOf(query)),
    counted: await countRegistrations(ctx, filter),
    views: await listViews(ctx, BASE),
    state: filter.state,
    firstSort: firstRegistrationSort(filter.state),
    query: Object.fromEntries(query),
    mostReason: MAX_REASON,
    now: ctx.now,
  }
})

export const action = appAction({
  ...viewForms(BASE, ({ ctx }) => requireStaff(ctx)),
  undo: undoForm(REGISTRATIONS_IN_BIN, BASE),
  confirm: async ({ ctx, site, origin, query }, fields) => {
    await confirmRegistration(ctx, fields.get('id') ?? '', { site, origin })
    return withDone(BASE, query, { done: 'confirmed' })
  },
  'confirm-chosen': async ({ ctx, site, origin, query }, fields) => {
    requireStaff(ctx)
    await confirmRegistrations(ctx, chosenIds(fields), { site, origin })
    return withDone(BASE, query, { done: 'confirmed' })
  },
  'decline-chosen': async ({ ctx, site, origin, query }, fields) => {
    requireStaff(ctx)
    const ids = chosenIds(fields)
    const batch = await declineRegistrations(ctx, ids, fields.get('reason') ?? '', { site, origin })
    return withDone(BASE, query, { done: 'binned', batch, count: String(ids.length) })
  },
  forget: async ({ ctx }, fields) => {
    await forgetAddress(ctx, fields.get('email') ?? '')
    return `${BASE}?done=forgotten`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function RegistrationList() {
  const { title, lead, page, counted, views, state, firstSort, query, mostReason, now } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { studio: t, fill } = useTexts(schoolTexts)
  const count = useCounted(counted)
  const isWaiting = state === 'waiting'
  const said = (['confirmed', 'forgotten'] as const).find(one => one === query['done'])
  return (
    <AppPage title={title} lead={lead}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && form.name !== 'forget' && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{t[said]}</FormMessage>}
        {!form && <UndoNote query={query} />}
      </div>
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => one.name}
        columns={columnsOf(lang, state)}
        caption={t.caption}
        firstSort={firstSort}
        count={fill('studio.count', { count })}
        empty={t.empty}
        none={t.none}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[
          { name: 'state', label: t.state, all: t.states.waiting, choices: [['confirmed', t.states.confirmed]] },
          { name: 'kind', label: t.kind, all: t.allKinds, choices: REGISTRATION_KINDS.map(kind => [kind, t.kinds[kind]] as const) },
        ]}
        csv={`${BASE}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
        {...(isWaiting && {
          acts: [
            { form: 'confirm-chosen', label: t.confirm, act: 'confirm' },
            { form: 'decline-chosen', label: t.decline, act: 'decline', isDanger: true },
          ],
          bulkFields: (
            <div className="basis-full md:max-w-xl">
              <FormField {...fieldsOf(form, 'decline-chosen')('reason')} label={t.reason} hint={t.reasonHint} maxLength={mostReason} />
            </div>
          ),
        })}
      />
      <div className="mt-10">
        <ForgetAddress key={now.getTime()} form={form} action={BASE} />
      </div>
    </AppPage>
  )
}

function columnsOf(lang: Lang, state: RegistrationState): ListColumn<Registration>[] {
  const { studio: t } = schoolTexts(lang)
  return [
    {
      key: 'name',
      title: t.columns.name,
      isHeading: true,
      isSortable: true,
      show: one => (
        <span className="block pe-10 wrap-anywhere @3xl:pe-0">
          <A href={`${BASE}/${one.id}`} className="hover:text-primary-text font-semibold underline-offset-4 hover:underline">
            {one.name}
          </A>
          {one.kind === 'team' && <span className="text-ink-soft block">{one.school}</span>}
        </span>
      ),
    },
    { key: 'kind', title: t.columns.kind, show: one => t.kinds[one.kind] },
    { key: 'city', title: t.columns.city, show: one => toCityLabel(one.city) || '–' },
    { key: 'npsn', title: t.columns.npsn, isHidden: true, show: one => one.npsn ?? '–' },
    { key: 'programs', title: t.columns.programs, show: one => one.programs.join(', ') || '–' },
    {
      key: 'contact',
      title: t.columns.contact,
      show: one => (one.contact ? <ContactLine contact={one.contact} /> : <span className="text-ink-soft">{t.noContact}</span>),
    },
    { key: 'sent', title: t.columns.sent, isSortable: true, show: one => formatDate(one.createdAt, undefined, lang) },
    ...(state === 'waiting'
      ? [{ key: 'decide', title: t.columns.decide, isAction: true, show: (one: Registration) => <Confirm registration={one} /> }]
      : [
          {
            key: 'confirmed',
            title: t.columns.confirmedAt,
            show: (one: Registration) => (one.confirmedAt ? formatDate(one.confirmedAt, undefined, lang) : '–'),
          },
        ]),
  ]
}

function Confirm({ registration: { id, name } }: { registration: Registration }) {
  const { studio: t, fill } = useTexts(schoolTexts)
  return (
    <PostButton form="confirm" values={{ id }} className="btn btn-main" label={fill('studio.confirmLabel', { name })}>
      {t.confirm}
    </PostButton>
  )
}
