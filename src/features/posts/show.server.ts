import { toCommonDetails } from '#features/post-details/common.ts'
import { withLineUp } from '#features/post-details/line-up.server.ts'
import { localDetails } from '#features/post-details/local-details.ts'
import { pageHead } from '#features/sites/head.server.ts'
import { type LinkedData, sharePicture } from '#features/sites/json-ld.ts'
import type { Variant } from '#features/sites/layouts.ts'
import { NotFound } from '#kit/errors.ts'
import { formatDate } from '#kit/format.ts'
import type { PageArgs } from '#page/page.server.ts'
import { redirectPage } from '#page/redirect.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { toWords } from '#platform/rich-text/to-words.ts'
import { toPostCardView } from './card-view.ts'
import { findFormerPost } from './former-slugs.server.ts'
import { kindOnServer } from './kinds/kinds.server.ts'
import { kindOf } from './kinds/kinds.ts'
import { articleOf } from './kinds/linked-data.server.ts'
import { type PostDetail, pathOfPost } from './post.ts'
import { getPost, listRelated } from './queries.server.ts'
import { lastingPathOf, redirectOf, type Section, sectionOf, toPostKey } from './sections.ts'
import { postReason, postTexts } from './texts.ts'

const RELATED = 3

/** Loads a post's page. Throws NotFound, or a redirect if the URL is not canonical. */
export async function loadPost(args: PageArgs) {
  const { ctx, site, page } = args
  const section = sectionOf(page.route.name)
  const key = toPostKey(section, page.params)
  if (!key)
    throw page.params['title'] || page.params['id'] ? new NotFound(postReason('PostMissing')) : redirectPage(section.base, args, 302)
  const post = await getPost(ctx, key).catch(async (error: unknown) => {
    const former = await findFormerPost(ctx, key)
    throw former ? redirectPage(pathOfPost(former, site.variant), args, 308) : error
  })
  const path = pathOfPost(post, site.variant)
  // An article's URL contains its category and title, both informational.
  const isWrongArticle =
    Boolean(kindOf(section.kind).categoryBase) && post.kind === section.kind && page.params['title'] !== undefined && page.path !== path
  const leadsTo = isWrongArticle ? path : redirectOf(section, page.params, post, page.path)
  if (leadsTo) throw redirectPage(leadsTo, args)
  return await showPost(args, post, { section, path })
}

/** Returns what the page of a post shows, published or not. `path`: its address for readers. */
export async function showPost(args: PageArgs, post: PostDetail, { section, path }: { section: Section; path: string }) {
  const { ctx, site, origin, lang } = args
  const texts = postTexts(lang)
  const details = await withLineUp(ctx, localDetails(post.details, lang))
  const { coverAlt, coverCredit, metaTitle, metaDescription } = toCommonDetails(details)
  const card = toPostCardView(post, site, lang)
  const lastingPath = lastingPathOf(section, post)
  const related = await listRelated(ctx, post, RELATED)
  const head = pageHead(args, {
    path,
    title: metaTitle || post.title,
    description: metaDescription || post.summary,
    text: toWords(post.content),
    image: card.cover,
    type: 'article',
    langs: post.langs,
    trail: [{ label: texts.sections[section.name].label, href: section.base }],
    linkedData: [linkedDataOf(args, post, origin + path, card.cover)],
  })
  return {
    head,
    id: post.id,
    kind: post.kind,
    slug: post.slug,
    section: { label: texts.sections[section.name].label, href: section.base },
    title: post.title,
    summary: post.summary,
    lang: post.lang,
    contentLang: post.contentLang,
    cover: card.cover,
    coverAlt,
    coverCredit,
    category: post.category?.name ?? '',
    author: post.authorName,
    date: formatDate(post.publishedAt, site.settings.timeZone, lang),
    html: await toHtml(post.content),
    series: seriesOf(post, site.variant),
    related: related.map(one => toPostCardView(one, site, lang)).filter(one => one.href),
    url: origin + path,
    details,
    now: ctx.now,
    content: post.content,
    publishedAt: post.publishedAt,
    lastingPath: post.kind === section.kind && lastingPath !== path ? lastingPath : '',
  }
}

function linkedDataOf(args: PageArgs, post: PostDetail, url: string, cover: string): LinkedData {
  const about = { title: post.title, summary: post.summary, image: sharePicture(args.origin, cover), url }
  const toLinkedData = kindOnServer(post.kind).linkedData ?? articleOf
  return toLinkedData(post, about, args)
}

export type PostData = Awaited<ReturnType<typeof loadPost>>

/** Returns the posts of the series in order, the parent first; empty for a standalone post. */
function seriesOf(post: PostDetail, variant: Variant) {
  const first = post.parent ?? (post.parentId === null ? post : undefined)
  const all = first ? [first, ...post.parts] : post.parts
  if (all.length < 2) return []
  return all.map(part => ({ title: part.title, lang: part.lang, href: pathOfPost(part, variant), isCurrent: part.id === post.id }))
}
