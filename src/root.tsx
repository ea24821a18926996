import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Outlet, Scripts, useMatches, useRouteError, useRouteLoaderData } from 'react-router'
import { toChrome } from '#features/brands/chrome.server.ts'
import { addFrame } from '#features/brands/frame.server.tsx'
import { RadioBar } from '#features/brands/ui/radio-bar.tsx'
import { wrapperClass } from '#features/sites/layouts.ts'
import { isUnderMaintenance } from '#features/sites/settings.ts'
import { isUntracked } from '#features/statistics/policy.ts'
import { ConsentNotice } from '#features/statistics/ui/consent-notice.tsx'
import { addActingBar } from '#features/studio/acting-bar.server.tsx'
import { DEFAULT_LANG } from '#kit/lang.ts'
import { getPageArgs } from '#page/page.server.ts'
import { HeadMeta } from '#ui/head-meta.tsx'
import { LangContext } from '#ui/lang/lang.tsx'
import { noScript } from '#ui/server-page.tsx'
import { ServerPart } from '#ui/server-part.tsx'
import { MESSAGES } from '#ui/shell/messages.ts'
import { PageTransition } from '#ui/shell/page-transition.tsx'
import { ErrorScreen, ForbiddenScreen, MaintenanceScreen, NotFoundScreen } from '#ui/shell/screens.tsx'
import { Shell } from '#ui/shell/shell.tsx'
import { uiTexts } from '#ui/texts.ts'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'

export function loader({ context }: Route.LoaderArgs) {
  const args = getPageArgs(context)
  return {
    chrome: toChrome(args.site, args.lang),
    fontPreload: addFrame(args),
    isMaintenance: isUnderMaintenance(args.site.settings),
    isActing: addActingBar(args),
    isUntracked: isUntracked(args),
  }
}

/** The chrome is the same for all pages of a site: a click within it does not ask for it again. */
export function shouldRevalidate() {
  return false
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const t = uiTexts(loaderData?.chrome.lang ?? DEFAULT_LANG)
  const { title } = status === 503 ? t.maintenance : status === 404 ? t.notFound : status === 403 ? t.forbidden : t.error
  return [
    { title: loaderData ? `${title} | ${loaderData.chrome.title}` : title },
    { name: 'description', content: status === 404 ? MESSAGES.routing404 : title },
    { name: 'robots', content: 'noindex' },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const chrome = root?.chrome
  const match = useMatches().at(-1)
  const routeName = match?.id
  return (
    <html
      lang={chrome?.lang ?? DEFAULT_LANG}
      data-layout={chrome?.layout}
      data-variant={chrome?.variant}
      data-untracked={root?.isUntracked ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* With a precedence React puts it before all else that is fetched. */}
        <link rel="stylesheet" href={stylesheet} precedence="app" />
        <HeadMeta />
        {chrome && (
          <>
            <meta name="theme-color" content={chrome.themeColour} />
            {chrome.analyticsId && !root.isUntracked && <meta name="analytics-id" content={chrome.analyticsId} />}
            <link rel="manifest" href="/manifest.webmanifest" />
            <link rel="icon" href={chrome.favicon} />
            <link rel="apple-touch-icon" href={chrome.touchIcon} />
            {root.fontPreload.map(href => (
              <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
            ))}
            <ServerPart name="style" as="style" />
          </>
        )}
        <Links />
      </head>
      <body data-route={routeName === 'root' ? 'all' : routeName}>
        {children}
        {!isWithoutScript(match, Boolean(chrome?.radio)) && (
          <>
            <script dangerouslySetInnerHTML={{ __html: WHOLE }} />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** A page that is come back to, or entered at a hash, is laid out whole at once (`shell.css`), so that its place is found. Before the first layout. */
const WHOLE = `if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') document.documentElement.dataset.whole = ''`

/** Pages that need no script send none; where the radio plays, a click must not load a new document. */
function isWithoutScript(match: { handle?: unknown } | undefined, hasRadio: boolean): boolean {
  return match?.handle === noScript && !hasRadio
}

export default function App({ loaderData }: Route.ComponentProps) {
  const routeName = useMatches().at(-1)?.id ?? 'all'
  return (
    <Frame chrome={loaderData.chrome} isActing={loaderData.isActing}>
      <PageTransition>
        <div className={wrapperClass(loaderData.chrome.layout, routeName)}>
          <Outlet />
        </div>
      </PageTransition>
    </Frame>
  )
}

function Frame({ chrome, isActing, children }: Pick<Route.ComponentProps['loaderData'], 'chrome' | 'isActing'> & { children: ReactNode }) {
  return (
    <LangContext value={chrome.lang}>
      <Shell />
      <ServerPart name="header" />
      <main id="isi" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <ServerPart name="footer" />
      {isActing && <ServerPart name="acting" />}
      {chrome.radio && <RadioBar name={chrome.radio.name} stream={chrome.radio.stream} />}
      {/* At the end: the link past the header stays the first thing one reaches. */}
      <ConsentNotice />
    </LangContext>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const root = useRouteLoaderData<typeof loader>('root')
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 503 && root?.isMaintenance) {
    return (
      <LangContext value={root.chrome.lang}>
        <MaintenanceScreen siteName={root.chrome.title} />
      </LangContext>
    )
  }
  const screen = status === 404 ? <NotFoundScreen /> : status === 403 ? <ForbiddenScreen /> : <ErrorScreen />
  if (!root) return <main>{screen}</main>
  return (
    <Frame chrome={root.chrome} isActing={root.isActing}>
      {screen}
    </Frame>
  )
}
