import { choiceOf, type Lang, languageOf, localHref } from '#kit/lang.ts'
import { firstWords } from '#kit/text.ts'
import { type PageRequest, pathOf } from '#platform/http/page-routes.ts'
import type { PageHead } from '#ui/page-head.ts'
import { breadcrumbList, type LinkedData, sharePicture } from './json-ld.ts'
import { langsOfSite } from './languages.ts'
import type { Site } from './site.ts'
import { fixedTitleOf, isTitled } from './titles.ts'

/** What a head depends on besides the page's own values. */
export interface HeadArgs {
  site: Site
  page: PageRequest
  /** Scheme, host and port of the tenant's primary host. */
  origin: string
  lang: Lang
}

export interface HeadInput {
  title: string
  description?: string
  /** The fallback for the description: its first 20 words. */
  text?: string
  /** The page's picture, e.g. `/art/class/web-dasar.svg`, which is drawn on the card. A tenant's photo becomes the card itself. */
  image?: string
  type?: 'website' | 'article'
  /** The record's own spelling, if it differs from the requested URL. */
  params?: Record<string, string>
  /** The tenant gave the page this title: the one that the variant fixes gives way. */
  isOwnTitle?: boolean
  /** Set to use the title as it is; otherwise the variant decides about the site's title as suffix. */
  suffix?: false
  /** The canonical path, if it is not the route's own. */
  path?: string
  noindex?: boolean
  /** The languages that a record's text is there in; absent for pages of ours, which are there in all. */
  langs?: readonly string[]
  /** The page's linked data; see `json-ld.ts`. */
  linkedData?: readonly LinkedData[]
  /** The pages above this one, for the breadcrumb list; home and this page are added. */
  trail?: readonly { label: string; href: string }[]
}

/** A head as the server makes it. Linked data is only sent in documents, never as route data. */
export interface MadeHead extends PageHead {
  linkedData: LinkedData[]
}

/** Drawings and media that come with the product, the same on every site: no photo of the tenant. */
const OURS = /^\/(art|media)\//

/**
 * Returns the URL of the card: a tenant's photo, cut to size or as it is; otherwise a card drawn with the page's title and its own picture, if it has one
 * (`discovery/card-routes.server.tsx`). `path`: the page's path, without a language.
 */
function cardOf(args: Pick<HeadArgs, 'origin' | 'lang'>, image: string | undefined, picture: string | undefined, path: string): string {
  return image && !OURS.test(image) ? sharePicture(args.origin, image) : args.origin + drawnCardOf(args.lang, picture, path)
}

/**
 * For example `/og/page/en/News/panen.png?picture=/art/post/panen.svg`: the page's own path within the card's. Of the query only `album` is kept. The card
 * reads `picture` from the page, not from the request: in the address it makes messengers fetch the card of another picture anew.
 */
function drawnCardOf(lang: Lang, picture: string | undefined, path: string): string {
  const [page = '', search] = path.split('?')
  const album = new URLSearchParams(search).get('album')
  const query = [album && `album=${album}`, picture && `picture=${encodeURIComponent(picture).replaceAll('%2F', '/')}`].filter(Boolean)
  return `/og/page${localHref(lang, page).replace(/\/$/, '')}.png${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/**
 * Returns a page's head. Title: the one that the variant fixes or the page's own, with the site's as suffix on the variant's titled routes; description
 * (fallback: the first 20 words), canonical address, the page in the other languages, card picture.
 */
export function pageHead(args: HeadArgs, input: HeadInput): MadeHead {
  const { settings } = args.site
  // The site's share picture is not used for pages of a record.
  const image = input.image ?? (Object.keys(args.page.params).length === 0 ? settings.meta.image : undefined)
  const robots = input.noindex ? 'noindex, follow' : `${settings.meta.robot_index}, ${settings.meta.robot_follow}`
  const name = args.page.route.name
  const fixed = input.isOwnTitle ? undefined : fixedTitleOf(args.site.variant, name, args.lang)
  const title = fixed ?? input.title
  const { feed } = args.page.route
  const path = input.path ?? pathOf(args.page.route.path, { ...args.page.params, ...input.params }) + args.page.search
  const canonical = args.origin + localHref(args.lang, path)
  const isHome = name === 'index'
  return {
    title: input.suffix === false ? input.title : isTitled(args.site.variant, name) ? `${title} | ${settings.title}` : title,
    description: input.description || firstWords(input.text ?? '') || settings.meta.description || settings.title,
    keywords: settings.meta.keywords,
    robots,
    canonical,
    // Likewise the site as a whole: the address that the tenant gives it, e.g. of a site that this one replaces.
    shareUrl: (isHome && args.lang === langsOfSite(settings)[0] && settings.meta.url) || canonical,
    alternates: alternatesOf(args, path, input.langs),
    feed: feed ? { href: args.origin + feed.href, type: feed.type } : null,
    locale: languageOf(args.lang).openGraph,
    image: cardOf(args, image, input.image, path),
    // The setting names what the site as a whole is; its other pages are ordinary ones.
    type: input.type ?? (isHome ? settings.meta.type || 'website' : 'website'),
    card: settings.meta.card,
    siteName: settings.meta.site_name || settings.title,
    applicationName: settings.meta.name,
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

/** Returns a page's addresses in the languages that its text is there in, and the one for all other languages; as in the sitemap (decision 035). */
function alternatesOf(
  { origin, site }: Pick<HeadArgs, 'origin' | 'site'>,
  path: string,
  langs?: readonly string[],
): PageHead['alternates'] {
  const choice = choiceOf(langs, langsOfSite(site.settings))
  const [first] = choice
  if (first === undefined) return []
  return [
    ...choice.map(lang => ({ lang, href: origin + localHref(lang, path) })),
    { lang: 'x-default', href: origin + localHref(first, path) },
  ]
}

function toLocal(lang: Lang, trail: { label: string; href: string }[]) {
  return trail.map(step => ({ ...step, href: localHref(lang, step.href) }))
}
