import { NotFound } from '#kit/errors.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Layout, Variant } from './layouts.ts'
import type { TenantPage } from './pages.ts'
import type { SiteQuestion } from './questions.ts'
import type { Settings } from './settings.ts'

/** A tenant as a host shows it, with whole settings. */
export interface Site {
  tenantId: TenantId
  siteId: string
  slug: string
  /** The tenant's primary host, without port; its other hosts show the same pages. */
  host: string
  settings: Settings
  /** What visitors often ask, in order; `settings.faq` has the same, as it was written. */
  questions: SiteQuestion[]
  /** The tenant's own pages that visitors may see, by address. */
  tenantPages: TenantPage[]
  layout: Layout
  variant: Variant
  /** A superadmin has closed it: visitors, staff and calls get 503. */
  isSuspended: boolean
}

/** Returns the host's site, if `tenant` names it: by its id, its slug or `v0`. Throws NotFound for another tenant. */
export function requireOwn(site: Site, tenant: string): Site {
  if (tenant !== 'v0' && tenant !== site.slug && tenant.toLowerCase() !== site.tenantId) throw new NotFound()
  return site
}

/** Returns the URL of a site's favicon: the tenant's own, or a drawn one. */
export function iconOf({ settings, slug }: Pick<Site, 'settings' | 'slug'>): string {
  return settings.favicon || `/art/logo/${slug}.svg`
}

/** What a logo stands on. */
export type Ground = 'light' | 'dark'

/** Returns the URL of the tenant's own logo for a ground: the dark one, under either of its two keys, for light grounds, the light one for dark grounds; empty if there is none. */
export function ownLogoOf({ settings }: Pick<Site, 'settings'>, ground: Ground): string {
  return ground === 'dark' ? settings.logoLight : settings.logoDark || settings.logo_dark
}

/** Returns the URL of a site's logo: the tenant's own for the ground, else its own for light grounds, else a drawn one. */
export function logoOf(site: Pick<Site, 'settings' | 'slug'>, ground: Ground = 'light'): string {
  return ownLogoOf(site, ground) || ownLogoOf(site, 'light') || `/art/logo/${site.slug}.svg`
}

/** Returns a Host header's name as hosts are stored: lower case, no port, no trailing dot. Returns undefined if it is not a valid name. */
export function toHostName(header: string | undefined): string | undefined {
  if (!header || header.length > 260) return undefined
  const name = header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(name) ? name : undefined
}
