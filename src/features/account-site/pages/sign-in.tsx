import { requiresSignIn } from '#features/accounts/clients/pending-authorization.ts'
import { signInByPasskey } from '#features/accounts/passkeys/passkeys.server.ts'
import { signInInput } from '#features/accounts/schema.ts'
import { credentialInput } from '#features/accounts/security-schema.ts'
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { storeSignIn } from '../store-sign-in.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, Notice, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { PASSKEY_FORM, PASSKEY_SCRIPTS, PasskeyForm } from '../ui/passkey-form.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { SocialButtons, socialTargets } from '../ui/social-buttons.server.tsx'
import { type AccountVisit, continueHref, pageHref } from '../visit.ts'

/** Where the second factor is asked for, after the password. */
export const SECOND_FACTOR_PATH = '/two-factor/challenge'

export function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  if (visit.fields.get('form') === PASSKEY_FORM) return submitPasskey(visit)
  return submitForm(visit, signInInput, async input => {
    const done = await signIn(visit.engine, input, visit.caller)
    if (done.kind === 'wrong') return { email: 'wrong' }
    if (done.kind === 'unverified') {
      visit.setCookie('email', input.email)
      return redirect(visit, '/verify?why=unverified')
    }
    await storeSignIn(visit, done.userId, done.cookies)
    return redirect(visit, done.kind === 'second-factor' ? pageHref(visit, SECOND_FACTOR_PATH) : continueHref(visit))
  })
}

/** Signs in by a passkey, which replaces password and second factor. */
function submitPasskey(visit: AccountVisit): Promise<Response | RefusedForm> {
  return submitForm(visit, credentialInput, async ({ credential }) => {
    const done = await signInByPasskey(visit.engine, credential, visit.caller)
    if (!done) return { credential: 'passkeyUnknown' }
    await storeSignIn(visit, done.userId, done.cookies, true)
    return redirect(visit, continueHref(visit))
  })
}

export function show(visit: AccountVisit, form?: RefusedForm): Response {
  const query = visit.url.searchParams
  if (!form && visit.person && !requiresSignIn(query)) return redirect(visit, continueHref(visit))
  return showPage(visit, {
    title: accountTexts(visit.lang).signIn.title,
    form,
    body: <SignIn visit={visit} form={form} />,
    scripts: PASSKEY_SCRIPTS,
    formTargets: socialTargets(visit),
  })
}

function SignIn({ visit, form }: { visit: AccountVisit; form: RefusedForm | undefined }) {
  const field = fieldsOf(form)
  const query = visit.url.searchParams
  const email = query.get('login_hint') ?? (query.has('changed') ? visit.readCookie('email') : undefined)
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('signIn.lead', { site: visit.theme.title })}</Text>
      {query.has('changed') && <Notice>{t.signIn.changed}</Notice>}
      <Form visit={visit} form={form} submit={t.signIn.submit}>
        <TextField {...field('email', email)} label={t.form.email} type="email" autoComplete="username" />
        <TextField {...field('password')} label={t.form.password} type="password" autoComplete="current-password" />
      </Form>
      <p className="mt-2">
        <TextLink href={pageHref(visit, '/forgot')}>{t.signIn.forgot}</TextLink>
      </p>
      <PasskeyForm visit={visit} form={form} kind="get" action="/sign-in" submit={t.passkeys.signIn} quiet />
      <SocialButtons visit={visit} />
      <Aside>
        {t.signIn.newHere} <TextLink href={pageHref(visit, '/sign-up')}>{t.signIn.signUp}</TextLink>
      </Aside>
    </>
  )
}
