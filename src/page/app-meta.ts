import type { MetaDescriptor } from 'react-router'

interface MetaArgs {
  loaderData?: unknown
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** The `meta` of pages of the app, whose loaders return a `title`: the title with the site's behind it; search engines leave them alone. */
export function appMeta({ loaderData, matches }: MetaArgs): MetaDescriptor[] {
  const site = matches.find(match => match?.id === 'root')?.loaderData
  const parts = [textOf(loaderData, 'title'), textOf(site, 'siteTitle')].filter(part => part !== '')
  return [{ title: parts.join(' | ') }, { name: 'robots', content: 'noindex, follow' }]
}

function textOf(data: unknown, key: string): string {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined
  return typeof value === 'string' ? value : ''
}
