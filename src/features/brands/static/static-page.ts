import type { HomeSection } from '../brand.ts'

/** A page that is made of sections and words: the same for all tenants, with their name, numbers and people in it. */
export interface StaticPage {
  title: string
  /** How far it is, above the title, where the page tells of something that is not there yet. */
  status?: string
  /** What stands below the title, and the description. `{{site}}` is the site's title. */
  lead: string
  /** What to do first, below the lead: the main thing, then others. */
  actions?: { label: string; href: string }[]
  sections: HomeSection[]
}

/** The static pages of one language. */
export interface StaticPages {
  byRoute: Record<string, StaticPage>
  /** Pages by a slug below a route. */
  bySlug: Record<string, Record<string, StaticPage>>
}

/** Puts the site's title into every text of a page. */
export function fillSite<T>(value: T, site: string): T {
  if (typeof value === 'string') return value.replaceAll('{{site}}', site) as T
  if (Array.isArray(value)) return value.map(one => fillSite<unknown>(one, site)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillSite<unknown>(one, site)])) as T
}
