import type { ReactNode } from 'react'
import { AskButton } from '#features/assistant/ui/ask-button.server.tsx'
import { assistantPartsOf } from '#features/assistant/ui/parts.ts'
import type { LinkedData } from '#features/sites/json-ld.ts'
import { wrapperClass } from '#features/sites/layouts.ts'
import type { Site } from '#features/sites/site.ts'
import { siteStyle } from '#features/sites/style.server.ts'
import { isUntrackedPath } from '#features/statistics/policy.ts'
import { ConsentStrip } from '#features/statistics/ui/consent-strip.tsx'
import { isPayPath } from '#kit/app-paths.ts'
import type { Lang } from '#kit/lang.ts'
import { isPersonalPath, isSignInOrOut } from '#kit/personal.ts'
import type { PageArgs } from '#page/page.server.ts'
import { Document } from '#ui/document.server.tsx'
import { type IslandFiles, IslandFilesContext } from '#ui/islands/island.server.tsx'
import { HereContext } from '#ui/lang/here.tsx'
import { LinkedDataScript } from '#ui/linked-data-script.tsx'
import { ListWordsContext } from '#ui/list-words.ts'
import { SitePieces } from '#ui/shell/site-pieces.tsx'
import { brandOf } from './brands.server.tsx'
import { headerEntries, toChrome, toFrameView } from './chrome.server.ts'
import type { Chrome, FrameView } from './chrome.ts'
import { toHomeWords } from './home-words.ts'
import { listWordsOf } from './list-words.ts'
import { ActingBar } from './ui/acting-bar.tsx'
import { RadioBar } from './ui/radio-bar.tsx'
import { SiteFooter } from './ui/site-footer.tsx'
import { SiteHeader } from './ui/site-header.tsx'
import { TrialBar } from './ui/trial-bar.tsx'

/** Build files that every public document links. */
export interface SiteAssets {
  stylesheet: string
  /** Script that runs before the first paint. */
  beforePaint: string
  /** Entry script of the public pages (`entry.public.ts`). */
  entry: string
  islandFiles: IslandFiles
  /** Additional scripts in development. */
  development?: string[]
}

interface SiteDocumentProps {
  args: Pick<PageArgs, 'site' | 'lang' | 'page' | 'trial'>
  assets: SiteAssets
  head: ReactNode
  /** The page's linked data. */
  linkedData?: readonly LinkedData[]
  /** Omits the site's header and footer, for the maintenance screen. */
  isBare?: boolean
  children?: ReactNode
}

/**
 * A public page as a whole document: head, brand's header, body, footer, and the shared pieces. The same for every reader, so that it is cached once.
 */
export function SiteDocument({ args, assets, head, linkedData = [], isBare = false, children }: SiteDocumentProps) {
  const { site, lang, page, trial } = args
  const chrome = toChrome(site, lang)
  const brand = brandOf(site.layout)
  const { Header = SiteHeader, Footer = SiteFooter } = brand
  const frame = frameOf(site, lang)
  const assistant = assistantPartsOf(site)
  return (
    <Document
      lang={lang}
      data={{
        'data-layout': site.layout,
        'data-variant': site.variant,
        'data-untracked': trial || isUntrackedPath(page.path) ? '' : undefined,
        'data-trial': trial,
        // Each page a document of its own: the browser says of documents alone that they are in a frame (`site-editing/trial.server.ts`).
        // So is the page on which people may speak, which no other page is.
        'data-turbo': trial || page.route.name === ASSISTANT_ROUTE ? 'false' : undefined,
      }}
      route={page.route.name}
      head={
        <>
          {head}
          <SiteHead chrome={chrome} site={site} assets={assets} css={brand.css} />
        </>
      }
    >
      <HereContext value={page.path + page.search}>
        {isBare ? (
          children
        ) : (
          <>
            <div data-part="header">
              <Header frame={frame} />
            </div>
            {/* A personal page's forms may redirect to the account site, where Turbo's fetch can't follow. */}
            <main id="isi" tabIndex={-1} data-turbo={isPersonalPath(page.path) ? 'false' : undefined} className="min-h-[60vh] outline-none">
              <IslandFilesContext value={assets.islandFiles}>
                <ListWordsContext value={listWordsOf(brand, lang)}>
                  <div className={wrapperClass(site.layout, page.route.name)}>{children}</div>
                </ListWordsContext>
              </IslandFilesContext>
            </main>
            <div data-part="footer">
              <Footer frame={frame} />
            </div>
            <LinkedDataScript graph={linkedData} />
            {assistant && hasAskButton(page) && !trial && <AskButton parts={assistant} />}
            <ActingBar />
            {chrome.radio && <RadioBar name={chrome.radio.name} stream={chrome.radio.stream} />}
            {/* At the end, so that the skip link stays the first focusable element. */}
            <ConsentStrip hasAnalytics={Boolean(chrome.analyticsId)} />
          </>
        )}
        {trial && <TrialBar where={trial} />}
        <SitePieces />
      </HereContext>
    </Document>
  )
}

const ASSISTANT_ROUTE = 'Assistant'

/** Everywhere but on the assistant's own page, and where somebody signs in, pays or comes back from paying. */
function hasAskButton({ route, path }: PageArgs['page']): boolean {
  return route.name !== ASSISTANT_ROUTE && !isSignInOrOut(path) && !isPayPath(path)
}

function frameOf(site: Site, lang: Lang): FrameView {
  const brand = brandOf(site.layout)
  return {
    ...toFrameView(site, lang),
    summary: toHomeWords(site.settings, brand, lang).description,
    navigation: headerEntries(site, brand, lang),
  }
}

function SiteHead({ chrome, site, assets, css }: { chrome: Chrome; site: Site; assets: SiteAssets; css: string }) {
  const style = siteStyle(site.settings)
  return (
    <>
      <meta name="theme-color" content={chrome.themeColour} />
      <meta name="view-transition" content="same-origin" />
      {/* Our own prefetch respects slow networks and skips personal pages. */}
      <meta name="turbo-prefetch" content="false" />
      {/* A preview from Turbo's cache could be out of date. */}
      <meta name="turbo-cache-control" content="no-preview" />
      {chrome.analyticsId && <meta name="analytics-id" content={chrome.analyticsId} />}
      {/* With a precedence, React writes the link before its preloads. */}
      <link rel="stylesheet" href={assets.stylesheet} precedence="default" data-turbo-track="reload" />
      <script src={assets.beforePaint} data-turbo-track="reload" />
      {assets.development?.map(src => (
        <script key={src} type="module" src={src} />
      ))}
      <script type="module" src={assets.entry} data-turbo-track="reload" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href={chrome.favicon} />
      <link rel="apple-touch-icon" href={chrome.touchIcon} />
      {style.preload.map(href => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: style.css + css }} />
    </>
  )
}

/** Head tags of a status screen: not found, forbidden, failed, maintenance. */
export function ScreenHeadTags({ title, siteTitle, description = title }: { title: string; siteTitle: string; description?: string }) {
  return (
    <>
      <title>{`${title} | ${siteTitle}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
    </>
  )
}
