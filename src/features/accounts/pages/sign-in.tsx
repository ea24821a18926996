import { signInByPasskey } from '../passkeys/passkeys.server.ts'
import { signInInput } from '../schema.ts'
import { credentialInput } from '../security-schema.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import { redirect } from '../site/answers.ts'
import { wantsSignIn } from '../site/authorization.ts'
import { Aside, Form, Notice, Text, TextField, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { PASSKEY_SCRIPTS, PasskeyForm } from '../site/passkey-form.tsx'
import { settleSignIn } from '../site/settle-sign-in.ts'
import { showPage } from '../site/show-page.tsx'
import { SocialButtons, socialTargets } from '../site/social-buttons.tsx'
import { type AccountVisit, onward, pageHref } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

/** Where the second factor is asked, after the password. */
export const SECOND_FACTOR_PATH = '/two-factor/challenge'

export function openSignIn(visit: AccountVisit): Response {
  if (visit.person && !wantsSignIn(visit.url.searchParams)) return redirect(visit, onward(visit))
  const query = visit.url.searchParams
  const email = query.get('login_hint') ?? (query.has('changed') ? visit.recall('email') : undefined)
  return showSignIn(visit, freshForm(email ? { email } : {}))
}

export function takeSignIn(visit: AccountVisit): Promise<Response> {
  return takeForm(visit, signInInput, showSignIn, async input => {
    const done = await signIn(visit.engine, input, visit.caller)
    if (done.kind === 'wrong') return { email: 'wrong' }
    if (done.kind === 'unverified') {
      visit.keep('email', input.email)
      return redirect(visit, '/verify?why=unverified')
    }
    await settleSignIn(visit, done.userId, done.cookies)
    return redirect(visit, done.kind === 'second-factor' ? pageHref(visit, SECOND_FACTOR_PATH) : onward(visit))
  })
}

/** By a passkey, which stands for password and second factor together. */
export function takePasskeySignIn(visit: AccountVisit): Promise<Response> {
  const here = { ...visit, route: { ...visit.route, path: '/sign-in' } }
  const show = (_: AccountVisit, passkey: AccountFormState) => showSignIn(here, freshForm(), passkey)
  return takeForm(visit, credentialInput, show, async ({ credential }) => {
    const done = await signInByPasskey(visit.engine, credential, visit.caller)
    if (!done) return { credential: 'passkeyUnknown' }
    await settleSignIn(visit, done.userId, done.cookies)
    return redirect(visit, onward(visit))
  })
}

function showSignIn(visit: AccountVisit, state: AccountFormState, passkey?: AccountFormState): Response {
  return showPage(visit, {
    title: accountTexts(visit.lang).signIn.title,
    state: passkey ?? state,
    body: <SignIn visit={visit} state={state} passkey={passkey ?? freshForm()} />,
    scripts: PASSKEY_SCRIPTS,
    formTargets: socialTargets(visit),
  })
}

function SignIn({ visit, state, passkey }: { visit: AccountVisit; state: AccountFormState; passkey: AccountFormState }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('signIn.lead', { site: visit.theme.title })}</Text>
      {visit.url.searchParams.has('changed') && <Notice>{t.signIn.changed}</Notice>}
      <Form visit={visit} state={state} submit={t.signIn.submit}>
        <TextField state={state} name="email" label={t.form.email} type="email" autoComplete="username" />
        <TextField state={state} name="password" label={t.form.password} type="password" autoComplete="current-password" />
      </Form>
      <p className="mt-2">
        <TextLink href={pageHref(visit, '/forgot')}>{t.signIn.forgot}</TextLink>
      </p>
      <PasskeyForm visit={visit} state={passkey} kind="get" action="/sign-in/passkey" submit={t.passkeys.signIn} quiet />
      <SocialButtons visit={visit} />
      <Aside>
        {t.signIn.newHere} <TextLink href={pageHref(visit, '/sign-up')}>{t.signIn.signUp}</TextLink>
      </Aside>
    </>
  )
}
