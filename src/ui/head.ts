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

/** The `meta` of every page whose loader answers a `head`: a title, and the attributes of tags. */
export function pageMeta({ loaderData }: { loaderData: { head: PageHead } | undefined }): Record<string, string>[] {
  if (!loaderData) return []
  const { head } = loaderData
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

/** The same as HTML, as React writes it: the browser takes it up for its own. */
export function headHtml(head: PageHead): string {
  return pageMeta({ loaderData: { head } })
    .map(({ title, tagName = 'meta', ...attributes }) => {
      if (title !== undefined) return `<title>${escapeText(title)}</title>`
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
      return `<${tagName}${written.join('')}/>`
    })
    .join('')
}
