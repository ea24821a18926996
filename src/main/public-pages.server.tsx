import { ScreenHeadTags, type SiteAssets, SiteDocument } from '#features/brands/site-document.server.tsx'
import { findRedirect } from '#features/redirects/queries.server.ts'
import { formatMoment } from '#kit/format.ts'
import { DEFAULT_LANG, localHref } from '#kit/lang.ts'
import { fillPlaces } from '#kit/text.ts'
import { isClosed } from '#page/maintenance.ts'
import type { PageMiddlewares } from '#page/middleware.ts'
import type { PageArgs } from '#page/page.server.ts'
import { type PublicModule, type PublicOutcome, type PublicView, runPublicPage } from '#page/public-page.server.ts'
import type { Rendered } from '#platform/http/page-cache.ts'
import { contentSecurityPolicy, paymentHeaders } from '#platform/http/security-headers.ts'
import { EMBED_ORIGINS } from '#platform/rich-text/embeds.ts'
import { renderDocument } from '#ui/document.server.tsx'
import { HeadTags } from '#ui/head-tags.tsx'
import { MESSAGES } from '#ui/shell/messages.ts'
import { StatusScreen } from '#ui/shell/screens.tsx'
import { uiTexts } from '#ui/texts.ts'

/** Returns a response for a request to a page; both halves have this shape. */
export type RenderPage = (args: PageArgs, request: Request) => Promise<Rendered>

/** The public pages' modules, by their path from src. */
export type PublicModules = Readonly<Record<string, PublicModule>>

interface PublicPagesParts {
  modules: PublicModules
  /** Returns the module path of a route by its name, or undefined if it has none. */
  fileOf: (routeName: string) => string | undefined
  assets: SiteAssets
  middlewares?: PageMiddlewares
  /** Origins that a form's response may redirect to. */
  formTargets: readonly string[]
}

/** Renders public pages: runs the module's action and loader, then renders one document with React. */
export function createPublicPages({ modules, fileOf, assets, middlewares, formTargets }: PublicPagesParts): RenderPage {
  return async (args, request) => {
    const module = modules[fileOf(args.page.route.name) ?? '']
    const outcome: PublicOutcome = module
      ? await runPublicPage(module, args, request, middlewares)
      : { kind: 'screen', status: isClosed(args) ? 503 : 404 }
    if (outcome.kind === 'response') return await toRendered(outcome.response)
    const to =
      outcome.kind === 'screen' && outcome.status === 404 && request.method !== 'POST'
        ? await findRedirect(args.ctx, args.page.path)
        : undefined
    if (to !== undefined) return await toRendered(new Response(null, { status: 308, headers: { location: localHref(args.lang, to) } }))
    if (outcome.kind === 'screen' && outcome.error) args.ctx.log.error({ err: outcome.error, path: args.page.path }, 'a page failed')
    const { html, status } = render(outcome, args, assets)
    const payment = args.visit.paymentOrigins
    const isMeasured = html.includes('<meta name="analytics-id"')
    return {
      status,
      body: Buffer.from(html),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy({ sources: [], isMeasured, frames: EMBED_ORIGINS, payment }, formTargets),
        ...(payment && paymentHeaders(payment)),
        ...(status === 405 && { allow: 'GET, HEAD' }),
        ...module?.headers?.(),
      },
      cacheable: status === 200,
    }
  }
}

type ShownScreen = Pick<Extract<PublicOutcome, { kind: 'screen' }>, 'status' | 'message' | 'isBusy'>

/** Renders the document, or the error screen if a component of the page throws. */
function render(
  outcome: Exclude<PublicOutcome, { kind: 'response' }>,
  args: PageArgs,
  assets: SiteAssets,
): { html: string; status: number } {
  const screen = (shown: ShownScreen) => ({ html: renderDocument(<Screen args={args} assets={assets} {...shown} />), status: shown.status })
  if (outcome.kind === 'screen') return screen(outcome)
  try {
    return { html: renderDocument(<ViewDocument args={args} assets={assets} view={outcome.view} />), status: outcome.status }
  } catch (error) {
    args.ctx.log.error({ err: error, path: args.page.path }, 'a page failed')
    return screen({ status: 500 })
  }
}

interface DocumentProps {
  args: PageArgs
  assets: SiteAssets
}

function ViewDocument({ args, assets, view }: DocumentProps & { view: PublicView }) {
  return (
    <SiteDocument args={args} assets={assets} head={<HeadTags head={view.head} />} linkedData={view.head.linkedData}>
      {view.body}
    </SiteDocument>
  )
}

function Screen({ args, assets, status, message, isBusy }: DocumentProps & ShownScreen) {
  const { title: siteTitle } = args.site.settings
  const t = uiTexts(args.lang)
  const { title } = isBusy ? t.busy : status === 503 ? t.maintenance : status === 404 ? t.notFound : status === 403 ? t.forbidden : t.error
  const head = <ScreenHeadTags title={title} siteTitle={siteTitle} {...(status === 404 && { description: MESSAGES.routing404 })} />
  return (
    <SiteDocument args={args} assets={assets} head={head} isBare={status === 503}>
      <StatusScreen status={status} siteName={siteTitle} message={status === 503 ? closingWords(args) : message} isBusy={isBusy} />
    </SiteDocument>
  )
}

/** Returns what the site itself says while it is closed, with the expected end; undefined if it says nothing. */
function closingWords({ site: { settings }, lang }: PageArgs): string | undefined {
  const { message, english, until } = settings.maintenance
  const words = lang === DEFAULT_LANG ? message : english || message
  // A moment of the site's own time zone, shown as it was typed.
  const end = until && fillPlaces(uiTexts(lang).maintenance.until, { at: formatMoment(`${until}:00Z`, 'UTC', lang) })
  return [words, end].filter(Boolean).join(' ') || undefined
}

/** Converts a response without a document (a redirect, a file). It is never stored. */
export async function toRendered(response: Response): Promise<Rendered> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (name !== 'content-length') headers[name] = value
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()), headers, cacheable: false }
}
