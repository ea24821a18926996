import { useActionData, useLoaderData } from 'react-router'
import { undoForm } from '#features/bin/forms.server.ts'
import { UndoNote } from '#features/bin/ui/undo-note.tsx'
import { chosenIds, placeOf, viewForms, withDone } from '#features/lists/forms.server.ts'
import { listViews } from '#features/lists/views.server.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { POST_IN_BIN } from '#features/posts/bin-entity.ts'
import { KINDS } from '#features/posts/kinds/kinds.ts'
import { requireWriter } from '#features/posts/policy.ts'
import { STATUSES } from '#features/posts/post.ts'
import { listCategories } from '#features/posts/queries.server.ts'
import { postTexts } from '#features/posts/texts.ts'
import { withMarks } from '#features/starter/marks.server.ts'
import { LANGS, languageOf } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { DataList } from '#ui/app/list/data-list.tsx'
import { useCounted } from '#ui/app/list/use-counted.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { nameOfKind } from '../../posts/kinds/kind-names.ts'
import { categorizePosts, publishPosts, removePosts, withdrawPosts } from '../bulk.server.ts'
import { FIRST_SORT } from '../post-columns.ts'
import { postFilterOf } from '../post-filter.ts'
import { countPostRows, findTitles, listPostRows } from '../post-rows.server.ts'
import { editorTexts } from '../texts.ts'
import { postColumns } from '../ui/post-list-columns.tsx'
import { UnsentList } from '../ui/unsent-list.tsx'

const BASE = '/Studio/Posts'
const MOST_CATEGORIES = 200

/** The tenant's posts in every state, for those who write them. */
export const loader = appLoader(async ({ ctx, query, lang, site }) => {
  const { list, fill } = editorTexts(lang)
  const filter = postFilterOf(query)
  const place = placeOf(query)
  const titles = await findTitles(ctx, filter)
  const page = await listPostRows(ctx, filter, place, titles)
  const counted = await countPostRows(ctx, filter, titles)
  // Categories are of a kind: they filter, and can be given, once one is chosen.
  const categories = filter.kind
    ? (await listCategories(ctx, { kind: filter.kind, page: 1, perPage: MOST_CATEGORIES, all: true })).items
    : []
  return {
    title: list.title,
    lead: fill('list.lead', { site: site.settings.title }),
    page: { ...page, items: await withMarks(ctx, 'post', page.items) },
    counted,
    categories: categories.map(({ id, name }) => [id, name] as const),
    views: await listViews(ctx, BASE),
    query: Object.fromEntries(query),
    memberId: requirePerson(ctx.viewer).memberId,
    newKind: filter.kind ?? ('news' as const),
  }
})

export const action = appAction({
  ...viewForms(BASE, ({ ctx }) => requireWriter(ctx.viewer)),
  undo: undoForm([POST_IN_BIN], BASE),
  publish: async ({ ctx, query }, fields) => {
    await publishPosts(ctx, chosenIds(fields))
    return withDone(BASE, query, { done: 'published' })
  },
  withdraw: async ({ ctx, query }, fields) => {
    await withdrawPosts(ctx, chosenIds(fields))
    return withDone(BASE, query, { done: 'withdrawn' })
  },
  categorize: async ({ ctx, query }, fields) => {
    await categorizePosts(ctx, chosenIds(fields), fields.get('categoryId') || null)
    return withDone(BASE, query, { done: 'categorized' })
  },
  delete: async ({ ctx, query }, fields) => {
    const ids = chosenIds(fields)
    return withDone(BASE, query, { done: 'binned', batch: await removePosts(ctx, ids), count: String(ids.length) })
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function PostStudioList() {
  const { title, lead, page, counted, categories, views, query, memberId, newKind } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const lang = useLang()
  const { list: t, listed, states, noCategory, fill } = useTexts(editorTexts)
  const names = useTexts(postTexts)
  const write = { label: fill('list.write', { kind: nameOfKind(names, newKind).toLowerCase() }), href: `${BASE}/New?kind=${newKind}` }
  const count = useCounted(counted)
  const said = (['published', 'withdrawn', 'categorized'] as const).find(one => one === query['done'])
  const categoryChoices = [['', listed.all] as const, ...categories]
  return (
    <AppPage title={title} lead={lead} action={write}>
      <div className="mb-4 space-y-4 empty:hidden">
        {form && form.name !== 'save-view' && <FormRefusal form={form} />}
        {!form && said && <FormMessage tone="done">{listed.done[said]}</FormMessage>}
        {!form && <UndoNote query={query} />}
      </div>
      <UnsentList memberId={memberId} />
      <DataList
        base={BASE}
        query={query}
        page={page}
        keyOf={post => post.id}
        nameOf={post => post.title || t.untitled}
        columns={postColumns(lang, query)}
        caption={t.title}
        firstSort={FIRST_SORT}
        count={fill('list.count', { count })}
        empty={t.empty}
        none={t.none}
        search={{ label: t.search, hint: t.searchHint }}
        chips={[
          { name: 'kind', label: t.kindFilter, all: t.allKinds, choices: KINDS.map(kind => [kind, nameOfKind(names, kind)]) },
          { name: 'state', label: t.stateFilter, all: t.allStates, choices: STATUSES.map(state => [state, states[state]]) },
        ]}
        more={{
          names: ['category', 'author', 'lang'],
          fields: (
            <>
              {categories.length > 0 && (
                <SelectField name="category" label={listed.categoryFilter} value={query['category'] ?? ''} choices={categoryChoices} />
              )}
              <SelectField
                name="lang"
                label={listed.langFilter}
                value={query['lang'] ?? ''}
                choices={[['', listed.all], ...LANGS.map(one => [one, languageOf(one).name] as const)]}
              />
              <label className="block">
                <span className="mb-1.5 block text-base font-medium">{listed.authorFilter}</span>
                <input
                  name="author"
                  key={query['author']}
                  defaultValue={query['author']}
                  maxLength={100}
                  className="border-line bg-surface h-12 w-full rounded-xl border px-3"
                />
              </label>
            </>
          ),
        }}
        csv={`${BASE}.csv`}
        views={{ saved: views, problem: form?.name === 'save-view' ? form.message : undefined }}
        acts={[
          { form: 'publish', label: listed.publish, act: 'publish' },
          { form: 'withdraw', label: listed.withdraw, act: 'withdraw' },
          { form: 'delete', label: listed.remove, act: 'delete', isDanger: true },
        ]}
        bulkFields={
          categories.length > 0 && (
            <span className="flex flex-wrap items-end gap-2">
              <SelectField name="categoryId" label={listed.category} value="" choices={[['', noCategory], ...categories]} />
              <button type="submit" name="form" value="categorize" className="btn btn-quiet">
                {listed.categorize}
              </button>
            </span>
          )
        }
      />
    </AppPage>
  )
}
