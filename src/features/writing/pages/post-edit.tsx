import { useLoaderData } from 'react-router'
import { requirePerson } from '#features/permissions/permissions.ts'
import { listLineUp } from '#features/post-details/line-up.server.ts'
import { isKind, kindOf } from '#features/posts/kinds/kinds.ts'
import { requireWriter } from '#features/posts/policy.ts'
import { listCategories } from '#features/posts/queries.server.ts'
import { postTexts } from '#features/posts/texts.ts'
import { langsOfSite } from '#features/sites/languages.ts'
import { withMarks } from '#features/starter/marks.server.ts'
import { appLoader } from '#page/app-page.server.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { StarterNote } from '#ui/app/starter/starter-mark.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { nameOfKind } from '../../posts/kinds/kind-names.ts'
import { getEditedPost, newPostWork } from '../edited-post.server.ts'
import { editorTexts } from '../texts.ts'
import { PostEditor } from '../ui/post-editor.tsx'

const MOST_CATEGORIES = 200

/** A post's editor; without an id in the path, of one that begins with its first save. */
export const loader = appLoader(async ({ ctx, page, query, lang, site, origin }) => {
  requireWriter(ctx.viewer)
  const { memberId } = requirePerson(ctx.viewer)
  const id = page.params['id']
  const langs = langsOfSite(site.settings)
  const asked = query.get('kind') ?? ''
  const draft = query.get('draft') ?? ''
  const post =
    id === undefined
      ? {
          ...newPostWork(isKind(asked) ? asked : 'news', { viewer: ctx.viewer, lang: langs.includes(lang) ? lang : langs[0] }),
          id: isUuid(draft) ? draft : newId(),
        }
      : await getEditedPost(ctx, id, site.variant)
  const { items } = await listCategories(ctx, { kind: post.kind, page: 1, perPage: MOST_CATEGORIES, all: true })
  const [marked] = await withMarks(ctx, 'post', id === undefined ? [] : [{ id }])
  const { list } = editorTexts(lang)
  const { publicHref, ...edited } = post
  return {
    title: post.work.title || list.untitled,
    post: { ...edited, memberId },
    publicHref,
    isStarter: marked?.isStarter ?? false,
    timeZone: site.settings.timeZone,
    site: { origin, title: site.settings.title },
    lineUp: kindOf(post.kind).form === 'event' ? await listLineUp(ctx) : undefined,
    categories: items.map(({ id: category, name }) => ({ id: category, name })),
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate() {
  return false
}

export default function PostEdit() {
  const { post, publicHref, isStarter, categories, timeZone, site, lineUp } = useLoaderData<typeof loader>()
  const { fill } = useTexts(editorTexts)
  const kind = nameOfKind(useTexts(postTexts), post.kind)
  return (
    <AppPage title={fill('list.write', { kind: kind.toLowerCase() })}>
      {isStarter && (
        <div className="mb-6">
          <StarterNote />
        </div>
      )}
      <PostEditor
        key={post.id}
        post={post}
        publicHref={publicHref}
        categories={categories}
        timeZone={timeZone}
        site={site}
        lineUp={lineUp}
      />
    </AppPage>
  )
}
