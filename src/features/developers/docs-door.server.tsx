import { Hono } from 'hono'
import type { Site } from '#features/sites/site.ts'
import { COMMON_HEADERS, contentSecurityPolicy } from '#platform/http/security-headers.ts'
import { staticHtml } from '#ui/static-html.server.tsx'
import { CallsPage } from './calls-page.tsx'
import { callsOf, type Description } from './description.ts'
import { DocsDocument, Words } from './document.tsx'
import { CHANGES, ERRORS } from './guide.ts'
import tryScript from './try.js?raw'

interface Parts {
  /** The calls, as `/api/openapi.json` has them. */
  describe(): Description
  /** Opens the hosted database; shown to everybody. */
  anonKey: string
  stylesheet: string
}

interface DocsEnv {
  Bindings: { site: Site; origin: string }
}

/** `/api/docs`: what developers outside read. Without a script everything can be read, and calls that read can be tried. */
export function createDocsDoor({ describe, anonKey, stylesheet }: Parts): Hono<DocsEnv> {
  const app = new Hono<DocsEnv>()
  const description = describe()
  const calls = callsOf(description)
  app.get('/api/docs', c =>
    answer(
      <CallsPage
        site={c.env.site}
        place={{ origin: c.env.origin, anonKey }}
        calls={calls}
        version={description.info.version}
        stylesheet={stylesheet}
      />,
    ),
  )
  app.get('/api/docs/errors', c => answer(<ErrorsPage site={c.env.site} stylesheet={stylesheet} />))
  app.get('/api/docs/changelog', c => answer(<ChangelogPage site={c.env.site} stylesheet={stylesheet} />))
  app.get(
    '/api/docs/try.js',
    () =>
      new Response(tryScript, {
        headers: { ...COMMON_HEADERS, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=3600' },
      }),
  )
  return app
}

function answer(page: React.JSX.Element): Response {
  return new Response(`<!DOCTYPE html>${staticHtml('en', page)}`, {
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({ sources: [], isMeasured: false }),
      'cache-control': 'public, max-age=300',
    },
  })
}

function ErrorsPage({ site, stylesheet }: { site: Site; stylesheet: string }) {
  return (
    <DocsDocument
      site={site}
      title="Errors"
      lead="What each status means, and what a program does then."
      path="/api/docs/errors"
      stylesheet={stylesheet}
    >
      <dl className="mt-8 grid gap-4 md:grid-cols-2">
        {ERRORS.map(({ status, name, means, then }) => (
          <div key={status} className="card p-5">
            <dt className="text-lg font-bold">
              <span className="font-mono">{status}</span> {name}
            </dt>
            <dd className="mt-2">
              <Words>{means}</Words>
            </dd>
            <dd className="text-ink-soft mt-2">
              <Words>{then}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </DocsDocument>
  )
}

function ChangelogPage({ site, stylesheet }: { site: Site; stylesheet: string }) {
  return (
    <DocsDocument
      site={site}
      title="Changelog"
      lead="What changed for programs, the newest first."
      path="/api/docs/changelog"
      stylesheet={stylesheet}
    >
      <div className="mt-8 space-y-8">
        {CHANGES.map(({ day, changes }) => (
          <section key={day} aria-label={day}>
            <h2 className="text-xl font-bold">{day}</h2>
            <ul className="mt-2 list-disc space-y-1 pl-6">
              {changes.map(change => (
                <li key={change}>
                  <Words>{change}</Words>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DocsDocument>
  )
}
