import { APP_TOKEN_HOURS, issueSiteToken } from '#features/api-clients/app-tokens.server.ts'
import { findViewer } from '#features/api-clients/viewer.server.ts'
import { type FoundSession, renewSession, SESSION_SECONDS } from '#features/members/sessions.server.ts'
import type { PageVisit } from '#page/page.server.ts'
import type { Ctx } from '#platform/context.ts'
import { ACCESS_COOKIE, APP_COOKIE, readCookie, writeCookie } from '#platform/http/credentials.ts'

/** The request behind a page, as loaders and actions see it. `origin` is the one that the browser used. */
export function visitOf(
  request: Request,
  origin: string,
  url: URL,
  acts: Pick<PageVisit, 'undo' | 'endEverywhere' | 'consumeSubmissionQuota'>,
): PageVisit {
  const cookies = request.headers.get('cookie')
  return {
    origin,
    search: url.searchParams,
    cookie: name => readCookie(cookies, name),
    setCookies: [],
    ...acts,
  }
}

/** Returns the session of a page request, by its cookie. Clears stale session cookies and extends active ones. */
export async function findPageViewer(ctx: Ctx, visit: PageVisit, isRead: boolean): Promise<FoundSession | undefined> {
  const accessToken = visit.cookie(ACCESS_COOKIE)
  if (!accessToken) return undefined
  const { viewer, session, isTokenRefused } = await findViewer(ctx, { accessToken })
  ctx.viewer = viewer
  const isSecure = visit.origin.startsWith('https:')
  if (isTokenRefused) visit.setCookies.push(writeCookie(ACCESS_COOKIE, '', 0, isSecure))
  if (session?.isRenewalDue && isRead) {
    await renewSession(ctx, session.person)
    visit.setCookies.push(writeCookie(ACCESS_COOKIE, accessToken, SESSION_SECONDS, isSecure))
  }
  // A person's page comes with a program's token as well, so that the browser's start-up never finds one missing and signs them out.
  // Not with a form, whose refusal rolls back what was written.
  if (session && isRead && !visit.cookie(APP_COOKIE)) {
    const { token } = await issueSiteToken(ctx)
    visit.setCookies.push(writeCookie(APP_COOKIE, token, APP_TOKEN_HOURS * 3600, isSecure))
  }
  return session
}
