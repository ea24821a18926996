import { APP_TOKEN_HOURS } from '#features/api-clients/api-client.ts'
import { issueSiteToken } from '#features/api-clients/app-tokens.server.ts'
import { findViewer } from '#features/api-clients/viewer.server.ts'
import { type FoundSession, renewSession, SESSION_SECONDS } from '#features/members/sessions.server.ts'
import { toWho } from '#features/members/who.server.ts'
import { mayBeRecorded } from '#features/statistics/policy.ts'
import { formatWho, WHO_COOKIE } from '#kit/who.ts'
import type { PageVisit } from '#page/page.server.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { ACCESS_COOKIE, APP_COOKIE, cookieName, readCookie, writeCookie } from '#platform/http/credentials.ts'

/** Returns the request behind a page, as loaders and actions see it. `origin` is the one that the browser used. */
export function visitOf(
  request: Request,
  origin: string,
  url: URL,
  acts: Pick<PageVisit, 'isFromRouter' | 'undo' | 'sentForm' | 'endEverywhere' | 'consumeSubmissionQuota' | 'takeFormMail'>,
): PageVisit {
  const cookies = request.headers.get('cookie')
  return {
    origin,
    search: url.searchParams,
    cookie: name => readCookie(cookies, name, isHttps(origin)),
    setCookies: [],
    ...acts,
  }
}

/** Returns the session of a page request, by its cookie. Clears stale session cookies and extends active ones. */
export async function findPageViewer(ctx: Ctx, visit: PageVisit, isRead: boolean): Promise<FoundSession | undefined> {
  const accessToken = visit.cookie(ACCESS_COOKIE)
  if (!accessToken) {
    showWho(visit, { kind: 'nobody' })
    return undefined
  }
  const { viewer, session, isTokenRefused } = await findViewer(ctx, { accessToken })
  ctx.viewer = viewer
  const isSecure = isHttps(visit.origin)
  if (isTokenRefused) visit.setCookies.push(writeCookie(ACCESS_COOKIE, '', 0, isSecure))
  const isRenewed = session !== undefined && session.isRenewalDue && isRead
  showWho(visit, viewer, isRenewed)
  if (isRenewed) {
    await renewSession(ctx, session.person)
    visit.setCookies.push(writeCookie(ACCESS_COOKIE, accessToken, SESSION_SECONDS, isSecure))
  }
  // A person's page also sets the site's app token, so that the browser's start-up never finds it missing and signs them out. Not with a form, whose refusal
  // rolls back what was written.
  if (session && isRead && !visit.cookie(APP_COOKIE)) {
    const { token } = await issueSiteToken(ctx)
    visit.setCookies.push(writeCookie(APP_COOKIE, token, APP_TOKEN_HOURS * 3600, isSecure))
  }
  return session
}

/**
 * Updates the cookie that shows who is signed in, after a page has set cookies or accepted a form: it may have signed somebody in or out or changed the role
 * that they act as, and may redirect to a cached document. Runs in the page's transaction, so that it sees its writes.
 */
export async function showWhoAfter(ctx: Ctx, visit: PageVisit): Promise<void> {
  const isSecure = isHttps(visit.origin)
  const set = visit.setCookies.findLast(cookie => cookie.startsWith(`${cookieName(ACCESS_COOKIE, isSecure)}=`))
  const accessToken = set === undefined ? visit.cookie(ACCESS_COOKIE) : readCookie(set, ACCESS_COOKIE, isSecure)
  showWho(visit, accessToken ? (await findViewer(ctx, { accessToken })).viewer : { kind: 'nobody' })
}

/**
 * Keeps the cookie that the headers of cached documents read in step with who is signed in. It grants nothing. `isRenewed`: the session's cookie lives on, and
 * this one with it; a stored document takes its reader for a guest without it, and its start-up would clear a session that is there.
 */
function showWho(visit: PageVisit, viewer: Viewer, isRenewed = false): void {
  const isSecure = isHttps(visit.origin)
  const name = cookieName(WHO_COOKIE, isSecure)
  const before = visit.setCookies.findIndex(cookie => cookie.startsWith(`${name}=`))
  if (before >= 0) visit.setCookies.splice(before, 1)
  const wanted = viewer.kind === 'person' ? formatWho(toWho(viewer.person, !mayBeRecorded(viewer))) : undefined
  // A cookie that is read comes decoded.
  if (!isRenewed && visit.cookie(WHO_COOKIE) === (wanted && decodeURIComponent(wanted))) return
  const secure = isSecure ? '; Secure' : ''
  visit.setCookies.push(`${name}=${wanted ?? ''}; Path=/; Max-Age=${wanted ? SESSION_SECONDS : 0}; SameSite=Lax${secure}`)
}

const isHttps = (origin: string) => origin.startsWith('https:')
