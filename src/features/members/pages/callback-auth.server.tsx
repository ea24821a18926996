import { pageHead } from '#features/sites/head.server.ts'
import { localHref } from '#kit/lang.ts'
import { toOwnPath } from '#kit/own-path.ts'
import { publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { FULL, finishLogin, type LoginFailure } from '../login.server.ts'
import { memberTexts } from '../texts.ts'

/** The protocol's error for each failure of an attempt. Source: RFC 6749, section 4.1.2.1. */
const ERRORS: Partial<Record<LoginFailure, string>> = {
  cancelled: 'access_denied',
  away: 'temporarily_unavailable',
  refused: 'invalid_request',
  full: FULL,
}

/** The redirect URI of the provider. */
export const loader = publicPage(async args => {
  const result = await finishLogin(args)
  if ('to' in result) throw redirect(toOwnPath(result.to, args.lang), 302)
  // The redirect URI is one for all languages; the page that says what went wrong is in the one that the sign-in began in.
  if (result.lang && result.lang !== args.lang) throw redirect(localHref(result.lang, `/CallbackAuth?error=${ERRORS[result.failure]}`), 302)
  args.visit.status = 400
  const t = memberTexts(args.lang).signIn
  return { head: pageHead(args, { title: t.failed, noindex: true }), body: <SignInFailed why={result.failure} /> }
})

function SignInFailed({ why }: { why: LoginFailure }) {
  const t = useTexts(memberTexts).signIn
  return (
    <div className="container-page max-w-2xl py-16 text-center">
      <h1 className="heading-section">{t[why].title}</h1>
      <p className="text-ink-soft mt-4 text-lg">{t[why].text}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <A href="/Login" className="btn btn-main">
          {t.again}
        </A>
        <A href="/" className="btn btn-quiet">
          {t.home}
        </A>
      </p>
    </div>
  )
}
