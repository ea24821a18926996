import { analyticsKeyOf } from '#features/tenants/layouts.ts'
import type { Site } from '#features/tenants/site.ts'
import { siteStyle } from '#features/tenants/style.server.ts'
import type { Chrome } from './chrome.ts'
import { navigationOf } from './navigation.ts'

const made = new WeakMap<Site, Chrome>()

/** The chrome of a site: made once for as long as the site's settings stay. */
export function toChrome(site: Site, origin: string): Chrome {
  let chrome = made.get(site)
  if (!chrome) {
    chrome = makeChrome(site, origin)
    made.set(site, chrome)
  }
  return chrome
}

function makeChrome(site: Site, origin: string): Chrome {
  const { settings } = site
  const style = siteStyle(settings)
  return {
    title: settings.title,
    slug: site.slug,
    layout: site.layout,
    variant: site.variant,
    origin,
    themeColour: settings.css.clr_primary,
    css: style.css,
    fontPreload: style.preload,
    logo: settings.logoDark || settings.logo_dark || `/art/logo/${site.slug}.svg`,
    favicon: settings.favicon || `/art/logo/${site.slug}.svg`,
    analyticsId: settings.analytics[analyticsKeyOf(site.layout)],
    summary: settings.meta.description,
    navigation: navigationOf(site.variant),
    contact: settings.contact,
    legal: settings.legal,
  }
}
