import { signUpInput } from '../schema.ts'
import { signUp } from '../sign-in/sign-up.server.ts'
import { markBrowser } from '../sign-in/verify.server.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, MainLink, Text, TextField, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { showPage } from '../site/show-page.tsx'
import { SocialButtons, socialTargets } from '../site/social-buttons.tsx'
import { type AccountVisit, pageHref, type SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

export function openSignUp(visit: AccountVisit): Response {
  const { person, lang } = visit
  if (!person) return showSignUp(visit, freshForm())
  return showPage(visit, { title: accountTexts(lang).signUp.already, body: <SignedIn visit={visit} person={person} /> })
}

export function takeSignUp(visit: AccountVisit): Promise<Response> {
  return takeForm(visit, signUpInput, showSignUp, async input => {
    const { userId } = await signUp(visit.engine, input, visit.caller)
    visit.keep('mark', await markBrowser(visit.engine.auth, userId))
    visit.keep('email', input.email)
    return redirect(visit, '/verify')
  })
}

function showSignUp(visit: AccountVisit, state: AccountFormState): Response {
  return showPage(visit, {
    title: accountTexts(visit.lang).signUp.title,
    state,
    body: <SignUp visit={visit} state={state} />,
    formTargets: socialTargets(visit),
  })
}

function SignUp({ visit, state }: { visit: AccountVisit; state: AccountFormState }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('signUp.lead', { site: visit.theme.title })}</Text>
      <Form visit={visit} state={state} submit={t.signUp.submit}>
        <TextField state={state} name="name" label={t.form.name} hint={t.form.nameHint} autoComplete="name" />
        <TextField state={state} name="email" label={t.form.email} hint={t.form.emailHint} type="email" autoComplete="username" />
        <TextField
          state={state}
          name="password"
          label={t.form.password}
          hint={t.form.passwordHint}
          type="password"
          autoComplete="new-password"
        />
      </Form>
      <SocialButtons visit={visit} />
      <Aside>
        {t.signUp.known} <TextLink href={pageHref(visit, '/sign-in')}>{t.signUp.signIn}</TextLink>
      </Aside>
    </>
  )
}

/** On a shared computer somebody may still be signed in: nobody is made to go on as them. */
function SignedIn({ visit, person }: { visit: AccountVisit; person: SignedInPerson }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('signUp.alreadyText', { name: person.name, email: person.email })}</Text>
      <MainLink href={pageHref(visit, '/sign-in')}>{t.fill('signUp.goOn', { name: person.name })}</MainLink>
      <Aside>
        <p>{t.signUp.another}</p>
        <TextLink href="/sign-out">{t.signUp.signOut}</TextLink>
      </Aside>
    </>
  )
}
