import { askEmailChange, cancelEmailChange, findWaitingEmail, type WaitingEmail } from '#features/accounts/email/email-change.server.ts'
import { hasPassword, isPasswordOf } from '#features/accounts/engine/known-person.server.ts'
import { emailInput } from '#features/accounts/schema.ts'
import { newEmailInput } from '#features/accounts/settings-schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, Notice, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { OutboxNote } from '../ui/outbox-note.server.tsx'
import { CurrentPassword } from '../ui/reauthentication.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit, SignedInVisit } from '../visit.ts'

export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const { engine, caller, person } = visit
  if (visit.fields.get('answer') === 'cancel') {
    await cancelEmailChange(engine, person.id)
    return redirect(visit, '/email?cancelled')
  }
  const requestChange = async (email: string, password?: string) => {
    if (email === person.email) return { email: 'emailSame' } as const
    if (password !== undefined && !(await isPasswordOf(engine, person, password, caller))) return { password: 'passwordWrong' } as const
    await askEmailChange(engine, person, email)
    return redirect(visit, '/email')
  }
  if (!(await hasPassword(engine, person.id))) return await submitForm(visit, emailInput, ({ email }) => requestChange(email))
  return await submitForm(visit, newEmailInput, ({ email, password }) => requestChange(email, password))
}

export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const { engine, lang, person } = visit
  const [waiting, withPassword] = [await findWaitingEmail(engine, person.id), await hasPassword(engine, person.id)]
  const body = waiting ? <Waiting visit={visit} waiting={waiting} /> : <Email visit={visit} form={form} withPassword={withPassword} />
  return showPage(visit, { title: accountTexts(lang).email.title, form, body })
}

function Email({ visit, form, withPassword }: { visit: SignedInVisit; form: RefusedForm | undefined; withPassword: boolean }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      {visit.url.searchParams.has('cancelled') && <Notice>{t.email.cancelled}</Notice>}
      <Text>{t.fill('email.now', { email: visit.person.email })}</Text>
      <Text>{t.email.steps}</Text>
      <Form visit={visit} form={form} submit={t.email.submit}>
        <TextField {...fieldsOf(form)('email')} label={t.email.newEmail} type="email" autoComplete="email" />
        {withPassword && <CurrentPassword visit={visit} form={form} />}
      </Form>
      <BackToAccount visit={visit} />
    </>
  )
}

function Waiting({ visit, waiting }: { visit: SignedInVisit; waiting: WaitingEmail }) {
  const { email } = visit.person
  const t = accountTexts(visit.lang)
  const { newEmail } = waiting
  return (
    <>
      <Notice>{waiting.for === 'old' ? t.fill('email.waitsOld', { email, newEmail }) : t.fill('email.waitsNew', { newEmail })}</Notice>
      <Text>{t.email.waitsHelp}</Text>
      <OutboxNote visit={visit} />
      <Form visit={visit} submit={t.email.cancel} hidden={{ answer: 'cancel' }} quiet />
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
