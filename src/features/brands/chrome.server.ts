import { analyticsKeyOf } from '#features/tenants/layouts.ts'
import type { Site } from '#features/tenants/site.ts'
import type { Lang } from '#kit/lang.ts'
import type { Chrome, FrameView } from './chrome.ts'

/** What the browser knows of a site's frame. */
export function toChrome(site: Site, lang: Lang): Chrome {
  const { settings } = site
  return {
    title: settings.title,
    layout: site.layout,
    variant: site.variant,
    lang,
    themeColour: settings.css.clr_primary,
    favicon: settings.favicon || `/art/logo/${site.slug}.svg`,
    analyticsId: settings.analytics[analyticsKeyOf(site.layout)],
    radio:
      settings.radio.isOn && settings.radio.stream ? { name: settings.radio.name || settings.title, stream: settings.radio.stream } : null,
  }
}

/** What the header and the footer of a site show. */
export function toFrameView(site: Site, lang: Lang): FrameView {
  const { settings } = site
  return {
    title: settings.title,
    logo: settings.logoDark || settings.logo_dark || `/art/logo/${site.slug}.svg`,
    summary: settings.meta.description,
    lang,
    navigation: [],
    columns: [],
    contact: settings.contact,
    legal: settings.legal,
    searchHref: '/Search',
  }
}
