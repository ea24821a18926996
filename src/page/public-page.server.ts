import type { ReactNode } from 'react'
import type { MadeHead } from '#features/sites/head.server.ts'
import { isUnderMaintenance } from '#features/sites/settings.ts'
import { AppError, isAppError } from '#kit/errors.ts'
import { localHref } from '#kit/lang.ts'
import { loginHref } from '#kit/login.ts'
import { type FormAction, takeForm } from './forms.server.ts'
import type { PageArgs } from './page.server.ts'
import { localizeRedirect, redirect } from './redirect.ts'

/** What a public page shows: its head, and its body as React elements that are rendered on the server alone, islands aside. */
export interface PublicView {
  head: MadeHead
  body: ReactNode
}

export type PublicLoader<T extends PublicView | Response = PublicView | Response> = (args: PageArgs) => Promise<T>

/** A module `features/x/pages/y.server.tsx`: a page of the public half. */
export interface PublicModule {
  loader: PublicLoader
  action?: FormAction
  /** Headers of every response of the page, such as a stricter referrer policy. */
  headers?: () => Record<string, string>
}

/** Makes the loader of a public page. It may throw an AppError (its status and screen are shown) or a redirect, and return a response that is no document. */
export function publicPage<T extends PublicView | Response>(load: (args: PageArgs) => Promise<T> | T): PublicLoader<T> {
  return async args => await load(args)
}

/** Makes the action of a public page; see `FormAction`. A refused form is shown again by the page's loader, which finds it as `args.form`. */
export function publicAction(act: FormAction): FormAction {
  return act
}

/** What became of a request for a public page: a view to be rendered, a response of its own (a redirect), or a screen for its status. */
export type PublicOutcome =
  | { kind: 'view'; status: number; view: PublicView }
  | { kind: 'response'; response: Response }
  | { kind: 'screen'; status: number; message?: string; error?: unknown }

/** Runs a public page: its action where a form was sent, then its loader. Never throws. */
export async function runPublicPage({ loader, action }: PublicModule, args: PageArgs, request: Request): Promise<PublicOutcome> {
  if (isUnderMaintenance(args.site.settings)) return { kind: 'screen', status: 503 }
  try {
    if (request.method === 'GET' || request.method === 'HEAD') return toShown(200, await loader(args), args)
    if (!action) throw new AppError(405, 'MethodNotAllowed', 'Halaman ini tidak menerima formulir')
    const taken = await takeForm(action, args, request)
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
  if (!isAppError(error)) return { kind: 'screen', status: 500, error }
  if (error.status !== 401) return { kind: 'screen', status: error.status, message: error.message }
  const login = localHref(args.lang, loginHref(args.page.path + args.page.search))
  return { kind: 'response', response: redirect(login, 302, { 'cache-control': 'no-store' }) }
}
