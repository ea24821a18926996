import { Feed } from 'feed'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { sql } from 'kysely'
import { toPostCardView } from '#features/posts/card-view.ts'
import { toEventTimes } from '#features/posts/kinds/event/event-times.ts'
import { kindOnServer } from '#features/posts/kinds/kinds.server.ts'
import { kindOf, type PostKind } from '#features/posts/kinds/kinds.ts'
import { type PostSummary, pathOfPost } from '#features/posts/post.ts'
import { listPosts } from '#features/posts/queries.server.ts'
import { postTexts } from '#features/posts/texts.ts'
import { sharePicture } from '#features/sites/json-ld.ts'
import type { Site } from '#features/sites/site.ts'
import { escapeAttribute } from '#kit/html.ts'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { PODCAST_COVER, pathInForm } from '#kit/picture-forms.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { toStorable } from '#platform/storable.ts'

const NEWEST = 50

/**
 * Returns the RSS 2.0 feed of a kind of posts; posts with audio have it as an enclosure, with the iTunes tags that players require. Two statements.
 */
export async function makeFeed(ctx: Ctx, site: Site, origin: string, kind: PostKind): Promise<string> {
  const texts = postTexts(DEFAULT_LANG)
  const [section] = kindOf(kind).sections
  const form = kindOnServer(kind).rss ?? {}
  const isPodcast = form.audioOf !== undefined
  const list = await listPosts(ctx, { kinds: [kind], page: 1, perPage: NEWEST })
  const contents = await contentOf(ctx, kind)
  const { settings } = site
  const image = origin + pathInForm(`/art/podcast/${site.slug}.svg`, PODCAST_COVER)
  const feed = new Feed({
    title: form.titleOf?.(settings) ?? `${settings.title}: ${texts.sections[section.name].title}`,
    description: texts.fill(`sections.${section.name}.summary`, { site: settings.title }),
    id: origin + section.base,
    link: origin + section.base,
    language: DEFAULT_LANG,
    image,
    favicon: `${origin}/favicon.ico`,
    copyright: settings.legal.company || settings.title,
    ...(list.items[0] && { updated: list.items[0].publishedAt }),
    feedLinks: { rss: `${origin}${section.base}/feed.xml` },
    author: { name: settings.title, ...(settings.contact.email && { email: settings.contact.email }), link: origin },
    ...(isPodcast && { podcast: true }),
  })
  form.addTags?.(feed, image)
  for (const post of list.items) {
    const link = origin + pathOfPost(post, site.variant)
    feed.addItem({
      title: withoutEnd(post.title),
      id: `${origin}${section.base}/${post.id}`,
      link,
      description: withoutEnd(post.summary),
      content: withoutEnd(await contentIn(post, { content: contents.get(post.id), isPodcast, site, origin })),
      date: post.publishedAt,
      extensions: creatorTags(post.authorName, isPodcast),
      ...(form.audioOf && { audio: form.audioOf(post, origin) }),
    })
  }
  return toStorable(feed.rss2())
}

/**
 * Returns a text without characters that XML can't hold, which older rows may have. NOTE: The library writes these texts as CDATA and only escapes the first
 * `]]>`; a second one would end the section.
 */
function withoutEnd(text: string): string {
  return toStorable(text).replaceAll(']]>', ']] >')
}

/** Returns the author's tags. Not RSS's own `author`, which requires an e-mail address. Source: Dublin Core; Apple, A Podcaster's Guide to RSS. */
function creatorTags(name: string, isEpisode: boolean) {
  return [{ name: 'dc:creator', objects: { _text: name } }, ...(isEpisode ? [{ name: 'itunes:author', objects: { _text: name } }] : [])]
}

/** A picture's other widths: feed readers take its address alone. */
const SOURCES = /(<img [^>]*?) srcset="[^"]*" sizes="[^"]*"/g

/** Returns an item's HTML with absolute links, after its cover unless it is an episode; the summary if a post has no text. */
async function contentIn(
  post: PostSummary,
  { content, isPodcast, site, origin }: { content: unknown; isPodcast: boolean; site: Site; origin: string },
): Promise<string> {
  const html = (await toHtml(content)).replaceAll(SOURCES, '$1').replaceAll(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`)
  if (isPodcast) return html || post.summary
  const src = sharePicture(origin, toPostCardView(post, site).cover)
  return `<p><img src="${escapeAttribute(src)}" width="1200" height="630" alt=""></p>${html}`
}

async function contentOf(ctx: Ctx, kind: PostKind): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; content: unknown }>`
    select id, content from posts where tenant_id = ${ctx.tenantId} and kind = ${kind} and ${isPublished(ctx)}
    order by published_at desc, id desc limit ${NEWEST}`.execute(ctx.db)
  return new Map(rows.map(row => [row.id, row.content]))
}

/** Returns all posts of a kind with dates, or one by slug, as iCalendar in UTC; undefined for an unknown slug. One statement. */
export async function makeCalendar(ctx: Ctx, site: Site, origin: string, kind: PostKind, slug?: string): Promise<string | undefined> {
  const list = await listPosts(ctx, { kinds: [kind], page: 1, perPage: 200 })
  const events = slug === undefined ? list.items : list.items.filter(post => post.slug === slug)
  if (slug !== undefined && events.length === 0) return undefined
  const calendar = ical({
    name: site.settings.title,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Sanggar', product: 'Sanggar', language: DEFAULT_LANG.toUpperCase() },
  })
  for (const post of events) {
    const { startsAt, endsAt, place } = toEventTimes(post)
    calendar.createEvent({
      id: `${post.id}@${site.host}`,
      start: startsAt,
      end: endsAt,
      stamp: post.publishedAt,
      summary: post.title,
      description: post.summary,
      location: place,
      url: origin + pathOfPost(post, site.variant),
    })
  }
  return toStorable(calendar.toString())
}
