import { mailReset } from '../passwords/reset.server.ts'
import { emailInput } from '../schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, Text, TextField, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { showPage } from '../site/show-page.tsx'
import { type AccountVisit, pageHref } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

export function openForgot(visit: AccountVisit): Response {
  const email = visit.recall('email') ?? ''
  if (!visit.url.searchParams.has('sent')) return showForgot(visit, freshForm({ email: visit.person?.email ?? email }))
  return showPage(visit, { title: accountTexts(visit.lang).forgot.sentTitle, body: <Sent visit={visit} email={email} /> })
}

export function takeForgot(visit: AccountVisit): Promise<Response> {
  return takeForm(visit, emailInput, showForgot, async ({ email }) => {
    visit.keep('email', email)
    await mailReset(visit.engine, email)
    return redirect(visit, '/forgot?sent')
  })
}

function showForgot(visit: AccountVisit, state: AccountFormState): Response {
  return showPage(visit, { title: accountTexts(visit.lang).forgot.title, state, body: <Forgot visit={visit} state={state} /> })
}

function Forgot({ visit, state }: { visit: AccountVisit; state: AccountFormState }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.forgot.lead}</Text>
      <Form visit={visit} state={state} submit={t.forgot.submit}>
        <TextField state={state} name="email" label={t.form.email} type="email" autoComplete="username" />
      </Form>
      <Aside>
        <TextLink href={visit.person ? '/' : pageHref(visit, '/sign-in')}>{visit.person ? t.name.back : t.forgot.back}</TextLink>
      </Aside>
    </>
  )
}

function Sent({ visit, email }: { visit: AccountVisit; email: string }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('forgot.sent', { email })}</Text>
      <Aside>
        <p>{t.forgot.again}</p>
        <TextLink href="/forgot">{t.forgot.againAction}</TextLink>
      </Aside>
    </>
  )
}
