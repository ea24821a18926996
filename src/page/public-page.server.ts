import type { ReactNode } from 'react'
import type { MadeHead } from '#features/sites/head.server.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError, isAppError, toWords } from '#kit/errors.ts'
import { localHref } from '#kit/lang.ts'
import { loginHref } from '#kit/login.ts'
import { isFaultOf } from './faults.server.ts'
import { type FormAction, takeForm } from './forms.server.ts'
import { isClosed } from './maintenance.ts'
import { type PageMiddlewares, runMiddleware } from './middleware.ts'
import type { PageArgs } from './page.server.ts'
import { localizeRedirect, redirect, withQuery } from './redirect.ts'

/** What a public page renders: its head, and its body as React elements, rendered on the server only (except islands). */
export interface PublicView {
  head: MadeHead
  body: ReactNode
}

export type PublicLoader<T extends PublicView | Response = PublicView | Response> = (args: PageArgs) => Promise<T>

/** A module `features/x/pages/y.server.tsx`: a page of the public half. */
export interface PublicModule {
  loader: PublicLoader
  action?: FormAction
  /** Extra headers for every response of the page, such as a stricter referrer policy. */
  headers?: () => Record<string, string>
  /** True if maintenance does not close the page to this viewer. */
  isOpenUnderMaintenance?: (args: PageArgs) => Promise<boolean>
}

/** Creates the loader of a public page. It may throw an AppError (shown as a screen with its status) or a redirect, or return a response instead of a view. */
export function publicPage<T extends PublicView | Response>(load: (args: PageArgs) => Promise<T> | T): PublicLoader<T> {
  return async args => await load(args)
}

/** Creates the action of a public page; see `FormAction`. After a refusal, the page's loader runs with the form in `args.form`. */
export function publicAction(act: FormAction): FormAction {
  return act
}

/** Outcome of a request for a public page: a view to render, a response (such as a redirect), or an error screen. */
export type PublicOutcome =
  | { kind: 'view'; status: number; view: PublicView }
  | { kind: 'response'; response: Response }
  /** `message`: why, for people; `error`: to be logged; `isBusy`: the installation can't serve it now. */
  | { kind: 'screen'; status: number; message?: string; error?: unknown; isBusy?: boolean }

/** Runs a public page: its middleware, for a POST its action, then its loader. Never rejects. */
export async function runPublicPage(
  { loader, action, isOpenUnderMaintenance }: PublicModule,
  args: PageArgs,
  request: Request,
  middlewares: PageMiddlewares = {},
): Promise<PublicOutcome> {
  try {
    if (isClosed(args) && !(await isOpenUnderMaintenance?.(args))) return { kind: 'screen', status: 503 }
    await runMiddleware(middlewares, args)
    if (request.method === 'GET' || request.method === 'HEAD') return toShown(200, await loader(args), args)
    if (!action) throw new AppError(405, 'MethodNotAllowed', commonReason('PageTakesNoForm'))
    const taken = await takeForm(action, args)
    if (taken instanceof Response) return { kind: 'response', response: localizeRedirect(taken, args.lang) }
    return toShown(taken.status, await loader({ ...args, form: taken.form }), args)
  } catch (error) {
    return toOutcome(error, args)
  }
}

function toShown(status: number, shown: PublicView | Response, { lang }: PageArgs): PublicOutcome {
  return shown instanceof Response ? { kind: 'response', response: localizeRedirect(shown, lang) } : { kind: 'view', status, view: shown }
}

function toOutcome(error: unknown, args: PageArgs): PublicOutcome {
  if (error instanceof Response) return { kind: 'response', response: localizeRedirect(error, args.lang) }
  if (isFaultOf(args, error)) return { kind: 'screen', status: 503, isBusy: true }
  if (!isAppError(error)) return { kind: 'screen', status: 500, error }
  const { status } = error
  if (status !== 401) return { kind: 'screen', status, message: toWords(error, args.lang).message, ...(status >= 500 && { error }) }
  const login = localHref(args.lang, loginHref(withQuery(args.page.givenPath, args)))
  return { kind: 'response', response: redirect(login, 302, { 'cache-control': 'no-store' }) }
}
