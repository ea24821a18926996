import { commonReason } from '#kit/common-reasons.ts'
import { AppError } from '#kit/errors.ts'
import type { Lang } from '#kit/lang.ts'
import { isAboutAPerson, isSignInOrOut } from '#kit/personal.ts'
import { sayReason } from '#kit/reason.ts'
import type { Viewer } from '#platform/context.ts'
import { neutralPage } from '#platform/http/neutral-page.ts'
import { COMMON_HEADERS } from '#platform/http/security-headers.ts'

const RETRY_SECONDS = 3600

/** The site is suspended, and the viewer is not who may enter it nevertheless. */
export class Suspended extends AppError {
  constructor() {
    super(503, 'Suspended', commonReason('Suspended'), { retryAfterSeconds: RETRY_SECONDS })
  }
}

/** True if a request of a suspended site is looked at further: signing in, and the pages of a person, where the viewer decides. */
export function mayReachSuspended(path: string): boolean {
  return isSignInOrOut(path) || isAboutAPerson(path)
}

/** True if the viewer may see this page of a suspended site: everybody signs in and out, superadmins reach account and studio. */
export function mayEnterSuspended(viewer: Viewer, path: string): boolean {
  return isSignInOrOut(path) || (isAboutAPerson(path) && viewer.kind === 'person' && viewer.person.roles.includes('superadmin'))
}

/** Returns what everybody else gets of a suspended site: a page or an answer that says nothing about the tenant. */
export function suspendedResponse(isCall: boolean, lang: Lang): Response {
  const message = sayReason(commonReason('Suspended'), lang)
  const headers = { ...COMMON_HEADERS, 'cache-control': 'no-store', 'retry-after': String(RETRY_SECONDS) }
  if (isCall) return Response.json({ status: false, message, data: null }, { status: 503, headers })
  const body = neutralPage(message, sayReason(commonReason('SuspendedText'), lang), '', lang)
  return new Response(body, { status: 503, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}
