import type { MetaDescriptor } from 'react-router'

interface MetaArgs {
  loaderData?: unknown
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/**
 * The `meta` function of app pages, whose loaders return a `title`: appends the site's title and excludes the page from search engines. A page for search
 * engines returns a `head` instead and renders `HeadTags` itself.
 */
export function appMeta({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  if (typeof loaderData === 'object' && loaderData && 'head' in loaderData) return []
  const site = matches.find(match => match?.id === 'root')?.loaderData
  const parts = [textOf(loaderData, 'title'), textOf(site, 'siteTitle')].filter(part => part !== '')
  return [{ title: parts.join(' | ') }, { name: 'robots', content: 'noindex, follow' }]
}

function textOf(data: unknown, key: string): string {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined
  return typeof value === 'string' ? value : ''
}
