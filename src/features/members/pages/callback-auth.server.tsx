import { pageHead } from '#features/sites/head.server.ts'
import { toOwnPath } from '#kit/own-path.ts'
import { publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { finishLogin, type LoginFailure } from '../login.server.ts'
import { memberTexts } from '../texts.ts'

/** The redirect URI of the provider. */
export const loader = publicPage(async args => {
  const result = await finishLogin(args)
  if ('to' in result) throw redirect(toOwnPath(result.to, args.lang), 302)
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
        <a href="/Login" className="btn btn-main">
          {t.again}
        </a>
        <A href="/" className="btn btn-quiet">
          {t.home}
        </A>
      </p>
    </div>
  )
}
