import { createContext, type RouterContextProvider } from 'react-router'
import type { Site } from '#features/sites/site.ts'
import type { Lang } from '#kit/lang.ts'
import type { Config } from '#platform/config/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import type { SentForm } from '#platform/http/form-data.ts'
import type { PageRequest } from '#platform/http/page-routes.ts'
import type { PaymentOrigins } from '#platform/http/security-headers.ts'
import type { FileStorage } from '#platform/storage/storage.ts'
import type { FormResult } from '#ui/form/form-result.ts'
import type { Identity } from './identity.ts'

/** Arguments of a page's loader: the context, the tenant's site, and the URL as normalized by the route table. */
export interface PageArgs {
  ctx: Ctx
  site: Site
  page: PageRequest
  /** The declared query parameters. */
  query: URLSearchParams
  /** Scheme, host and port of the tenant's primary host. */
  origin: string
  lang: Lang
  visit: PageVisit
  identity: Identity
  /** The installation's seal. */
  seal: Seal
  /** Webhooks may lead to this very machine (`WEBHOOKS_LOOPBACK`). */
  isLoopbackAllowed: boolean
  /** Where the simulator of payment gateways is, if there is one. */
  simulator?: Config['gatewaySimulator']
  /** Where language models may be asked besides public addresses; absent in tests that ask none. */
  modelPlaces?: { local: Config['localModels']; simulator: Config['modelSimulator'] }
  /** The drive's bytes, for downloads that are made of them; absent in tests that need none. */
  storage?: Pick<FileStorage, 'has' | 'readWhole'>
  /** Reads data that an app page streams after its first part (`<Suspense>`, `<Await>`), in its own transaction: the request's has ended by then. */
  defer<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /**
   * Reads all tenants' tables, for superadmins who entered this tenant and have proven a second factor of just now. Throws as `requirePermission`, Forbidden
   * without that proof, and 429 for too many reads.
   */
  acrossTenants<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** The site is shown with a draft of its settings; `where`: in the studio's frame, or on the whole site. */
  trial?: 'frame' | 'site'
  /** The viewer may look at the public pages of a closed site: they try a draft, or have a pass. */
  isAdmitted?: boolean
  /** Acts at another tenant, with the same demands; `ctx` is that tenant's, whose audit log it writes, and its announcements are published. */
  atTenant<T>(tenantId: TenantId, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Public documents only: a refused form of this page, to be shown again. Pages of the app use `useActionData`. */
  form?: FormResult
}

/** The HTTP request of a page. */
export interface PageVisit {
  /** Scheme, host and port that the browser used; `PageArgs.origin` is the tenant's own. */
  origin: string
  /** The query as received, including undeclared parameters. */
  search: URLSearchParams
  /** True if the app's router in the browser asks, for a page's data or with a form: a page is open, and shows the response. */
  isFromRouter: boolean
  cookie(name: string): string | undefined
  /** The submitted form, read before the request's transaction. Throws the AppError of a form that could not be read: 400, 408, 413, 415. */
  sentForm(): SentForm
  /** Set-Cookie headers of the response, in order. A response that has one is never cached. */
  setCookies: string[]
  /** The page shows a package (SCORM) in a frame, from the tenant's content origin. */
  showsPackage?: true
  /** The page is one on which people pay: what the tenant's gateways need besides our own origin (`gateways/origins.server.ts`). */
  paymentOrigins?: PaymentOrigins
  /** Status of the response, if a page that renders normally is not a 200. */
  status?: number
  /** Set if a fault of the installation stands in the way: the response is a 503, and a retry makes sense after so many seconds. */
  retryAfterSeconds?: number
  /** Rolls back what the request has written so far. Later writes use a new transaction. */
  undo(): Promise<void>
  /** Ends all of a person's sessions at every tenant, after the request's transaction commits: the transaction may have locked one of them. */
  endEverywhere(who: { issuer: string; subject: string }): void
  /**
   * Counts a form submitted without an account against the client's network, and its mail to `mailTo` over all tenants. Throws an AppError 429 if a quota
   * is exceeded.
   */
  consumeSubmissionQuota(mailTo?: string): Promise<void>
  /** Counts a mail that the form sends to an address, over all tenants. Throws an AppError 429 (`TooManyMails`) above the address's budget. */
  takeFormMail(to: string): Promise<void>
}

const argsContext = createContext<PageArgs>()

export function setPageArgs(context: RouterContextProvider, args: PageArgs): void {
  context.set(argsContext, args)
}

/** Returns the arguments, or undefined if the request failed before they were set. */
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
