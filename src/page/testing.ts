import { pino } from 'pino'
import { type ActionFunctionArgs, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { buildSite, ORIGIN, type SiteOptions } from '#features/sites/testing.ts'
import type { Lang } from '#kit/lang.ts'
import { createCtx, type Viewer } from '#platform/context.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { openScope } from '#platform/db/scope.ts'
import { createPageMatcher, type PageRoute } from '#platform/http/page-routes.ts'
import { TEST_NOW, type TestDatabase } from '#platform/testing/database.ts'
import type { Identity } from './identity.ts'
import { type PageArgs, type PageVisit, setPageArgs } from './page.server.ts'

export interface VisitOptions extends SiteOptions {
  lang?: Lang
  viewer?: Viewer
  now?: Date
  identity?: Identity
  /** The request behind the page, such as its cookies. */
  visit?: Partial<PageVisit>
}

/** What pages of tests seal with. */
export const PAGE_SEAL = createSeal('a secret of forty characters for the tests')

/** An account site that is never asked. */
export const NO_IDENTITY: Identity = {
  issuer: 'http://account.invalid',
  accountUrl: 'http://account.invalid',
  start: refuse,
  findAttempt: () => undefined,
  finish: refuse,
  refresh: refuse,
  endUrl: refuse,
  readLogoutToken: refuse,
  sealTokens: () => '',
  openTokens: () => undefined,
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('no test asks this account site'))
}

/** The request behind a page, without cookies. */
export function buildVisit(parts: Partial<PageVisit> = {}): PageVisit {
  return {
    origin: ORIGIN,
    search: new URLSearchParams(),
    cookie: () => undefined,
    setCookies: [],
    undo: async () => {},
    endEverywhere: () => {},
    consumeSubmissionQuota: async () => {},
    ...parts,
  }
}

interface SentForm {
  action: (args: ActionFunctionArgs) => Promise<unknown>
  fields: Record<string, string> | [name: string, value: string][]
}

function toRequest(url: URL, fields: SentForm['fields']): Request {
  return new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
}

/** Visits pages as the router does, for a click within the site, each visit as one request. */
export function createVisitor(database: TestDatabase, routes: PageRoute[]) {
  const match = createPageMatcher(routes, { path: '/*', name: 'all' })
  let statements = 0
  let parts: PageArgs['parts'] = new Map()

  /** What the loader answers at an address, or what it throws: `301 /News/x`, or a status. */
  async function visit<T>(
    loader: (args: LoaderFunctionArgs) => Promise<T>,
    address: string,
    options: VisitOptions,
    isDocument = false,
    sent?: SentForm,
  ): Promise<T | string> {
    parts = new Map()
    const url = new URL(address, ORIGIN)
    const page = match(url.pathname, url.searchParams)
    if (!page) throw new Error(`${address} fits no route`)
    const scope = openScope(database.pool, { tenantId: options.of })
    const context = new RouterContextProvider()
    setPageArgs(context, {
      ctx: createCtx({
        db: scope.db,
        tenantId: options.of,
        log: pino({ level: 'silent' }),
        now: options.now ?? TEST_NOW,
        ...(options.viewer && { viewer: options.viewer }),
      }),
      site: buildSite(options),
      page,
      query: new URLSearchParams(page.search),
      origin: ORIGIN,
      lang: options.lang ?? 'id',
      isDocument,
      parts,
      visit: buildVisit({ search: url.searchParams, undo: () => scope.startAgain(), ...options.visit }),
      identity: options.identity ?? NO_IDENTITY,
      seal: PAGE_SEAL,
    })
    try {
      const answer = sent && (await sent.action({ context, request: toRequest(url, sent.fields) } as never))
      if (answer instanceof Response) return `${answer.status} ${answer.headers.get('location')}`
      // Named boundary: a loader of ours reads nothing but the context.
      return await loader({ context } as never)
    } catch (thrown) {
      if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`
      if (typeof thrown === 'object' && thrown !== null && 'init' in thrown) return String((thrown.init as ResponseInit).status)
      throw thrown
    } finally {
      statements = scope.statements()
      await scope.commit()
    }
  }

  return {
    visit,
    /** As `visit`, for a page that must be there. */
    async show<T>(loader: (args: LoaderFunctionArgs) => Promise<T>, address: string, options: VisitOptions): Promise<T> {
      const answer = await visit(loader, address, options)
      if (typeof answer === 'string') throw new Error(`${address}: ${answer}`)
      return answer
    },
    /** Sends a form of a page: where it leads (`303 /x`), the status that it is refused with, or the page that is shown again. */
    submit<T>(
      { loader, action }: { loader: (args: LoaderFunctionArgs) => Promise<T>; action: SentForm['action'] },
      address: string,
      fields: SentForm['fields'],
      options: VisitOptions,
    ): Promise<T | string> {
      return visit(loader, address, options, false, { action, fields })
    },
    /** The body of the document at an address, with what is for machines. */
    async showDocument(loader: (args: LoaderFunctionArgs) => Promise<unknown>, address: string, options: VisitOptions): Promise<string> {
      await visit(loader, address, options, true)
      const page = parts.get('page')
      if (page === undefined) throw new Error(`${address} has no body`)
      return page
    },
    /** SQL statements that the last visit took. */
    statements: () => statements,
  }
}
