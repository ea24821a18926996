import type { ReactNode } from 'react'
import { logoOf, type Site } from '#features/sites/site.ts'
import { siteStyle } from '#features/sites/style.server.ts'

interface DocumentProps {
  site: Site
  title: string
  lead: string
  /** Which of the three pages it is. */
  path: string
  stylesheet: string
  children: ReactNode
}

const PAGES = [
  ['/api/docs', 'Calls'],
  ['/api/docs/errors', 'Errors'],
  ['/api/docs/changelog', 'Changelog'],
] as const

/** A page of the documentation, in the tenant's colours. */
export function DocsDocument({ site, title, lead, path, stylesheet, children }: DocumentProps) {
  const style = siteStyle(site.settings)
  return (
    <html lang="en" data-layout={site.layout} data-variant={site.variant}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${site.settings.title}`}</title>
        <meta name="description" content={lead} />
        <link rel="stylesheet" href={stylesheet} />
        <style dangerouslySetInnerHTML={{ __html: style.css }} />
        <script src="/api/docs/try.js" defer />
      </head>
      <body data-route="Api-Docs">
        <header className="border-line border-b">
          <div className="container-page flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <a href="/" className="font-heading text-ink flex min-h-11 items-center gap-3 text-lg font-extrabold">
              <img src={logoOf(site)} alt="" width={36} height={36} className="size-9 rounded-lg object-contain" />
              {site.settings.title}
            </a>
            <nav aria-label="Documentation" className="flex flex-wrap gap-x-4">
              {PAGES.map(([href, label]) => (
                <a
                  key={href}
                  href={href}
                  aria-current={href === path ? 'page' : undefined}
                  className="aria-[current]:text-primary-text inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline aria-[current]:font-bold"
                >
                  {label}
                </a>
              ))}
              <a href="/api/openapi.json" className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline">
                OpenAPI 3.1
              </a>
            </nav>
          </div>
        </header>
        <main id="isi" className="container-page py-8 md:py-12">
          <h1 className="heading-section">{title}</h1>
          <p className="text-ink-soft mt-3 max-w-[65ch] text-lg">{lead}</p>
          {children}
        </main>
      </body>
    </html>
  )
}

/** Words with code between backquotes. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    at % 2 === 1 ? (
      <code key={at} className="bg-tint rounded px-1 font-mono text-[0.92em] wrap-anywhere">
        {part}
      </code>
    ) : (
      part
    ),
  )
}

export function Code({ title, children }: { title: string; children: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-ink-soft text-base font-medium">{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keyboard */}
      <pre className="bg-tint mt-1 max-h-96 overflow-auto rounded-xl p-4 font-mono text-sm leading-relaxed" tabIndex={0}>
        {children}
      </pre>
    </figure>
  )
}
