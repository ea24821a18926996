import { keepForSite } from '#features/tenants/keep-for-site.ts'
import type { PageArgs } from '#features/tenants/page.server.ts'
import type { Site } from '#features/tenants/site.ts'
import { siteStyle } from '#features/tenants/style.server.ts'
import type { Lang } from '#kit/lang.ts'
import { staticHtml } from '#ui/static-html.server.tsx'
import { brandOf } from './brands.server.tsx'
import { toFrameView } from './chrome.server.ts'
import { toHomeWords } from './home-words.ts'
import { aimLangSwitch } from './ui/lang-switch.tsx'
import { SiteFooter } from './ui/site-footer.tsx'
import { SiteHeader } from './ui/site-header.tsx'

interface Frame {
  header: string
  footer: string
  css: string
  fontPreload: string[]
}

/** A site's header, footer and style as HTML. */
const frames = keepForSite<Frame>()

function makeFrame(site: Site, lang: Lang): Frame {
  const brand = brandOf(site.layout)
  const summary = toHomeWords(site.settings, brand, lang).description
  const view = { ...toFrameView(site, lang), summary, navigation: brand.navigation(lang) }
  const { Header = SiteHeader, Footer = SiteFooter } = brand
  const style = siteStyle(site.settings)
  return {
    header: staticHtml(lang, <Header frame={view} />),
    footer: staticHtml(lang, <Footer frame={view} />),
    css: style.css + brand.css,
    fontPreload: style.preload,
  }
}

/** Puts the frame into the document that is being made. The entry of the page's own part of the site is marked as the current one. */
export function addFrame({ site, lang, parts, page }: Pick<PageArgs, 'site' | 'lang' | 'parts' | 'page'>): string[] {
  const frame = frames(site, lang, () => makeFrame(site, lang))
  const here = page.path + page.search
  const current = ` data-entry="/${page.path.split('/')[1] ?? ''}"`
  parts.set('header', aimLangSwitch(frame.header, lang, here).replaceAll(current, `${current} aria-current="page"`))
  parts.set('footer', aimLangSwitch(frame.footer, lang, here))
  parts.set('style', frame.css)
  return frame.fontPreload
}
