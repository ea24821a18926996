import type { MetaDescriptor } from 'react-router'
import type { MadeHead } from '#features/sites/head.server.ts'

interface MetaArgs {
  loaderData?: unknown
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** The `meta` function of app pages, whose loaders return a `title`: appends the site's title and excludes the page from search engines. */
export function appMeta({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  const site = matches.find(match => match?.id === 'root')?.loaderData
  const parts = [textOf(loaderData, 'title'), textOf(site, 'siteTitle')].filter(part => part !== '')
  return [{ title: parts.join(' | ') }, { name: 'robots', content: 'noindex, follow' }]
}

/** The `meta` of pages of the app that search engines and cards may show: their loaders return a `head`. Without one (the record is missing), as `appMeta`. */
export function publicMeta(args: Omit<MetaArgs, 'loaderData'> & { loaderData?: { head: MadeHead } | undefined }): MetaDescriptor[] {
  const { head } = args.loaderData ?? {}
  if (!head) return appMeta(args)
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'robots', content: head.robots },
    ...(head.keywords ? [{ name: 'keywords', content: head.keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    ...head.alternates.map(({ lang, href }) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: lang, href })),
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
    ...(head.linkedData.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': head.linkedData } }] : []),
  ]
}

function textOf(data: unknown, key: string): string {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined
  return typeof value === 'string' ? value : ''
}
