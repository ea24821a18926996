import { useEffect } from 'react'
import { redirect, useLoaderData } from 'react-router'
import { pageHead } from '#features/tenants/head.server.ts'
import { type PageArgs, pageLoader } from '#features/tenants/page.server.ts'
import { NotFound } from '#kit/errors.ts'
import { formatDate } from '#kit/format.ts'
import { isUuid } from '#platform/db/ids.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { pageMeta } from '#ui/head.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { toPostCardView } from '../card-view.ts'
import { isKind, type PostDetail, pathOfPost } from '../post.ts'
import { getPost, listRelated } from '../queries.server.ts'
import { sectionOf } from '../sections.ts'
import { PostCard } from '../ui/post-card.tsx'
import { countViewWhenIdle } from '../view-beacon.ts'

const RELATED = 3

export const loader = pageLoader(async args => {
  const { ctx, site, page } = args
  const section = sectionOf(page.route.name)
  const post = await findPost(args)
  const isCodingSchool = section.base === '/Berita'
  const canonical = pathOfPost(post, isCodingSchool)
  // An id, a wrong title or an old form of the address leads to the post's own; a kind in the address stays, since it is that address's own form.
  if (canonical && !isKind(page.params['id'] ?? '') && page.path.toLowerCase() !== canonical.toLowerCase()) throw redirect(canonical, 301)
  const card = toPostCardView(post, site)
  const related = await listRelated(ctx, post, RELATED)
  return {
    head: pageHead(args, { title: post.title, description: post.summary, text: toWords(post.content), image: card.cover, type: 'article' }),
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
    parts: partsOf(post, isCodingSchool),
    related: related.map(one => toPostCardView(one, site)).filter(one => one.href),
    share: `https://wa.me/?text=${encodeURIComponent(`${post.title} ${args.origin}${canonical ?? page.path}`)}`,
  }
})

/** The post that an address means. Where the first part is a kind, the second is that kind's slug; else the first is an id, or a slug of the section's kind. */
async function findPost({ ctx, page }: PageArgs): Promise<PostDetail> {
  const { kind } = sectionOf(page.route.name)
  const { id, slug, title } = page.params
  const first = id ?? slug ?? ''
  if (title !== undefined && isKind(first)) return await getPost(ctx, { kind: first, slug: title })
  if (isUuid(first)) return await getPost(ctx, { kind, id: first })
  if (slug === undefined) throw new NotFound('Tulisan tidak ditemukan')
  return await getPost(ctx, { kind, slug })
}

function partsOf(post: PostDetail, isCodingSchool: boolean) {
  const series = [post.parent ?? (post.parts.length > 0 ? post : null), ...post.parts].filter(part => part !== null)
  return series.map(part => ({ title: part.title, href: pathOfPost(part, isCodingSchool) ?? '', isCurrent: part.id === post.id }))
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
        {post.parts.length > 0 && (
          <nav aria-label="Seri" className="bg-tint mb-10 rounded-2xl p-5">
            <p className="font-semibold">Bagian dari seri</p>
            <ol className="mt-2 list-decimal pl-6">
              {post.parts.map(part => (
                <li key={part.href} className="py-1.5">
                  {part.isCurrent ? (
                    <strong aria-current="page">{part.title}</strong>
                  ) : (
                    <a href={part.href} className="text-primary-text underline underline-offset-4">
                      {part.title}
                    </a>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <RichText html={post.html} />
        <p className="border-line mt-12 border-t pt-6">
          <a
            href={post.share}
            rel="noopener noreferrer"
            className="border-line hover:border-primary-text inline-flex min-h-12 items-center rounded-xl border px-5 font-semibold"
          >
            Bagikan lewat WhatsApp
          </a>
        </p>
      </div>
      {post.related.length > 0 && (
        <section className="container-page mt-16">
          <h2 className="text-2xl font-bold">Baca juga</h2>
          <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {post.related.map(card => (
              <PostCard key={card.href} view={card} />
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
