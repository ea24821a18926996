import type { Site } from '#features/sites/site.ts'
import { createSiteCache } from '#features/sites/site-cache.ts'
import { siteStyle } from '#features/sites/style.server.ts'
import { type Lang, localHref } from '#kit/lang.ts'
import { loginHref } from '#kit/login.ts'
import type { PageArgs } from '#page/page.server.ts'
import { staticHtml } from '#ui/static-html.server.tsx'
import { type AccountEntryState, cutAtHoles, fillAccount, holesOf, toAccountView } from './account-view.ts'
import { brandOf } from './brands.server.tsx'
import { toFrameView } from './chrome.server.ts'
import type { FrameView } from './chrome.ts'
import { toHomeWords } from './home-words.ts'
import { aimLangSwitch } from './ui/lang-switch.tsx'
import { SiteFooter } from './ui/site-footer.tsx'
import { SiteHeader } from './ui/site-header.tsx'

interface Frame {
  footer: string
  css: string
  fontPreload: string[]
}

/** A site's footer and style as HTML. */
const frames = createSiteCache<Frame>()
/** Its headers, each cut at the holes for the words of who asks: what is kept holds nobody's name. */
const headers = createSiteCache<string[]>()

function makeFrame(site: Site, lang: Lang): Frame {
  const { css, Footer = SiteFooter } = brandOf(site.layout)
  const style = siteStyle(site.settings)
  return { footer: staticHtml(lang, <Footer frame={viewOf(site, lang)} />), css: style.css + css, fontPreload: style.preload }
}

function makeHeader(site: Site, lang: Lang, look: AccountEntryState): string[] {
  const { Header = SiteHeader } = brandOf(site.layout)
  return cutAtHoles(staticHtml(lang, <Header frame={{ ...viewOf(site, lang), account: holesOf(look) }} />))
}

function viewOf(site: Site, lang: Lang): FrameView {
  const brand = brandOf(site.layout)
  const summary = toHomeWords(site.settings, brand, lang).description
  return { ...toFrameView(site, lang), summary, navigation: brand.navigation(lang) }
}

type FrameArgs = Pick<PageArgs, 'site' | 'lang' | 'parts' | 'page'> & { ctx: Pick<PageArgs['ctx'], 'viewer'> }

/** Puts the frame into the document that is being made. The entry of the page's own part of the site is marked as the current one, and the header shows who asks. */
export function addFrame({ ctx, site, lang, parts, page }: FrameArgs): string[] {
  const frame = frames(site, lang, () => makeFrame(site, lang))
  const here = page.path + page.search
  const account = toAccountView(ctx.viewer, lang, localHref(lang, loginHref(here)))
  const header = headers(site, `${lang} ${account.look}`, () => makeHeader(site, lang, account.look))
  const current = ` data-entry="/${page.path.split('/')[1] ?? ''}"`
  // What people call themselves comes in with its quotes escaped, and so holds no attribute that is sought behind it.
  parts.set('header', aimLangSwitch(fillAccount(header, account), lang, here).replaceAll(current, `${current} aria-current="page"`))
  parts.set('footer', aimLangSwitch(frame.footer, lang, here))
  parts.set('style', frame.css)
  return frame.fontPreload
}
