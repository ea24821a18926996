import { createContext, type RouterContextProvider } from 'react-router'
import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { PageRequest } from '#platform/http/page-routes.ts'
import type { FormResult } from '#ui/form/form-result.ts'
import type { Identity } from './identity.ts'

/** What a page's loader is given: the context, the tenant's site, and the address as the route table cleaned it. */
export interface PageArgs {
  ctx: Ctx
  site: Site
  page: PageRequest
  /** The declared query parameters. */
  query: URLSearchParams
  /** Scheme, host and port of the tenant's own host. */
  origin: string
  lang: Lang
  visit: PageVisit
  identity: Identity
  /** What the installation seals with. */
  seal: Seal
  /** Reads data that a page of the app streams after its first part (`<Suspense>`, `<Await>`), in a transaction of its own: this one is over by then. */
  defer<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Of a public document alone: a form of this page that was refused, to be shown again. Pages of the app read `useActionData`. */
  form?: FormResult
}

/** The request behind a page. */
export interface PageVisit {
  /** Scheme, host and port that the browser used; `PageArgs.origin` is the tenant's own. */
  origin: string
  /** The query as it came, undeclared parameters and all. */
  search: URLSearchParams
  cookie(name: string): string | undefined
  /** Set-Cookie headers of the answer, in order. An answer that has one is never stored. */
  setCookies: string[]
  /** The answer's status, where a page that is shown is not a success. */
  status?: number
  /** Rolls back what the request has written so far. What comes after is written in a new transaction. */
  undo(): Promise<void>
  /** Ends all sessions of a person at every tenant, once what the request has written is committed: it may hold one of them. */
  endEverywhere(who: { issuer: string; subject: string }): void
  /** Counts a form that somebody sends without an account, by their network. Throws an AppError 429 where it is one too many. */
  consumeSubmissionQuota(): Promise<void>
}

const argsContext = createContext<PageArgs>()

export function setPageArgs(context: RouterContextProvider, args: PageArgs): void {
  context.set(argsContext, args)
}

/** The arguments, or undefined where the failure came before they were set. */
export function findPageArgs(context: Readonly<RouterContextProvider>): PageArgs | undefined {
  try {
    return context.get(argsContext)
  } catch {
    return undefined
  }
}

export function getPageArgs(context: Readonly<RouterContextProvider>): PageArgs {
  return context.get(argsContext)
}
