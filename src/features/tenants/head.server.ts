import { firstWords } from '#kit/words.ts'
import { pathOf } from '#platform/http/page-routes.ts'
import type { PageHead } from '#ui/head.ts'
import type { PageArgs } from './page.server.ts'

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
  /** Whether the site's title follows the page's; not on the home page. */
  suffix?: boolean
  noindex?: boolean
}

const CARD = 's_1200x630,f_jpeg'

/** A page's head: title with the site's as suffix, description (the fallback: the first 20 words), canonical address, card picture. */
export function pageHead(args: Pick<PageArgs, 'site' | 'page' | 'origin'>, input: HeadInput): PageHead {
  const { settings } = args.site
  const image = input.image ?? (settings.meta.image || `/art/logo/${args.site.slug}.svg`)
  const robots = input.noindex ? 'noindex, follow' : `${settings.meta.robot_index}, ${settings.meta.robot_follow}`
  return {
    title: input.suffix === false ? input.title : `${input.title} | ${settings.title}`,
    description: input.description || firstWords(input.text ?? '') || settings.meta.description || settings.title,
    keywords: settings.meta.keywords,
    robots,
    canonical: args.origin + pathOf(args.page.route.path, { ...args.page.params, ...input.params }) + args.page.search,
    image: image.startsWith('https://') ? image : `${args.origin}/_ipx/${CARD}${image}`,
    type: input.type ?? 'website',
    card: settings.meta.card,
    siteName: settings.meta.site_name || settings.title,
    twitterSite: settings.meta.twitter_site,
  }
}
