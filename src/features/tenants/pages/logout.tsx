import { redirect } from 'react-router'
import { ACCESS_COOKIE, writeCookie } from '#platform/http/credentials.ts'
import { A, useLang } from '#ui/lang/lang.tsx'
import { pageHead } from '../head.server.ts'
import { pageAction } from '../page.server.ts'
import { serverPage } from '../server-page.server.ts'
import { endSession } from '../sessions.server.ts'
import { tenantTexts } from '../texts.server.ts'

export const loader = serverPage(args => {
  if (args.ctx.viewer.kind === 'nobody') throw redirect('/', 302)
  const t = tenantTexts(args.lang)
  return { head: pageHead(args, { title: t.signOut.title, noindex: true }), body: <SignOut site={args.site.settings.title} /> }
})

/** Ends the session here at once, then leads to the account site, which ends its own and with it those at all other tenants. */
export const action = pageAction(async ({ ctx, site, identity, visit }) => {
  const token = visit.cookie(ACCESS_COOKIE)
  const sealed = token ? await endSession(ctx, token) : null
  visit.setCookies.push(writeCookie(ACCESS_COOKIE, '', 0, visit.origin.startsWith('https:')))
  const tokens = identity.openTokens(site, sealed)
  const url = tokens && (await identity.endUrl(site, visit.origin, tokens))
  return redirect(url ?? '/', 303)
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

function SignOut({ site }: { site: string }) {
  const t = tenantTexts(useLang())
  return (
    <form method="post" className="container-page max-w-2xl py-16 text-center">
      <h1 className="heading-section">{t.signOut.title}</h1>
      <p className="text-ink-soft mt-4 text-lg">{t.fill('signOut.lead', { site })}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="submit" className="btn btn-main">
          {t.signOut.button}
        </button>
        <A href="/" className="btn btn-quiet">
          {t.signOut.stay}
        </A>
      </p>
    </form>
  )
}
