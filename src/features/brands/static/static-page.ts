import type { HomeSection } from '../brand.ts'

/** The kind of the section that has a page's h1. */
const TOP = 'page-top'

/** A page made of sections: the same for all tenants, with their name, counts and people. */
export interface StaticPage {
  title: string
  /** State of a feature that is not complete, shown above the title. */
  status?: string
  /** The lead, which is also the description. `{{site}}` is the site's title. */
  lead: string
  /** Actions below the lead, the main one first. */
  actions?: { label: string; href: string }[]
  sections: HomeSection[]
}

/** Returns a static page's sections with its top, as a tenant composes them. */
export function withTop({ title, lead, status, actions = [], sections }: StaticPage): HomeSection[] {
  if (sections.some(({ kind }) => kind === TOP)) return sections
  return [{ kind: TOP, title, lead, actions, ...(status && { eyebrow: status }) }, ...sections]
}

/** Returns a page with a tenant's sections, of one language, in place of its own. Title and lead are those of the top; without one, the page's. */
export function withSections(page: StaticPage, own: HomeSection[]): StaticPage {
  const { title, lead } = own.find(({ kind }) => kind === TOP) ?? { kind: TOP }
  return {
    ...page,
    ...(typeof title === 'string' && title && { title }),
    ...(typeof lead === 'string' && lead && { lead }),
    sections: own,
  }
}

/** The static pages of one language. */
export interface StaticPages {
  byRoute: Record<string, StaticPage>
  /** Pages by route, then slug. */
  bySlug: Record<string, Record<string, StaticPage>>
}

/** Replaces `{{site}}` with the site's title in every text of a page. */
export function fillSite<T>(value: T, site: string): T {
  if (typeof value === 'string') return value.replaceAll('{{site}}', site) as T
  if (Array.isArray(value)) return value.map(one => fillSite<unknown>(one, site)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillSite<unknown>(one, site)])) as T
}
