import { LANGS, type Lang, localHref } from '#kit/lang.ts'
import { firstWords } from '#kit/words.ts'
import { pathOf } from '#platform/http/page-routes.ts'
import type { PageHead } from '#ui/head.ts'
import { breadcrumbList, type LinkedData } from './json-ld.ts'
import type { PageArgs } from './page.server.ts'
import { fixedTitleOf, isTitled } from './titles.ts'

export interface HeadInput {
  title: string
  description?: string
  /** Where there is no description: the text of which the first 20 words serve. */
  text?: string
  /** Path of the picture for cards, e.g. `/art/class/web-dasar.svg`. */
  image?: string
  type?: 'website' | 'article'
  /** Of the record, where its spelling differs from the address that was asked. */
  params?: Record<string, string>
  /** Whether the title stands as it is; else the variant's routes decide about the site's title behind it. */
  suffix?: false
  /** The canonical path, where it is not the route's own. */
  path?: string
  noindex?: boolean
  /** What the page is about, for machines; see `json-ld.ts`. */
  linkedData?: readonly LinkedData[]
  /** The pages above this one, for machines: home, those, this one. */
  trail?: readonly { label: string; href: string }[]
}

const CARD = 's_1200x630,f_jpeg'
const DRAWN = /^\/art\/(class|news|blog|articles|event|podcast|program)\/([a-z0-9-]+)\.svg$/

/** The feed that follows a section of the site, by the first part of its routes' names. */
const FEEDS: Record<string, { href: string; type: string }> = {
  News: { href: '/News/feed.xml', type: 'application/rss+xml' },
  Blog: { href: '/Blog/feed.xml', type: 'application/rss+xml' },
  Podcasts: { href: '/Podcasts/feed.xml', type: 'application/rss+xml' },
  Event: { href: '/Event/calendar.ics', type: 'text/calendar' },
}

/** The card's address: drawn covers have a card with the record's title, pages without a picture one with theirs; others are cut to size. */
function cardOf(image: string, routeName: string): string {
  if (image.startsWith('/art/logo/')) return `/og/page/${encodeURIComponent(routeName)}.png`
  const [, kind, slug] = DRAWN.exec(image) ?? []
  if (kind) return `/og/${kind === 'podcast' ? 'podcasts' : kind}/${slug}.png`
  return `/_ipx/${CARD}${image}`
}

/**
 * A page's head: the title that the variant fixes or the page's own, with the site's as suffix on the variant's titled routes; description
 * (the fallback: the first 20 words), canonical address, the page in the other languages, card picture.
 */
export function pageHead(args: Pick<PageArgs, 'site' | 'page' | 'origin' | 'lang'>, input: HeadInput): PageHead {
  const { settings } = args.site
  const image = input.image ?? (settings.meta.image || `/art/logo/${args.site.slug}.svg`)
  const robots = input.noindex ? 'noindex, follow' : `${settings.meta.robot_index}, ${settings.meta.robot_follow}`
  const name = args.page.route.name
  const title = fixedTitleOf(args.site.variant, name, args.lang) ?? input.title
  const feed = FEEDS[name.split('-')[0] ?? '']
  const path = input.path ?? pathOf(args.page.route.path, { ...args.page.params, ...input.params }) + args.page.search
  return {
    title: input.suffix === false ? input.title : isTitled(args.site.variant, name) ? `${title} | ${settings.title}` : title,
    description: input.description || firstWords(input.text ?? '') || settings.meta.description || settings.title,
    keywords: settings.meta.keywords,
    robots,
    canonical: args.origin + localHref(args.lang, path),
    alternates: [
      ...LANGS.map(lang => ({ lang, href: args.origin + localHref(lang, path) })),
      { lang: 'x-default', href: args.origin + path },
    ],
    feed: feed ? { href: args.origin + feed.href, type: feed.type } : null,
    locale: args.lang === 'id' ? 'id_ID' : 'en_US',
    image: image.startsWith('https://') ? image : args.origin + cardOf(image, name),
    type: input.type ?? 'website',
    card: settings.meta.card,
    siteName: settings.meta.site_name || settings.title,
    twitterSite: settings.meta.twitter_site,
    linkedData: [
      ...(input.linkedData ?? []),
      ...(input.trail
        ? [
            breadcrumbList(
              args.origin,
              toLocal(args.lang, [{ label: settings.title, href: '/' }, ...input.trail, { label: title, href: path }]),
            ),
          ]
        : []),
    ],
  }
}

function toLocal(lang: Lang, trail: { label: string; href: string }[]) {
  return trail.map(step => ({ ...step, href: localHref(lang, step.href) }))
}
