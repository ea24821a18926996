import { useEffect } from 'react'
import { redirect, useLoaderData } from 'react-router'
import { pageHead } from '#features/tenants/head.server.ts'
import type { Variant } from '#features/tenants/layouts.ts'
import { pageLoader } from '#features/tenants/page.server.ts'
import { NotFound } from '#kit/errors.ts'
import { formatDate } from '#kit/format.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { pageMeta } from '#ui/head.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { ShareLinks } from '#ui/share-links.tsx'
import { toPostCardView } from '../card-view.ts'
import { type PostDetail, pathOfPost } from '../post.ts'
import { getPost, listRelated } from '../queries.server.ts'
import { lastingPathOf, redirectOf, sectionOf, toPostKey } from '../sections.ts'
import { PostCard } from '../ui/post-card.tsx'
import { countViewWhenIdle } from '../view-beacon.ts'

const RELATED = 3

export const loader = pageLoader(async args => {
  const { ctx, site, page, origin } = args
  const section = sectionOf(page.route.name)
  const key = toPostKey(section, page.params)
  if (!key) throw page.params['title'] || page.params['id'] ? new NotFound('Tulisan tidak ditemukan') : redirect(section.base, 302)
  const post = await getPost(ctx, key)
  const leadsTo = redirectOf(section, page.params, post)
  if (leadsTo) throw redirect(leadsTo, 301)
  const card = toPostCardView(post, site)
  const path = pathOfPost(post, site.variant) ?? page.path
  const lastingPath = lastingPathOf(section, post)
  const related = await listRelated(ctx, post, RELATED)
  const head = pageHead(args, {
    title: post.title,
    description: post.summary,
    text: toWords(post.content),
    image: card.cover,
    type: 'article',
  })
  return {
    head: { ...head, canonical: origin + path },
    kind: post.kind,
    slug: post.slug,
    section: { label: section.label, href: section.base },
    title: post.title,
    summary: post.summary,
    cover: card.cover,
    category: post.category?.name ?? '',
    author: post.authorName,
    date: formatDate(post.publishedAt, site.settings.timeZone),
    html: await toHtml(post.content),
    series: seriesOf(post, site.variant),
    related: related.map(one => toPostCardView(one, site)).filter(one => one.href),
    url: origin + path,
    lastingPath: post.kind === section.kind && lastingPath !== path ? lastingPath : '',
  }
})

/** The posts of the series in order, the parent first; empty for a post that stands alone. */
function seriesOf(post: PostDetail, variant: Variant) {
  const first = post.parent ?? (post.parentId === null ? post : undefined)
  const all = first ? [first, ...post.parts] : post.parts
  if (all.length < 2) return []
  return all.map(part => ({ title: part.title, href: pathOfPost(part, variant) ?? '', isCurrent: part.id === post.id }))
}

export const meta = pageMeta

export default function PostShow() {
  const post = useLoaderData<typeof loader>()
  useEffect(() => countViewWhenIdle(post.kind, post.slug), [post.kind, post.slug])
  return (
    <article className="py-10 md:py-14">
      <div className="container-page max-w-3xl">
        <Breadcrumbs trail={[post.section]} current={post.title} />
        {post.category && <p className="text-primary-text mt-6 font-semibold">{post.category}</p>}
        <h1 className="mt-2 text-3xl font-extrabold md:text-5xl">{post.title}</h1>
        <p className="text-ink-soft mt-4 text-lg md:text-xl">{post.summary}</p>
        <p className="text-ink-soft mt-4">
          {post.author} · {post.date}
        </p>
      </div>
      <div className="container-page mt-8 max-w-5xl">
        <Picture
          src={post.cover}
          alt=""
          width={1200}
          height={675}
          sizes="(min-width: 64rem) 60rem, 100vw"
          priority
          className="aspect-video w-full rounded-3xl object-cover"
        />
      </div>
      <div className="container-page mt-10 max-w-3xl">
        {post.series.length > 0 && <Series parts={post.series} />}
        <RichText html={post.html} />
        <ShareLinks title={post.title} url={post.url} lastingPath={post.lastingPath} />
      </div>
      {post.related.length > 0 && (
        <section className="container-page mt-16">
          <h2 className="text-2xl font-bold">Baca juga</h2>
          <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {post.related.map(card => (
              <PostCard key={card.href} view={card} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function Series({ parts }: { parts: { title: string; href: string; isCurrent: boolean }[] }) {
  return (
    <nav aria-label="Seri" className="bg-tint mb-10 rounded-2xl p-5">
      <p className="font-semibold">Tulisan ini bagian dari seri</p>
      <ol className="mt-1 list-decimal pl-6">
        {parts.map(part => (
          <li key={part.title} className="marker:text-ink-soft py-2.5">
            {part.isCurrent || !part.href ? (
              <span aria-current={part.isCurrent ? 'page' : undefined} className="aria-[current]:font-bold">
                {part.title}
              </span>
            ) : (
              <a href={part.href} className="text-primary-text underline underline-offset-4">
                {part.title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
