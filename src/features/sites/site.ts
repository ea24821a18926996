import { NotFound } from '#kit/errors.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Layout, Variant } from './layouts.ts'
import type { Settings } from './settings.ts'

/** A tenant as its site is shown: found by the host, with whole settings. */
export interface Site {
  tenantId: TenantId
  siteId: string
  slug: string
  /** The tenant's own host, without port; other hosts of it show the same pages. */
  host: string
  settings: Settings
  layout: Layout
  variant: Variant
}

/** The site of the host, where `tenant` names it: by its id, its slug or `v0`. Throws NotFound for another's. */
export function requireOwn(site: Site, tenant: string): Site {
  if (tenant !== 'v0' && tenant !== site.slug && tenant.toLowerCase() !== site.tenantId) throw new NotFound()
  return site
}

/** Where a site's small icon lies: the tenant's own, or a drawn one. */
export function iconOf({ settings, slug }: Pick<Site, 'settings' | 'slug'>): string {
  return settings.favicon || `/art/logo/${slug}.svg`
}

/** Where a site's logo for light grounds lies: the tenant's own under either of its two keys, or a drawn one. */
export function logoOf({ settings, slug }: Pick<Site, 'settings' | 'slug'>): string {
  return settings.logoDark || settings.logo_dark || `/art/logo/${slug}.svg`
}

/** The name in a Host header as hosts are stored: small letters, no port, no closing dot. undefined where it is no name at all. */
export function toHostName(header: string | undefined): string | undefined {
  if (!header || header.length > 260) return undefined
  const name = header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(name) ? name : undefined
}
