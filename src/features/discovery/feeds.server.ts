import { Feed } from 'feed'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { sql } from 'kysely'
import { toPostCardView } from '#features/posts/card-view.ts'
import { toEventTimes } from '#features/posts/kinds/event/event-times.ts'
import { audioOf, toEpisode } from '#features/posts/kinds/podcasts/episode.ts'
import { type PostKind, pathOfPost } from '#features/posts/post.ts'
import { listPosts } from '#features/posts/queries.server.ts'
import { postTexts } from '#features/posts/texts.ts'
import { sharePicture } from '#features/sites/json-ld.ts'
import type { Site } from '#features/sites/site.ts'
import { escapeAttribute } from '#kit/html.ts'
import { loopedAudioSize } from '#platform/audio/audio-answer.ts'
import type { Ctx } from '#platform/context.ts'
import { isPublished } from '#platform/db/published.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'

const NEWEST = 50

const SECTION = { news: 'News', blog: 'Blog', podcasts: 'Podcasts' } as const

/** RSS 2.0 of a kind of posts; episodes of podcasts have their sound as enclosure and the iTunes tags that players want. Two statements. */
export async function makeFeed(ctx: Ctx, site: Site, origin: string, kind: keyof typeof SECTION): Promise<string> {
  const texts = postTexts('id')
  const section = SECTION[kind]
  const list = await listPosts(ctx, { kinds: [kind], page: 1, perPage: NEWEST })
  const contents = await contentOf(ctx, kind)
  const { settings } = site
  const image = `${origin}/_ipx/s_1400x1400,f_jpeg/art/podcast/${site.slug}.svg`
  const feed = new Feed({
    title: kind === 'blog' ? settings.blog.title : `${settings.title}: ${texts.sections[section].title}`,
    description: texts.fill(`sections.${section}.summary`, { site: settings.title }),
    id: `${origin}/${section}`,
    link: `${origin}/${section}`,
    language: 'id',
    image,
    favicon: `${origin}/favicon.ico`,
    copyright: settings.legal.company || settings.title,
    ...(list.items[0] && { updated: list.items[0].publishedAt }),
    feedLinks: { rss: `${origin}/${section}/feed.xml` },
    author: { name: settings.title, ...(settings.contact.email && { email: settings.contact.email }), link: origin },
    ...(kind === 'podcasts' && { podcast: true }),
  })
  if (kind === 'podcasts') addPodcastTags(feed, image)
  for (const post of list.items) {
    const link = origin + pathOfPost(post, site.variant)
    feed.addItem({
      title: withoutEnd(post.title),
      id: `${origin}/${section}/${post.id}`,
      link,
      description: withoutEnd(post.summary),
      content: withoutEnd(await contentIn(post, kind, contents.get(post.id), site, origin)),
      date: post.publishedAt,
      extensions: creatorTags(post.authorName, kind === 'podcasts'),
      ...(kind === 'podcasts' && { audio: enclosureOf(post, origin) }),
    })
  }
  return feed.rss2()
}

/** The library writes these texts as CDATA and splits only the first `]]>` in them: a second one would end it. */
function withoutEnd(text: string): string {
  return text.replaceAll(']]>', ']] >')
}

/**
 * The tags of a channel that players require and the library leaves out (picture, explicit) or writes otherwise: the category's name is an
 * attribute. Source: Apple, A Podcaster's Guide to RSS.
 */
function addPodcastTags(feed: Feed, image: string): void {
  feed.addExtension({ name: 'itunes:image', objects: { _attributes: { href: image } } })
  feed.addExtension({ name: 'itunes:category', objects: { _attributes: { text: 'Education' } } })
  feed.addExtension({ name: 'itunes:explicit', objects: { _text: 'false' } })
  feed.addExtension({ name: 'itunes:type', objects: { _text: 'episodic' } })
}

/** Who wrote it. RSS's own `author` wants an e-mail address, which is nobody's business. Source: Dublin Core; Apple, A Podcaster's Guide to RSS. */
function creatorTags(name: string, isEpisode: boolean) {
  return [{ name: 'dc:creator', objects: { _text: name } }, ...(isEpisode ? [{ name: 'itunes:author', objects: { _text: name } }] : [])]
}

/** The text, led by the cover where it is no episode, with links that also lead there from outside the site; the summary where there is no text. */
async function contentIn(
  post: Parameters<typeof toPostCardView>[0],
  kind: PostKind,
  content: unknown,
  site: Site,
  origin: string,
): Promise<string> {
  const html = (await toHtml(content)).replaceAll(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`)
  if (kind === 'podcasts') return html || post.summary
  const src = sharePicture(origin, toPostCardView(post, site).cover)
  return `<p><img src="${escapeAttribute(src)}" width="1200" height="630" alt=""></p>${html}`
}

function enclosureOf(post: Parameters<typeof toEpisode>[0] & { slug: string }, origin: string) {
  const seconds = Math.max(1, toEpisode(post).minutes) * 60
  const path = audioOf(post)
  return {
    url: path.startsWith('/') ? origin + path : path,
    type: 'audio/mpeg',
    length: loopedAudioSize(path) ?? 0,
    duration: seconds,
  }
}

async function contentOf(ctx: Ctx, kind: PostKind): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; content: unknown }>`
    select id, content from posts where tenant_id = ${ctx.tenantId} and kind = ${kind} and ${isPublished(ctx)}
    order by published_at desc, id desc limit ${NEWEST}`.execute(ctx.db)
  return new Map(rows.map(row => [row.id, row.content]))
}

/** All events of a site, or one by its slug, as iCalendar in UTC. undefined: there is no such event. One statement. */
export async function makeCalendar(ctx: Ctx, site: Site, origin: string, slug?: string): Promise<string | undefined> {
  const list = await listPosts(ctx, { kinds: ['event'], page: 1, perPage: 200 })
  const events = slug === undefined ? list.items : list.items.filter(post => post.slug === slug)
  if (slug !== undefined && events.length === 0) return undefined
  const calendar = ical({
    name: site.settings.title,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Sanggar', product: 'Sanggar', language: 'ID' },
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
      url: `${origin}/Event/${post.slug}`,
    })
  }
  return calendar.toString()
}
