import { askEmailChange, cancelEmailChange, findWaitingEmail, type WaitingEmail } from '../email/email-change.server.ts'
import { hasPassword, isPasswordOf } from '../engine/known-person.server.ts'
import { emailInput } from '../schema.ts'
import { newEmailInput } from '../settings-schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, Notice, Text, TextField, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { OwnPassword } from '../site/proof.tsx'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

export function openEmail(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  return showEmail(visit, person, freshForm())
}

export async function takeEmail(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  const { engine, caller } = visit
  if (visit.form.get('answer') === 'cancel') {
    await cancelEmailChange(engine, person.id)
    return redirect(visit, '/email?cancelled')
  }
  const show = (_: AccountVisit, state: AccountFormState) => showEmail(visit, person, state)
  const ask = async (email: string, password?: string) => {
    if (email === person.email) return { email: 'emailSame' } as const
    if (password !== undefined && !(await isPasswordOf(engine, person, password, caller))) return { password: 'passwordWrong' } as const
    await askEmailChange(engine, person, email)
    return redirect(visit, '/email')
  }
  if (!(await hasPassword(engine, person.id))) return await takeForm(visit, emailInput, show, ({ email }) => ask(email))
  return await takeForm(visit, newEmailInput, show, ({ email, password }) => ask(email, password))
}

async function showEmail(visit: AccountVisit, person: SignedInPerson, state: AccountFormState): Promise<Response> {
  const { engine, lang } = visit
  const [waiting, withPassword] = [await findWaitingEmail(engine, person.id), await hasPassword(engine, person.id)]
  const body = waiting ? (
    <Waiting visit={visit} person={person} waiting={waiting} />
  ) : (
    <Email visit={visit} person={person} state={state} withPassword={withPassword} />
  )
  return showPage(visit, { title: accountTexts(lang).email.title, state, body })
}

interface EmailProps {
  visit: AccountVisit
  person: SignedInPerson
}

function Email({ visit, person, state, withPassword }: EmailProps & { state: AccountFormState; withPassword: boolean }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      {visit.url.searchParams.has('cancelled') && <Notice>{t.email.cancelled}</Notice>}
      <Text>{t.fill('email.now', { email: person.email })}</Text>
      <Text>{t.email.steps}</Text>
      <Form visit={visit} state={state} submit={t.email.submit}>
        <TextField state={state} name="email" label={t.email.newEmail} type="email" autoComplete="email" />
        {withPassword && <OwnPassword visit={visit} person={person} state={state} />}
      </Form>
      <BackToAccount visit={visit} />
    </>
  )
}

function Waiting({ visit, person: { email }, waiting }: EmailProps & { waiting: WaitingEmail }) {
  const t = accountTexts(visit.lang)
  const { newEmail } = waiting
  return (
    <>
      <Notice>{waiting.for === 'old' ? t.fill('email.waitsOld', { email, newEmail }) : t.fill('email.waitsNew', { newEmail })}</Notice>
      <Text>{t.email.waitsHelp}</Text>
      <Form visit={visit} state={freshForm()} submit={t.email.cancel} hidden={{ answer: 'cancel' }} quiet />
      <BackToAccount visit={visit} />
    </>
  )
}

function BackToAccount({ visit }: { visit: AccountVisit }) {
  return (
    <Aside>
      <TextLink href="/">{accountTexts(visit.lang).password.back}</TextLink>
    </Aside>
  )
}
