import { pageHead } from '#features/sites/head.server.ts'
import type { PageArgs } from '#page/page.server.ts'
import { publicAction, publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { ACCESS_COOKIE, writeCookie } from '#platform/http/credentials.ts'
import { logSecurity } from '#platform/security-log.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { useUiTexts } from '#ui/lang/use-ui-texts.tsx'
import { type EndedSession, endSession } from '../sessions.server.ts'
import { memberTexts } from '../texts.ts'

export const loader = publicPage(args => {
  if (args.ctx.viewer.kind === 'nobody') throw redirect('/', 302)
  const t = memberTexts(args.lang)
  return { head: pageHead(args, { title: t.signOut.title, noindex: true }), body: <SignOut site={args.site.settings.title} /> }
})

/**
 * Ends the session here, then redirects to the account site, which ends its own session and those at all other tenants. If the provider has no
 * end-session endpoint, or can't be reached, ends all the person's sessions from here.
 */
export const action = publicAction(async args => {
  const { ctx, visit } = args
  const token = visit.cookie(ACCESS_COOKIE)
  const ended = token ? await endSession(ctx, token) : undefined
  if (ended) logSecurity(ctx.log, 'sign-out', { tenant: ctx.tenantId, member: ended.memberId })
  visit.setCookies.push(writeCookie(ACCESS_COOKIE, '', 0, visit.origin.startsWith('https:')))
  const url = ended && (await findEndUrl(args, ended))
  if (ended && !url) visit.endEverywhere(ended)
  return redirect(url ?? '/', 303)
})

async function findEndUrl({ ctx, site, identity, visit }: PageArgs, { providerTokens }: EndedSession): Promise<string | null> {
  const tokens = identity.openTokens(site, providerTokens)
  try {
    return tokens ? await identity.endUrl(site, visit.origin, tokens) : null
  } catch (error) {
    ctx.log.warn({ err: error, tenantId: site.tenantId }, 'the account site can’t be reached to sign out there')
    return null
  }
}

function SignOut({ site }: { site: string }) {
  const t = useTexts(memberTexts)
  return (
    <form method="post" className="container-page max-w-2xl py-16 text-center" data-turbo="false" data-sign-out={useUiTexts().unsent}>
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
