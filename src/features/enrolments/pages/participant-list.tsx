import { useEffect, useRef } from 'react'
import { Form, useActionData, useLoaderData, useLocation } from 'react-router'
import { chosenIds, placeOf, viewForms, withDone } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { can, requirePermission } from '#features/permissions/permissions.ts'
import { Conflict } from '#kit/errors.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormField, FormSelect } from '#ui/form/form-field.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { addParticipant } from '../add-participant.server.ts'
import { listBatches } from '../batches.server.ts'
import { ENROLMENT_STATES } from '../enrolment.ts'
import { FIRST_PARTICIPANT_SORT } from '../participant-columns.ts'
import { decideParticipants, type ParticipantAct } from '../participant-commands.server.ts'
import { countParticipants, listParticipants, type Participant, participantFilterOf } from '../participants.server.ts'
import { requireReader } from '../policy.server.ts'
import { giveScholarship } from '../scholarship.server.ts'
import { enrolmentReason, enrolmentTexts } from '../texts.ts'
import { ClassTabs } from '../ui/class-tabs.tsx'

const baseOf = (classId: string) => `/Studio/Classes/${classId}/Participants`
const DONE = ['approved', 'refused', 'removed', 'moved', 'added', 'invited', 'given'] as const

/** Who takes part in a class, waits, or has left; teachers see the pupils of their own school. */
export const loader = appLoader(async ({ ctx, page, query, lang }) => {
  const classId = page.params['id'] ?? ''
  const { one, reach } = await requireReader(ctx, classId)
  const isTeacher = can(ctx.viewer, 'teaching.write')
  const filter = participantFilterOf(query)
  const t = enrolmentTexts(lang)
  return {
    title: t.fill('participants.titleOf', { name: one.name }),
    lead: reach === 'own-school' ? t.participants.leadSchool : t.participants.lead,
    classId,
    slug: one.slug,
    isTeacher,
    maySponsor: isTeacher && one.priceRupiah > 0 && can(ctx.viewer, 'payments.write'),
    page: await listParticipants(ctx, classId, filter, placeOf(query)),
    counted: await countParticipants(ctx, classId, filter),
    batches: isTeacher ? (await listBatches(ctx, classId)).map(({ id, name }) => [id, name || t.batches.first] as const) : [],
    views: await listViews(ctx, baseOf(classId)),
    query: Object.fromEntries(query),
  }
})

type Args = Parameters<Parameters<typeof appAction>[0][string]>[0]

/** Decides on the chosen participants, and returns to the list. */
async function decided({ ctx, page, query }: Args, fields: URLSearchParams, act: ParticipantAct, done: string): Promise<string> {
  const classId = page.params['id'] ?? ''
  await decideParticipants(ctx, classId, chosenIds(fields), act)
  return withDone(baseOf(classId), query, { done })
}

export const action = appAction({
  'save-view': async (args, fields, sent) => await viewFormsOf(args)['save-view'](args, fields, sent),
  'remove-view': async (args, fields, sent) => await viewFormsOf(args)['remove-view'](args, fields, sent),
  approve: async (args, fields) => await decided(args, fields, { act: 'approve' }, 'approved'),
  refuse: async (args, fields) => await decided(args, fields, { act: 'refuse' }, 'refused'),
  remove: async (args, fields) => await decided(args, fields, { act: 'remove' }, 'removed'),
  move: async (args, fields) => await decided(args, fields, { act: 'move', batchId: fields.get('to') ?? '' }, 'moved'),
  add: async ({ ctx, page, query, site, origin, lang }, fields) => {
    const classId = page.params['id'] ?? ''
    const email = fields.get('email') ?? ''
    const seat = { email, batchId: fields.get('batchId') || undefined }
    const added = await addParticipant(ctx, classId, seat, { site, origin, lang })
    if ('refused' in added) throw new Conflict(enrolmentReason('BatchFull'))
    return withDone(baseOf(classId), query, { done: added.state === 'invited' ? 'invited' : 'added' })
  },
  scholarship: async ({ ctx, page, query }, fields) => {
    const classId = page.params['id'] ?? ''
    await giveScholarship(ctx, classId, {
      email: fields.get('scholar') ?? '',
      reason: fields.get('reason') ?? '',
      batchId: fields.get('batchId') || undefined,
    })
    return withDone(baseOf(classId), query, { done: 'given' })
  },
})

const viewFormsOf = ({ page }: Args) =>
  viewForms(baseOf(page.params['id'] ?? ''), ({ ctx }) => requirePermission(ctx.viewer, 'teaching.read'))

export { appMeta as meta } from '#page/app-meta.ts'

export default function ParticipantList() {
  const data = useLoaderData<typeof loader>()
  const { title, lead, classId, slug, isTeacher, maySponsor, page, counted, batches, views, query } = data
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { participants: t, states, fill } = useTexts(enrolmentTexts)
  const count = useCounted(counted)
  const said = DONE.find(one => one === query['done'])
  const base = baseOf(classId)
  return (
    <AppPage title={title} lead={lead}>
      <ClassTabs classId={classId} at="people" isReader={!isTeacher} />
      <p className="mb-4 flex flex-wrap gap-x-6">
        <A
          href={`/Learn/Leaderboards?class=${slug}`}
          className="text-primary-text inline-flex min-h-11 items-center font-semibold underline"
        >
          {t.board}
        </A>
        {isTeacher && (
          <A
            href={`${base}/Import`}
            data-act="import"
            className="text-primary-text inline-flex min-h-11 items-center font-semibold underline"
          >
            {t.import}
          </A>
        )}
      </p>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{t.done[said]}</FormMessage>}
      </div>
      <DataList
        base={base}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => one.name}
        columns={columnsOf(lang)}
        caption={t.title}
        firstSort={FIRST_PARTICIPANT_SORT}
        count={fill('participants.count', { count })}
        empty={t.empty}
        none={t.none}
        noneHref={`/Studio/Classes/${classId}/Batches`}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[
          { name: 'state', label: t.state, all: t.allStates, choices: ENROLMENT_STATES.map(state => [state, states[state]]) },
          ...(batches.length > 1 ? [{ name: 'batch', label: t.batch, all: t.allBatches, choices: batches }] : []),
        ]}
        csv={`${base}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
        {...(isTeacher && {
          acts: [
            { form: 'approve', label: t.acts.approve, act: 'approve' },
            { form: 'refuse', label: t.acts.refuse, act: 'refuse' },
            { form: 'remove', label: t.acts.remove, act: 'remove', isDanger: true },
          ],
          ...(batches.length > 1 && {
            bulkFields: (
              <span className="flex flex-wrap items-end gap-2">
                <SelectField name="to" label={t.moveTo} value="" choices={[['', '–'], ...batches]} />
                <button type="submit" name="form" value="move" data-act="move" className="btn btn-quiet">
                  {t.acts.move}
                </button>
              </span>
            ),
          }),
        })}
      />
      {maySponsor && <ScholarshipForm batches={batches} form={form?.name === 'scholarship' ? form : undefined} />}
      {isTeacher && (
        <AddForm batches={batches} form={form?.name === 'add' ? form : undefined} isAdded={said === 'added' || said === 'invited'} />
      )}
    </AppPage>
  )
}

interface AddFormProps {
  batches: readonly (readonly [string, string])[]
  form: Parameters<typeof fieldsOf>[0]
  isAdded: boolean
}

function AddForm({ batches, form, isAdded }: AddFormProps) {
  const { add: t, batch } = useTexts(enrolmentTexts).participants
  const field = fieldsOf(form, 'add')
  const { key } = useLocation()
  const element = useRef<HTMLFormElement>(null)
  // Ready for the next one: the page is the same after each.
  useEffect(() => {
    if (isAdded && !form) element.current?.reset()
  }, [key, isAdded, form])
  return (
    <Form ref={element} method="post" className="card mt-6 max-w-3xl space-y-4 p-5 md:p-6">
      <h2 className="text-xl font-bold">{t.title}</h2>
      <input type="hidden" name="form" value="add" />
      <FormField {...field('email')} label={t.email} hint={t.hint} type="email" required autoComplete="off" />
      {batches.length > 1 && <FormSelect {...field('batchId', batches[0]?.[0] ?? '')} label={batch} choices={batches} />}
      <button type="submit" className="btn btn-main">
        {t.button}
      </button>
    </Form>
  )
}

/** A seat for nothing in a class that has a price, with the reason. */
function ScholarshipForm({ batches, form }: Pick<AddFormProps, 'batches' | 'form'>) {
  const { scholarship: t, batch } = useTexts(enrolmentTexts).participants
  const field = fieldsOf(form, 'scholarship')
  return (
    <details className="card mt-6 max-w-3xl p-5 md:p-6" open={form !== undefined}>
      <summary className="min-h-11 content-center text-xl font-bold">{t.title}</summary>
      <Form method="post" className="mt-2 space-y-4">
        <input type="hidden" name="form" value="scholarship" />
        <FormField {...field('scholar')} label={t.email} hint={t.hint} type="email" required autoComplete="off" />
        <FormField {...field('reason')} label={t.reason} maxLength={300} required />
        {batches.length > 1 && (
          <FormSelect {...field('batchId', batches[0]?.[0] ?? '')} id="scholar-batch" label={batch} choices={batches} />
        )}
        <button type="submit" data-act="scholarship" className="btn btn-quiet">
          {t.button}
        </button>
      </Form>
    </details>
  )
}

function columnsOf(lang: Lang): ListColumn<Participant>[] {
  const { participants: t, states, batches } = enrolmentTexts(lang)
  return [
    {
      key: 'name',
      title: t.name,
      isHeading: true,
      isSortable: true,
      show: one => (
        <span className="block min-w-0 pe-10 wrap-anywhere @3xl:pe-0">
          <span className="font-semibold">{one.name}</span>
          <span className="text-ink-soft block">{one.email}</span>
        </span>
      ),
    },
    { key: 'state', title: t.state, show: one => states[one.state] },
    { key: 'batch', title: t.batch, show: one => one.batch || batches.first },
    { key: 'percent', title: t.percent, isSortable: true, show: one => <span className="tabular-nums">{one.percent} %</span> },
    {
      key: 'asked',
      title: t.asked,
      isSortable: true,
      show: one => <span className="whitespace-nowrap">{formatDate(one.askedAt, undefined, lang)}</span>,
    },
    {
      key: 'active',
      title: t.active,
      isHidden: true,
      show: one => <span className="whitespace-nowrap">{one.activeAt ? formatDate(one.activeAt, undefined, lang) : t.never}</span>,
    },
    { key: 'source', title: t.source, isHidden: true, show: one => t.sources[one.source] },
  ]
}
