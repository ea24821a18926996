import { postTexts } from '#features/posts/texts.ts'
import { formatCount, formatDate } from '#kit/format.ts'
import { findLang, type Lang, languageOf } from '#kit/lang.ts'
import type { ListColumn } from '#ui/app/list/list-column.tsx'
import { listHref } from '#ui/app/list/list-state.ts'
import { StarterMark } from '#ui/app/starter/starter-mark.tsx'
import { badgeClass } from '#ui/badge.tsx'
import { A } from '#ui/lang/lang.tsx'
import { nameOfKind } from '../../posts/kinds/kind-names.ts'
import type { PostRow } from '../post-rows.server.ts'
import { editorTexts } from '../texts.ts'

const BASE = '/Studio/Posts'
const COLOURS = { published: 'green', scheduled: 'blue', draft: 'orange' } as const

type ListedPost = PostRow & { isStarter: boolean }

/** The columns of the studio's list of posts. An author's name filters by them. */
export function postColumns(lang: Lang, query: Readonly<Record<string, string>>): ListColumn<ListedPost>[] {
  const { list: t, listed, states } = editorTexts(lang)
  const names = postTexts(lang)
  return [
    {
      key: 'title',
      title: t.name,
      isHeading: true,
      isSortable: true,
      show: post => (
        <A
          href={`${BASE}/${post.id}`}
          className="hover:text-primary-text block pe-10 font-semibold wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline @3xl:pe-0"
        >
          {post.title || t.untitled}
        </A>
      ),
    },
    { key: 'kind', title: t.kind, show: post => nameOfKind(names, post.kind) },
    {
      key: 'state',
      title: t.state,
      show: post => (
        <span className="flex flex-wrap gap-1">
          <span className={badgeClass(COLOURS[post.status])}>{states[post.status]}</span>
          {post.isStarter && <StarterMark />}
        </span>
      ),
    },
    {
      key: 'category',
      title: listed.category,
      isHidden: true,
      show: post => <span className="wrap-anywhere">{post.category ?? '–'}</span>,
    },
    {
      key: 'author',
      title: t.author,
      show: post => (
        <A
          href={listHref(BASE, query, { author: post.authorName })}
          className="hover:text-primary-text relative z-10 wrap-anywhere underline-offset-4 hover:underline"
        >
          {post.authorName}
        </A>
      ),
    },
    {
      key: 'lang',
      title: listed.lang,
      isHidden: true,
      show: post => {
        const known = findLang(post.lang)
        return known ? languageOf(known).name : post.lang
      },
    },
    {
      key: 'day',
      title: t.day,
      isSortable: true,
      show: post => <span className="whitespace-nowrap">{post.publishedAt ? formatDate(post.publishedAt, undefined, lang) : '–'}</span>,
    },
    {
      key: 'updated',
      title: listed.updated,
      isSortable: true,
      isHidden: true,
      show: post => <span className="whitespace-nowrap">{formatDate(post.updatedAt, undefined, lang)}</span>,
    },
    { key: 'views', title: listed.views, isHidden: true, show: post => formatCount(post.views) },
  ]
}
