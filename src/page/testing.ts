import { pino } from 'pino'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageHead } from '#features/sites/head.server.ts'
import { buildSite, ORIGIN, type SiteOptions } from '#features/sites/testing.ts'
import { DEFAULT_LANG, type Lang } from '#kit/lang.ts'
import { createCtx, type Viewer } from '#platform/context.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { openScope, withScope } from '#platform/db/scope.ts'
import type { SentForm } from '#platform/http/form-data.ts'
import { createPageMatcher, type PageRoute } from '#platform/http/page-routes.ts'
import { TEST_NOW, type TestDatabase } from '#platform/testing/database.ts'
import { HereContext } from '#ui/lang/here.tsx'
import { LangContext } from '#ui/lang/lang.tsx'
import type { FormAction } from './forms.server.ts'
import type { Identity } from './identity.ts'
import type { PageMiddlewares } from './middleware.ts'
import type { PageArgs, PageVisit } from './page.server.ts'
import { type PublicLoader, type PublicView, runPublicPage } from './public-page.server.ts'

export interface VisitOptions extends SiteOptions {
  lang?: Lang
  viewer?: Viewer
  now?: Date
  identity?: Identity
  /** Overrides of the HTTP request, such as its cookies. */
  visit?: Partial<PageVisit>
}

/** The seal of pages in tests. */
export const PAGE_SEAL = createSeal('a secret of forty characters for the tests')

/** An identity provider whose methods must not be called. */
export const NO_IDENTITY: Identity = {
  issuer: 'http://account.invalid',
  accountUrl: 'http://account.invalid',
  delegated: null,
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

/** Returns a page request without cookies. */
export function buildVisit(parts: Partial<PageVisit> = {}): PageVisit {
  return {
    origin: ORIGIN,
    search: new URLSearchParams(),
    isFromRouter: false,
    cookie: () => undefined,
    setCookies: [],
    undo: async () => {},
    sentForm: () => {
      throw new Error('this visit sends no form')
    },
    endEverywhere: () => {},
    consumeSubmissionQuota: async () => {},
    takeFormMail: async () => {},
    ...parts,
  }
}

export type Fields = Record<string, string> | [name: string, value: string][]

/** A request of a test: its arguments, and how to commit it. */
interface OpenRequest {
  args: PageArgs
  url: URL
  statements(): number
  commit(): Promise<void>
}

/** Opens requests as the pages' endpoint does, each in its own transaction. */
export function createRequests(
  database: TestDatabase,
  routes: readonly PageRoute[],
): (address: string, options: VisitOptions) => OpenRequest {
  const match = createPageMatcher(routes, { path: '/*', name: 'all' })
  return (address, options) => {
    const url = new URL(address, ORIGIN)
    const page = match(url.pathname, url.searchParams)
    if (!page) throw new Error(`${address} fits no route`)
    const scope = openScope(database.pool, { tenantId: options.of })
    const ctx = createCtx({
      db: scope.db,
      tenantId: options.of,
      log: pino({ level: 'silent' }),
      now: options.now ?? TEST_NOW,
      ...(options.lang && { lang: options.lang }),
      ...(options.viewer && { viewer: options.viewer }),
    })
    const args: PageArgs = {
      ctx,
      site: buildSite(options),
      page,
      query: new URLSearchParams(page.search),
      origin: ORIGIN,
      lang: options.lang ?? DEFAULT_LANG,
      visit: buildVisit({ search: url.searchParams, undo: () => scope.startAgain(), ...options.visit }),
      identity: options.identity ?? NO_IDENTITY,
      seal: PAGE_SEAL,
      isLoopbackAllowed: false,
      defer: work => work(ctx),
      acrossTenants: work => withScope(database.pool, { system: 'tenant-figures' }, work),
      atTenant: (tenantId, work) => withScope(database.pool, { tenantId }, db => work(createCtx({ ...ctx, db, tenantId }))),
    }
    return { args, url, statements: () => scope.statements(), commit: () => scope.commit() }
  }
}

/** Returns a request without a body: the endpoint reads forms before their pages are called. */
export function buildRequest(url: URL, fields?: Fields): Request {
  return new Request(url, { method: fields ? 'POST' : 'GET' })
}

/** Returns the form with these fields, as read. */
export function buildForm(fields: Fields): SentForm {
  return { fields: new URLSearchParams(fields), files: new Map() }
}

/** Wraps a loader's data in a public page without a body, for tests of the data alone. */
export function pageOf<T>(load: (args: PageArgs) => Promise<T>): PublicLoader<PublicView & { data: T }> {
  return async args => ({ head: pageHead(args, { title: '' }), body: null, data: await load(args) })
}

/** A view whose body is rendered to HTML. */
export type ShownView<T> = T & { html: string }

/** Loads public pages and submits their forms, one request per visit. `middlewares`: what the routes may name. */
export function createVisitor(database: TestDatabase, routes: readonly PageRoute[], middlewares: PageMiddlewares = {}) {
  const open = createRequests(database, routes)
  let statements = 0

  async function run<T extends PublicView | Response>(
    module: { loader: PublicLoader<T>; action?: FormAction },
    address: string,
    options: VisitOptions,
    fields?: Fields,
  ): Promise<ShownView<Exclude<T, Response>> | string> {
    const request = open(address, options)
    try {
      if (fields) request.args.visit.sentForm = () => buildForm(fields)
      const outcome = await runPublicPage(module, request.args, buildRequest(request.url, fields), middlewares)
      if (outcome.kind === 'response') return `${outcome.response.status} ${outcome.response.headers.get('location')}`
      if (outcome.kind === 'screen') {
        if (outcome.error) throw outcome.error
        return String(outcome.status)
      }
      // Named boundary: the outcome's view is the one that this module's loader returned.
      const view = outcome.view as Exclude<T, Response>
      const body = createElement(HereContext, { value: request.args.page.path + request.args.page.search }, view.body)
      return { ...view, html: renderToStaticMarkup(createElement(LangContext, { value: request.args.lang }, body)) }
    } finally {
      statements = request.statements()
      await request.commit()
    }
  }

  return {
    /** Returns the page's view, its redirect (`301 /News/x`), or its status. */
    visit: <T extends PublicView | Response>(loader: PublicLoader<T>, address: string, options: VisitOptions) =>
      run({ loader }, address, options),
    /** Like `visit`, but throws unless the page renders. */
    async show<T extends PublicView | Response>(loader: PublicLoader<T>, address: string, options: VisitOptions) {
      const answer = await run({ loader }, address, options)
      if (typeof answer === 'string') throw new Error(`${address}: ${answer}`)
      return answer
    },
    /** Submits a form of a page. Returns the redirect (`303 /x`), the status of the refusal, or the page shown again. */
    submit: <T extends PublicView | Response>(
      module: { loader: PublicLoader<T>; action: FormAction },
      address: string,
      fields: Fields,
      options: VisitOptions,
    ) => run(module, address, options, fields),
    /** Number of SQL statements of the last visit. */
    statements: () => statements,
  }
}
