import { localHref } from '#kit/lang.ts'
import { toOwnPath } from '#kit/own-path.ts'
import { publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { writeCookie } from '#platform/http/credentials.ts'
import { ATTEMPT_SECONDS } from '../identity.server.ts'

/**
 * Redirects to the provider: with `new` to its registration, with `quiet` only if the person is signed in there already. A viewer who is signed in here
 * is redirected to `to`.
 */
export const loader = publicPage(async ({ ctx, site, lang, identity, visit }) => {
  const to = toOwnPath(visit.search.get('to'), lang)
  if (ctx.viewer.kind === 'person') throw redirect(to, 302)
  const how = visit.search.has('new') ? 'new' : visit.search.has('quiet') ? 'quiet' : 'usual'
  const { url, attempt } = await identity.start(site, visit.origin, {
    to: localHref(lang, to),
    how,
    lang,
    email: visit.search.get('email')?.slice(0, 254),
  })
  visit.setCookies.push(writeCookie(attempt.name, attempt.value, ATTEMPT_SECONDS, visit.origin.startsWith('https:')))
  return redirect(url, 302)
})
