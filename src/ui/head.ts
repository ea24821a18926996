import { escapeAttribute, escapeText } from '#kit/html.ts'

/** What stands in a page's head, made on the server. */
export interface PageHead {
  title: string
  description: string
  keywords: string
  robots: string
  /** Absolute address. */
  canonical: string
  /** The page in each language, and for readers of none of them. */
  alternates: { lang: string; href: string }[]
  /** What follows this section of the site: a feed or a calendar. */
  feed: { href: string; type: string } | null
  locale: string
  /** Absolute address of the card's picture, 1200 × 630. */
  image: string
  type: string
  card: string
  siteName: string
  twitterSite: string
}

/** A page's head in its data: as one text, since React Router's encoder takes each value of an object apart in JavaScript, which costs as much as making the head. */
export type PackedHead = string & { readonly packed: 'head' }

export function packHead(head: PageHead): PackedHead {
  // Named boundary: the only place that makes one.
  return JSON.stringify(head) as PackedHead
}

export function unpackHead(head: PackedHead): PageHead {
  return JSON.parse(head)
}

/** The `meta` of every page whose loader answers a `head`: a title, and the attributes of tags. */
export function pageMeta({ loaderData }: { loaderData: { head: PackedHead } | undefined }): Tag[] {
  return loaderData ? tagsOf(unpackHead(loaderData.head)) : []
}

/** The same as HTML, as React writes it: the browser takes it up for its own. */
export function headHtml(head: PageHead): string {
  let html = ''
  for (const tag of tagsOf(head)) {
    if (tag['title'] !== undefined) {
      html += `<title>${escapeText(tag['title'])}</title>`
      continue
    }
    html += `<${tag['tagName'] ?? 'meta'}`
    for (const name in tag) if (name !== 'tagName') html += ` ${name}="${escapeAttribute(tag[name] ?? '')}"`
    html += '/>'
  }
  return html
}

type Tag = Record<string, string>

function tagsOf(head: PageHead): Tag[] {
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.keywords ? [{ name: 'keywords', content: head.keywords }] : []),
    { name: 'robots', content: head.robots },
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    ...head.alternates.map(({ lang, href }) => ({ tagName: 'link', rel: 'alternate', hrefLang: lang, href })),
    ...(head.feed ? [{ tagName: 'link', rel: 'alternate', ...head.feed }] : []),
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: head.type },
    { property: 'og:url', content: head.canonical },
    { property: 'og:image', content: head.image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:site_name', content: head.siteName },
    { property: 'og:locale', content: head.locale },
    { name: 'twitter:card', content: head.card },
    { name: 'twitter:title', content: head.title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: head.image },
    ...(head.twitterSite ? [{ name: 'twitter:site', content: head.twitterSite }] : []),
  ]
}
