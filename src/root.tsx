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
import { loadShell } from '#features/studio/shell.server.ts'
import { AppHeader } from '#features/studio/ui/app-header.tsx'
import { DEFAULT_LANG, dirOf } from '#kit/lang.ts'
import { appMeta } from '#page/app-meta.ts'
import { appLoader } from '#page/app-page.server.ts'
import { renderAppLink } from '#ui/app/app-link.tsx'
import { AppPieces } from '#ui/app/app-pieces.tsx'
import { LangContext, LinkContext } from '#ui/lang/lang.tsx'
import { FactorScreen, StatusScreen } from '#ui/shell/screens.tsx'
import stylesheet from './app.css?url'

export const loader = appLoader(loadShell)

/** The header shows the viewer and their notifications, so it is reloaded with each navigation. */
export function shouldRevalidate() {
  return true
}

export { appMeta as meta }

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const lang = shell?.lang ?? DEFAULT_LANG
  const routeName = useMatches().at(-1)?.id
  return (
    <html lang={lang} dir={dirOf(lang)} data-half="app" data-layout={shell?.layout} data-variant={shell?.variant} data-untracked="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={stylesheet} precedence="app" />
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
      <body data-route={routeName === 'root' ? 'all' : routeName}>
        <LangContext value={lang}>
          <LinkContext value={renderAppLink}>{children}</LinkContext>
        </LangContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const shell = useRouteLoaderData<typeof loader>('root')
  const routeName = useMatches().at(-1)?.id ?? 'all'
  if (!shell) return null
  return (
    <>
      <AppPieces />
      <AppHeader shell={shell} />
      <main id="isi" tabIndex={-1} className="min-h-[60vh] outline-none">
        <div className={wrapperClass(shell.layout, routeName)}>
          <Outlet />
        </div>
      </main>
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const shell = useRouteLoaderData<typeof loader>('root')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { pathname, search } = useLocation()
  // Named boundaries: what `appLoader` throws with a 503, and what a page throws with a 403.
  const isBusy = isRouteErrorResponse(error) && (error.data as { isBusy?: boolean } | null)?.isBusy === true
  const isFactorNeeded = isRouteErrorResponse(error) && status === 403 && error.data?.code === 'SecondFactorNeeded'
  const screen = isFactorNeeded ? (
    <FactorScreen to={pathname + search} />
  ) : (
    <StatusScreen status={status} siteName={shell?.siteTitle} message={messageIn(error)} isBusy={isBusy} />
  )
  if (status === 503) return screen
  return (
    <>
      {shell && <AppHeader shell={shell} />}
      <main id="isi">{screen}</main>
    </>
  )
}

/** The message of an error that is meant for people; `appLoader` and `appAction` put it into the response, React Router's own errors have none. */
function messageIn(error: unknown): string | undefined {
  const { message } = isRouteErrorResponse(error) ? Object(error.data) : {}
  return typeof message === 'string' ? message : undefined
}
