import { type ActionFunctionArgs, createContext, data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router'
import { isUnderMaintenance } from '#features/sites/settings.ts'
import type { Site } from '#features/sites/site.ts'
import { type FieldProblem, isAppError } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { loginHref } from '#kit/login.ts'
import type { Ctx } from '#platform/context.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { readFormText } from '#platform/http/form-body.ts'
import type { PageRequest } from '#platform/http/page-routes.ts'
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
  /** Whether the whole document is asked for, or only a page's data for a click within the site. */
  isDocument: boolean
  /** What the server makes for this document, by the part's name; see `ui/server-part.tsx`. */
  parts: Map<string, string>
  visit: PageVisit
  identity: Identity
  /** What the installation seals with. */
  seal: Seal
  /** What a form of this page was refused with, to be shown again; set by the page's action before its loader runs. */
  form?: FormState
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

/** A form as it was sent, and what is wrong with it. */
export interface FormState {
  /** Names the form where a page has several. */
  name: string
  values: Record<string, string>
  message: string
  problems: FieldProblem[]
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

/**
 * Makes a page's loader. Failures that a visitor may see (not found, forbidden …) become React Router's error answers with their status;
 * all others go on to the error screen as a 500. Who must sign in first is sent there. Under maintenance every page answers 503.
 */
export function pageLoader<T>(load: (args: PageArgs) => Promise<T> | T): (args: LoaderFunctionArgs) => Promise<T> {
  return async ({ context }) => {
    const args = context.get(argsContext)
    if (isUnderMaintenance(args.site.settings)) throw data(null, { status: 503 })
    try {
      return await load(args)
    } catch (error) {
      throw translate(error, args)
    }
  }
}

/**
 * Makes a page's action: what happens when one of its forms is sent. `act` gets the form's fields and answers where to go next. Every refusal
 * rolls back; one of what was typed (409, 422, 429) shows the page again with `args.form` set; passwords and files never come back.
 */
export function pageAction(
  act: (args: PageArgs, fields: URLSearchParams) => Promise<Response>,
): (args: ActionFunctionArgs) => Promise<unknown> {
  return async ({ context, request }) => {
    const args = context.get(argsContext)
    const fields = new URLSearchParams(await readFormText(request))
    try {
      return await act(args, fields)
    } catch (error) {
      if (!isAppError(error)) throw error
      // Of every refusal: the way to sign in is a redirect, and would be taken for a success.
      await args.visit.undo()
      if (!SHOWN_AGAIN.has(error.status)) throw translate(error, args)
      args.form = {
        name: fields.get('form') ?? '',
        values: Object.fromEntries(fields),
        message: error.message,
        problems: error.problems,
      }
      return data(null, { status: error.status })
    }
  }
}

const SHOWN_AGAIN = new Set([409, 422, 429])

function translate(error: unknown, { page }: PageArgs): unknown {
  if (!isAppError(error)) return error
  if (error.status === 401) return redirect(loginHref(page.path + page.search), { headers: { 'cache-control': 'no-store' } })
  return data({ message: error.message }, { status: error.status })
}
