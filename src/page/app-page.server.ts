import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { isAppPath } from '#kit/app-paths.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { AppError, isAppError, toWords } from '#kit/errors.ts'
import { localHref } from '#kit/lang.ts'
import { loginHref } from '#kit/login.ts'
import { sayReason } from '#kit/reason.ts'
import { type SentForm, valuesToShow } from '#platform/http/form-data.ts'
import type { FormResult } from '#ui/form/form-result.ts'
import { isFaultOf } from './faults.server.ts'
import { type FormAction, type Shown, takeForm } from './forms.server.ts'
import { isClosed } from './maintenance.ts'
import { getPageArgs, type PageArgs } from './page.server.ts'
import { withQuery } from './redirect.ts'
import { formReason } from './texts.ts'

/**
 * Creates the loader of an app page, which returns typed data for its component. AppErrors become React Router error responses with their status, shown by
 * the nearest error boundary; other errors become a 500 there. A 401 redirects a document to sign-in; in an open page it is an error response whose
 * `signInHref` the loading screen follows (docs/decisions/042). Under maintenance a page that `isClosed` is a 503.
 * `isFrame`: for what stands around every page and shows nothing of it, which the screens of errors and maintenance need for their language and look.
 */
export function appLoader<T>(load: (args: PageArgs) => Promise<T> | T, { isFrame = false } = {}): (args: LoaderFunctionArgs) => Promise<T> {
  return async ({ context }) => {
    const args = isFrame ? getPageArgs(context) : getOpenArgs(context)
    try {
      return await load(args)
    } catch (error) {
      throw toErrorResponse(error, args)
    }
  }
}

/** Handles one form of a page. Returns the path to redirect to, without language prefix. Throws an AppError to refuse the form. */
export type AppFormAction = (args: PageArgs, fields: URLSearchParams, sent: SentForm) => Promise<string>

/**
 * Creates the action of an app page: one function per form, chosen by the hidden field `form` (`''` if the page's only form has no name). Redirects with
 * 303, or returns the refused form with its status (409, 422, 429), available to the component in `useActionData()` or `fetcher.data`. So is a form of an open
 * page whose session has ended (401): what was typed stays, with a link to sign in.
 */
export function appAction(
  forms: Record<string, AppFormAction>,
): (args: ActionFunctionArgs) => Promise<Response | ReturnType<typeof data<FormResult>>> {
  const act: FormAction = (args, fields, sent) => runForm(forms, args, fields, sent)
  return ({ context }) => takeAppForm(act, context)
}

/** As `appAction`, for a page with forms that only look, such as a dry run: what one returns is the page's action data, as `shown`. */
export function appActionWithLooks<T>(
  forms: Record<string, AppFormAction>,
  looks: Record<string, (args: PageArgs, fields: URLSearchParams, sent: SentForm) => Promise<T>>,
): (args: ActionFunctionArgs) => Promise<Response | Shown<T> | ReturnType<typeof data<FormResult>>> {
  const act: FormAction<Shown<T>> = async (args, fields, sent) => {
    const name = fields.get('form') ?? ''
    const look = Object.hasOwn(looks, name) ? looks[name] : undefined
    return look ? { shown: await look(args, fields, sent) } : await runForm(forms, args, fields, sent)
  }
  return ({ context }) => takeAppForm(act, context)
}

async function runForm(forms: Record<string, AppFormAction>, ...[args, fields, sent]: Parameters<AppFormAction>): Promise<Response> {
  const name = fields.get('form') ?? ''
  const run = Object.hasOwn(forms, name) ? forms[name] : undefined
  if (!run) throw new AppError(400, 'BadRequest', commonReason('FormUnknown'))
  return leadTo(await run(args, fields, sent), { status: 303 })
}

async function takeAppForm<S extends Shown<unknown> = never>(
  act: FormAction<S>,
  context: ActionFunctionArgs['context'],
): Promise<Response | S | ReturnType<typeof data<FormResult>>> {
  const args = getOpenArgs(context)
  try {
    const taken = await takeForm(act, args)
    return taken instanceof Response || 'shown' in taken ? taken : data(taken.form, { status: taken.status })
  } catch (error) {
    if (isAppError(error) && error.status === 401 && args.visit.isFromRouter) return data(keepForm(args), { status: 401 })
    throw toErrorResponse(error, args)
  }
}

/** Returns a form that came after the session had ended, to be shown again. */
function keepForm(args: PageArgs): FormResult {
  const { fields } = args.visit.sentForm()
  return {
    name: fields.get('form') ?? '',
    values: valuesToShow(fields),
    message: sayReason(formReason('SessionEnded'), args.lang),
    problems: [],
    signInHref: signInHrefOf(args),
  }
}

/** Returns where a person signs in again, with the way back to this page. */
function signInHrefOf(args: PageArgs): string {
  return localHref(args.lang, loginHref(withQuery(args.page.givenPath, args)))
}

/**
 * Returns a redirect to a path of this site, without language prefix. React Router follows it within the app; a public document, such as sign-in, is loaded
 * by the browser, since the app has no route for it.
 */
export function leadTo(path: string, init: ResponseInit = {}): Response {
  return isAppPath(path) ? redirect(path, init) : redirectDocument(path, init)
}

/** Throws a 503 while maintenance closes the page. */
function getOpenArgs(context: Parameters<typeof getPageArgs>[0]): PageArgs {
  const args = getPageArgs(context)
  if (isClosed(args)) throw data(null, { status: 503 })
  return args
}

function toErrorResponse(error: unknown, args: PageArgs): unknown {
  if (isFaultOf(args, error)) return data({ isBusy: true }, { status: 503 })
  if (!isAppError(error)) return error
  if (error.status === 401) {
    if (args.visit.isFromRouter) return data({ signInHref: signInHrefOf(args) }, { status: 401 })
    return leadTo(loginHref(withQuery(args.page.givenPath, args)), { headers: { 'cache-control': 'no-store' } })
  }
  return data({ message: toWords(error, args.lang).message, code: error.reason.code }, { status: error.status })
}
