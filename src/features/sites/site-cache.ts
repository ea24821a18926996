import type { Site } from './site.ts'

/**
 * A function that makes something of a site once for each key and keeps it for as long as the site's settings stay: a change of them brings
 * another `Site`, with which all that was kept for the old one goes.
 */
export function createSiteCache<T>(): (site: Site, key: string, make: () => T) => T {
  const bySite = new WeakMap<Site, Map<string, T>>()
  return (site, key, make) => {
    let kept = bySite.get(site)
    if (!kept) bySite.set(site, (kept = new Map()))
    let found = kept.get(key)
    if (found === undefined) kept.set(key, (found = make()))
    return found
  }
}
