import { useLoaderData } from 'react-router'
import { requirePerson } from '#features/permissions/permissions.ts'
import { listPostsInState } from '#features/posts/drafts.server.ts'
import { isKind, KINDS, type PostKind } from '#features/posts/kinds/kinds.ts'
import { type PostStatus, STATUSES, statusOf } from '#features/posts/post.ts'
import { postTexts } from '#features/posts/texts.ts'
import { formatCount, formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Finder, ListOf } from '#ui/app/finder.tsx'
import { type Column, Rows } from '#ui/app/rows.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { A, useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { nameOfKind } from '../kind-names.ts'
import { editorTexts } from '../texts.ts'
import { UnsentList } from '../ui/unsent-list.tsx'

const BASE = '/Studio/Posts'
const PER_PAGE = 20

/** The tenant's posts in every state, for those who write them. */
export const loader = appLoader(async ({ ctx, query, lang, site }) => {
  const { list, fill } = editorTexts(lang)
  const kind = query.get('kind') ?? ''
  const state = STATUSES.find(one => one === query.get('state')) ?? 'all'
  const posts = await listPostsInState(ctx, {
    kinds: isKind(kind) ? [kind] : KINDS,
    status: state,
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    search: query.get('search') ?? undefined,
  })
  const items = posts.items.map(({ id, kind: of, title, authorName, publishedAt }) => ({
    id,
    kind: of,
    title,
    authorName,
    publishedAt,
    status: statusOf(publishedAt, ctx.now),
  }))
  return {
    title: list.title,
    lead: fill('list.lead', { site: site.settings.title }),
    posts: { ...posts, items },
    query: Object.fromEntries(query),
    memberId: requirePerson(ctx.viewer).memberId,
    newKind: isKind(kind) ? kind : ('news' as const),
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

interface Line {
  id: string
  kind: PostKind
  title: string
  authorName: string
  publishedAt: Date | null
  status: PostStatus
}

export default function PostStudioList() {
  const { title, lead, posts, query, memberId, newKind } = useLoaderData<typeof loader>()
  const lang = useLang()
  const { list: t, states, fill } = useTexts(editorTexts)
  const names = useTexts(postTexts)
  const action = { label: fill('list.write', { kind: nameOfKind(names, newKind).toLowerCase() }), href: `${BASE}/New?kind=${newKind}` }
  return (
    <AppPage title={title} lead={lead} action={action}>
      <UnsentList memberId={memberId} />
      <Finder
        base={BASE}
        query={query}
        search={{ label: t.search, hint: t.searchHint }}
        filter={{ name: 'kind', label: t.kindFilter, all: t.allKinds, choices: KINDS.map(kind => [kind, nameOfKind(names, kind)]) }}
      />
      <Finder
        base={BASE}
        query={query}
        filter={{ name: 'state', label: t.stateFilter, all: t.allStates, choices: STATUSES.map(state => [state, states[state]]) }}
      />
      <ListOf
        page={posts}
        base={BASE}
        query={query}
        count={fill('list.count', { count: posts.totalItems === 1 ? 1 : formatCount(posts.totalItems) })}
        empty={t.empty}
        none={t.none}
      >
        <Rows items={posts.items} keyOf={post => post.id} columns={columnsOf(lang)} caption={t.title} />
      </ListOf>
    </AppPage>
  )
}

function columnsOf(lang: Lang): Column<Line>[] {
  const { list: t, states } = editorTexts(lang)
  return [
    {
      title: t.name,
      isHeading: true,
      show: post => (
        <A
          href={`${BASE}/${post.id}`}
          className="hover:text-primary-text font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {post.title || t.untitled}
        </A>
      ),
    },
    { title: t.kind, show: post => nameOfKind(postTexts(lang), post.kind) },
    {
      title: t.state,
      show: post => (
        <span className={badgeClass(post.status === 'published' ? 'green' : post.status === 'scheduled' ? 'blue' : 'orange')}>
          {states[post.status]}
        </span>
      ),
    },
    { title: t.author, show: post => <span className="wrap-anywhere">{post.authorName}</span> },
    {
      title: t.day,
      show: post => <span className="whitespace-nowrap">{post.publishedAt ? formatDate(post.publishedAt, undefined, lang) : '–'}</span>,
    },
  ]
}
