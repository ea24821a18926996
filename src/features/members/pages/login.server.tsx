import { localHref } from '#kit/lang.ts'
import { toOwnPath } from '#kit/own-path.ts'
import { publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { writeCookie } from '#platform/http/credentials.ts'
import { ATTEMPT_SECONDS } from '../identity.server.ts'

const HOWS = ['new', 'quiet', 'again'] as const

/**
 * Redirects to the provider: with `new` to its registration, with `quiet` only if the person is signed in there already. A viewer who is signed in here
 * is redirected to `to`, except with `factor`, which demands a second factor (`fresh`: of just now). `again`: they authenticate once more.
 */
export const loader = publicPage(async ({ ctx, site, lang, identity, visit }) => {
  const to = toOwnPath(visit.search.get('to'), lang)
  const { search } = visit
  const factor = search.has('factor') ? (search.get('factor') === 'fresh' ? 'fresh' : 'any') : undefined
  if (ctx.viewer.kind === 'person' && !factor) throw redirect(to, 302)
  const how = HOWS.find(name => search.has(name)) ?? 'usual'
  const { url, attempt } = await identity.start(site, visit.origin, {
    to: localHref(lang, to),
    how,
    factor,
    lang,
    email: visit.search.get('email')?.slice(0, 254),
  })
  visit.setCookies.push(writeCookie(attempt.name, attempt.value, ATTEMPT_SECONDS, visit.origin.startsWith('https:')))
  return redirect(url, 302)
})
