import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { wrapperClass } from '#features/sites/layouts.ts'
import frameSheet from '#features/studio/frame.css?url'
import { loadShell } from '#features/studio/shell.server.ts'
import { AppHeader } from '#features/studio/ui/app-header.tsx'
import { FRAME_ROUTE } from '#kit/app-paths.ts'
import { DEFAULT_LANG, dirOf, LANGS } from '#kit/lang.ts'
import { appMeta } from '#page/app-meta.ts'
import { appLoader } from '#page/app-page.server.ts'
import { renderAppLink } from '#ui/app/app-link.tsx'
import { AppPieces, MAIN } from '#ui/app/app-pieces.tsx'
import { useUnreachable } from '#ui/app/unreachable.tsx'
import { LangContext, LinkContext, SiteLangsContext } from '#ui/lang/lang.tsx'
import { LoadingScreen } from '#ui/shell/loading-screen.tsx'
import { FactorScreen, StatusScreen } from '#ui/shell/screens.tsx'
import stylesheet from './app.css?url'

export const loader = appLoader(loadShell, { isFrame: true })

export { revalidateWhileSignedIn as shouldRevalidate } from '#page/revalidate.ts'

export { appMeta as meta }

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const lang = shell?.lang ?? DEFAULT_LANG
  const routeName = useMatches().at(-1)?.id
  return (
    <html
      lang={lang}
      dir={dirOf(lang)}
      data-half="app"
      data-layout={shell?.layout}
      data-variant={shell?.variant}
      data-frame={shell?.isFramed ? '' : undefined}
      data-theme={shell?.isFramed && shell.theme !== 'system' ? shell.theme : undefined}
      data-untracked=""
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {stylesheet && <link rel="stylesheet" href={stylesheet} precedence="app" />}
        {frameSheet && <link rel="stylesheet" href={frameSheet} precedence="frame" />}
        <Meta />
        <Links />
        {shell && (
          <>
            <meta name="theme-color" content={shell.themeColour} />
            <link rel="manifest" href="/manifest.webmanifest" />
            <link rel="icon" href={shell.favicon} />
            <link rel="apple-touch-icon" href={shell.touchIcon} />
            {shell.fontPreload.map(href => (
              <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
            ))}
            <style dangerouslySetInnerHTML={{ __html: shell.css }} />
          </>
        )}
      </head>
      <body className={shell?.isFramed ? 'bg-page' : undefined} data-route={routeName === 'root' ? 'all' : routeName}>
        <LangContext value={lang}>
          <SiteLangsContext value={shell?.siteLangs ?? LANGS}>
            <LinkContext value={renderAppLink}>{children}</LinkContext>
          </SiteLangsContext>
        </LangContext>
        {/* In a box of their own: the first navigation takes the scripts away, and beside the page that would restyle all of it. */}
        <div hidden>
          <ScrollRestoration />
          <Scripts />
        </div>
      </body>
    </html>
  )
}

export default function App() {
  const shell = useRouteLoaderData<typeof loader>('root')
  const matches = useMatches()
  const routeName = matches.at(-1)?.id ?? 'all'
  if (!shell) return null
  return (
    <>
      <AppPieces />
      <AppHeader shell={shell} />
      {matches.some(({ id }) => id === FRAME_ROUTE) ? (
        // The frame has the main part, which its side bar is none of.
        <Outlet />
      ) : (
        <main id="isi" tabIndex={-1} className={MAIN}>
          {shell.isFramed ? (
            <Outlet />
          ) : (
            <div className={wrapperClass(shell.layout, routeName)}>
              <Outlet />
            </div>
          )}
        </main>
      )}
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const shell = useRouteLoaderData<typeof loader>('root')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { pathname, search } = useLocation()
  const isUnreachable = useUnreachable(error)
  // Named boundaries: what `appLoader` throws with a 503, and what a page throws with a 403.
  const isBusy = isRouteErrorResponse(error) && (error.data as { isBusy?: boolean } | null)?.isBusy === true
  const isFactorNeeded = isRouteErrorResponse(error) && status === 403 && error.data?.code === 'SecondFactorNeeded'
  const signInHref = status === 401 ? textIn(error, 'signInHref') : undefined
  const screen = signInHref ? (
    <LoadingScreen redirectTo={signInHref} />
  ) : isFactorNeeded ? (
    <FactorScreen to={pathname + search} />
  ) : (
    <StatusScreen status={status} siteName={shell?.siteTitle} message={textIn(error, 'message')} isBusy={isBusy} />
  )
  if (status === 503) return screen
  if (isUnreachable) return <LoadingScreen />
  return (
    <>
      {shell && <AppHeader shell={shell} />}
      <main id="isi">{screen}</main>
    </>
  )
}

/** Returns a text that `appLoader` and `appAction` put into an error response: the `message` for people, or `signInHref`. React Router's own errors have none. */
function textIn(error: unknown, name: 'message' | 'signInHref'): string | undefined {
  const { [name]: text } = isRouteErrorResponse(error) ? Object(error.data) : {}
  return typeof text === 'string' ? text : undefined
}
