import { setTimeout as wait } from 'node:timers/promises'
import { findBegun, toRequestHeaders } from '#features/accounts/sessions/sessions.server.ts'
import { NOT_LINKED, SOCIAL_NAMES, type SocialSite, socialSitesOf } from '#features/accounts/sign-in/social.server.ts'
import { logSecurity } from '#platform/security-log.ts'
import { callEngine } from '../engine-endpoints.ts'
import { redirect } from '../responses.ts'
import { storeSignIn } from '../store-sign-in.ts'
import { accountTexts } from '../texts.ts'
import { showErrorPage } from '../ui/error-page.server.tsx'
import { Aside, MainLink, Text, TextLink } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { type AccountVisit, continueHref, pageHref } from '../visit.ts'
import { SECOND_FACTOR_PATH } from './sign-in.tsx'

/** Time limit for the requests to the social site. */
const TIMEOUT_MS = 15_000

/** Redirects to the social site, which returns to `show`. The pending authorization stays in its cookie. */
export async function submit(visit: AccountVisit): Promise<Response> {
  const site = socialSitesOf(visit.dependencies.auth).find(one => one === visit.fields.get('site'))
  if (!site) return showErrorPage(visit, 'notFound')
  const { response, headers } = await visit.dependencies.auth.api.signInSocial({
    body: { provider: site, callbackURL: '/', disableRedirect: true },
    headers: visit.caller.headers ?? new Headers(),
    returnHeaders: true,
  })
  if (!response.url) return showErrorPage(visit, 'failed')
  visit.cookies.push(...headers.getSetCookie())
  return redirect(visit, response.url)
}

/** Handles the return from the social site: the engine signs the person in, or reports why not. */
export async function show(visit: AccountVisit): Promise<Response> {
  // The engine refuses a site that is not set up.
  const site: SocialSite = visit.route.path.endsWith('/google') ? 'google' : 'github'
  const response = await Promise.race([
    callEngine(visit, `/callback/${site}${visit.url.search}`),
    wait(TIMEOUT_MS, undefined, { ref: false }),
  ])
  if (!response) return showSocialError(visit, site, 'timeout')
  const cookies = response.headers.getSetCookie()
  const location = response.headers.get('location')
  const error = location === null ? null : new URL(location, visit.dependencies.origin).searchParams.get('error')
  if (error !== null) return showSocialError(visit, site, error, cookies)
  // NOTE: a response that asks for the second factor still has the location of one that does not.
  const needsSecondFactor = (await response.text()).includes('"twoFactorRedirect":true')
  if (location === null && !needsSecondFactor) return showSocialError(visit, site, '', cookies)
  const account = await findSignedIn(visit, cookies)
  if (!needsSecondFactor) logSecurity(visit.engine.log, 'sign-in.succeeded', { account, by: site, address: visit.caller.address })
  await storeSignIn(visit, account, cookies)
  return redirect(visit, needsSecondFactor ? pageHref(visit, SECOND_FACTOR_PATH) : continueHref(visit))
}

/** Returns the user whose session these cookies start, or whose second factor is asked for; '' if none. */
async function findSignedIn({ engine: { auth } }: AccountVisit, cookies: readonly string[]): Promise<string> {
  const begun = await findBegun(auth, cookies)
  return begun?.userId ?? (await auth.api.findChallenged({ headers: toRequestHeaders(cookies) }))?.id ?? ''
}

/** Our messages for the errors of the engine or the social site. */
const MESSAGES = new Map<string, 'denied' | 'notLinked' | 'noEmail'>([
  ['access_denied', 'denied'],
  [NOT_LINKED, 'notLinked'],
  ['email_not_found', 'noEmail'],
])

function showSocialError(visit: AccountVisit, site: SocialSite, error: string, cookies: readonly string[] = []): Response {
  visit.cookies.push(...cookies)
  logSecurity(visit.engine.log, 'sign-in.failed', { by: site, why: 'refused', address: visit.caller.address })
  const t = accountTexts(visit.lang)
  const why = MESSAGES.get(error) ?? 'failed'
  const values = { site: SOCIAL_NAMES[site] }
  const body = (
    <>
      <Text>{t.fill(`social.${why}`, values)}</Text>
      <MainLink href={pageHref(visit, '/sign-in')}>{t.social.back}</MainLink>
      {why === 'notLinked' && (
        <Aside>
          <TextLink href={pageHref(visit, '/forgot')}>{t.signIn.forgot}</TextLink>
        </Aside>
      )}
    </>
  )
  return showPage(visit, { title: t.fill('social.errorTitle', values), status: 400, body })
}
