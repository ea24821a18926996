import { signUpInput } from '#features/accounts/schema.ts'
import { signUp } from '#features/accounts/sign-in/sign-up.server.ts'
import { markBrowser } from '#features/accounts/sign-in/verify.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, MainLink, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { SocialButtons, socialTargets } from '../ui/social-buttons.server.tsx'
import { type AccountVisit, isSignedIn, pageHref, type SignedInVisit } from '../visit.ts'

export function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  return submitForm(visit, signUpInput, async input => {
    const { userId } = await signUp(visit.engine, input, visit.caller)
    visit.setCookie('mark', await markBrowser(visit.engine.auth, userId))
    visit.setCookie('email', input.email)
    return redirect(visit, '/verify')
  })
}

export function show(visit: AccountVisit, form?: RefusedForm): Response {
  const { signUp: t } = accountTexts(visit.lang)
  if (!form && isSignedIn(visit)) return showPage(visit, { title: t.already, body: <SignedIn visit={visit} /> })
  return showPage(visit, { title: t.title, form, body: <SignUp visit={visit} form={form} />, formTargets: socialTargets(visit) })
}

function SignUp({ visit, form }: { visit: AccountVisit; form: RefusedForm | undefined }) {
  const field = fieldsOf(form)
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('signUp.lead', { site: visit.theme.title })}</Text>
      <Form visit={visit} form={form} submit={t.signUp.submit}>
        <TextField {...field('name')} label={t.form.name} hint={t.form.nameHint} autoComplete="name" />
        <TextField {...field('email')} label={t.form.email} hint={t.form.emailHint} type="email" autoComplete="username" />
        <TextField {...field('password')} label={t.form.password} hint={t.form.passwordHint} type="password" autoComplete="new-password" />
      </Form>
      <SocialButtons visit={visit} />
      <Aside>
        {t.signUp.known} <TextLink href={pageHref(visit, '/sign-in')}>{t.signUp.signIn}</TextLink>
      </Aside>
    </>
  )
}

/** On a shared computer somebody else may still be signed in: the visitor need not continue as them. */
function SignedIn({ visit }: { visit: SignedInVisit }) {
  const { name, email } = visit.person
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('signUp.alreadyText', { name, email })}</Text>
      <MainLink href={pageHref(visit, '/sign-in')}>{t.fill('signUp.goOn', { name })}</MainLink>
      <Aside>
        <p>{t.signUp.another}</p>
        <TextLink href="/sign-out">{t.signUp.signOut}</TextLink>
      </Aside>
    </>
  )
}
