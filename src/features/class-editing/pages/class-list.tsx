import { useActionData, useLoaderData } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { STATES } from '#features/classes/class.ts'
import { classTexts } from '#features/classes/texts.ts'
import { chosenIds, placeOf, viewForms, withDone } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { requirePermission, requirePerson } from '#features/permissions/permissions.ts'
import { RECORD_STATUSES } from '#features/records/record-kind.ts'
import { listAllCities } from '#features/regions/queries.server.ts'
import { withMarks } from '#features/starter/marks.server.ts'
import { toCityLabel } from '#kit/city-label.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { KeptRecords } from '#ui/app/record/kept-list.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { CLASS_IN_BIN } from '../bin-entity.ts'
import { publishClasses, removeClasses, withdrawClasses } from '../bulk.server.ts'
import { countClassRows, listClassChoices, listClassRows } from '../class-rows.server.ts'
import { classFilterOf, FIRST_CLASS_SORT } from '../list-columns.ts'
import { mayPublish } from '../policy.server.ts'
import { classEditingTexts } from '../texts.ts'
import { classColumns } from '../ui/class-columns.tsx'

const BASE = '/Studio/Classes'

/** The classes that the viewer may write, in every state; `?state=asked` is the queue of those that ask for publication. */
export const loader = appLoader(async ({ ctx, query, lang, site }) => {
  const t = classEditingTexts(lang)
  const isAll = requirePermission(ctx.viewer, 'classes.draft') === 'all'
  const filter = classFilterOf(query)
  const place = placeOf(query)
  const cities = await listAllCities(ctx)
  const page = await listClassRows(ctx, filter, place)
  return {
    title: t.title,
    lead: isAll ? t.fill('lead', { site: site.settings.title }) : t.leadOwn,
    page: { ...page, items: await withMarks(ctx, 'class', page.items) },
    counted: await countClassRows(ctx, filter),
    choices: await listClassChoices(ctx),
    cities: cities.map(({ id, name }) => [id.replace('.', '-'), toCityLabel(name)] as const),
    views: await listViews(ctx, BASE),
    query: Object.fromEntries(query),
    memberId: requirePerson(ctx.viewer).memberId,
    isPublisher: await mayPublish(ctx),
    timeZone: site.settings.timeZone,
  }
})

export const action = appAction({
  ...viewForms(BASE, ({ ctx }) => requirePermission(ctx.viewer, 'classes.draft')),
  undo: undoForm([CLASS_IN_BIN], BASE),
  publish: async ({ ctx, query }, fields) => {
    await publishClasses(ctx, chosenIds(fields))
    return withDone(BASE, query, { done: 'published' })
  },
  withdraw: async ({ ctx, query }, fields) => {
    await withdrawClasses(ctx, chosenIds(fields))
    return withDone(BASE, query, { done: 'withdrawn' })
  },
  delete: async ({ ctx, query }, fields) => {
    const ids = chosenIds(fields)
    return withDone(BASE, query, { done: 'binned', batch: await removeClasses(ctx, ids), count: String(ids.length) })
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function ClassStudioList() {
  const { title, lead, page, counted, choices, cities, views, query, memberId, isPublisher, timeZone } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { filters: f, acts, states, done, fill, ...t } = useTexts(classEditingTexts)
  const { badges } = useTexts(classTexts)
  const count = useCounted(counted)
  const said = (['published', 'withdrawn'] as const).find(one => one === query['done'])
  const choose = (name: string, label: string, of: readonly (readonly [string, string])[]) => (
    <SelectField name={name} label={label} value={query[name] ?? ''} choices={[['', f.all], ...of]} />
  )
  const named = (of: readonly { id: string; name: string }[]) => of.map(({ id, name }) => [id, name] as const)
  return (
    <AppPage title={title} lead={lead} action={{ label: t.write, href: `${BASE}/New` }}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{done[said]}</FormMessage>}
        {!form && <UndoNote query={query} />}
      </div>
      <KeptRecords memberId={memberId} calls="/api/services/v1/class" />
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={one => one.id}
        nameOf={one => one.name || t.untitled}
        columns={classColumns(lang, timeZone)}
        caption={t.title}
        firstSort={FIRST_CLASS_SORT}
        count={fill('count', { count })}
        empty={t.empty}
        none={t.none}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[
          { name: 'state', label: f.state, all: f.allStates, choices: RECORD_STATUSES.map(state => [state, states[state]]) },
          { name: 'badge', label: f.badge, all: f.allBadges, choices: STATES.map(badge => [badge, badges[badge]]) },
        ]}
        more={{
          names: ['program', 'mentor', 'city'],
          fields: (
            <>
              {choose('program', f.program, named(choices.programs))}
              {choose('mentor', f.mentor, named(choices.mentors))}
              {choose('city', f.city, cities)}
            </>
          ),
        }}
        csv={`${BASE}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
        {...(isPublisher && {
          acts: [
            { form: 'publish', label: acts.publish, act: 'publish' },
            { form: 'withdraw', label: acts.withdraw, act: 'withdraw' },
            { form: 'delete', label: acts.delete, act: 'delete', isDanger: true },
          ],
        })}
      />
    </AppPage>
  )
}
