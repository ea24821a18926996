import { hasPassword } from '#features/accounts/engine/known-person.server.ts'
import { changePassword } from '#features/accounts/passwords/own-password.server.ts'
import { findPasswordProblem } from '#features/accounts/passwords/password-rules.ts'
import { mailReset } from '#features/accounts/passwords/reset.server.ts'
import { nothingInput, passwordChangeInput } from '#features/accounts/settings-schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { rememberDevice } from '../store-sign-in.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, Notice, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { OutboxNote } from '../ui/outbox-note.server.tsx'
import { Checkbox } from '../ui/rows.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { SignedInVisit } from '../visit.ts'

export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const { engine, person } = visit
  if (!(await hasPassword(engine, person.id))) return await mailLink(visit)
  return await submitForm(visit, passwordChangeInput, async ({ currentPassword, password, others }) => {
    const problem = findPasswordProblem(password, person)
    if (problem) return { password: problem }
    const done = await changePassword(engine, person, { current: currentPassword, password, endOthers: others }, visit.caller)
    if (done.kind === 'wrong') return { currentPassword: 'passwordWrong' }
    if (done.kind === 'same') return { password: 'passwordSame' }
    visit.cookies.push(...done.cookies)
    // The new password made the marks of all browsers invalid.
    await rememberDevice(visit, person.id)
    return redirect(visit, `/?done=${others ? 'others' : 'password'}`)
  })
}

/** An account without a password sets its first one like a forgotten one: by mail, not with an open session only. */
async function mailLink(visit: SignedInVisit): Promise<Response | RefusedForm> {
  return await submitForm(visit, nothingInput, async () => {
    await mailReset(visit.engine, visit.person.email)
    return redirect(visit, '/password?sent')
  })
}

export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const { password: t } = accountTexts(visit.lang)
  if (await hasPassword(visit.engine, visit.person.id))
    return showPage(visit, { title: t.title, form, body: <Password visit={visit} form={form} /> })
  return showPage(visit, { title: t.noneTitle, form, body: <NoPassword visit={visit} form={form} /> })
}

interface FormProps {
  visit: SignedInVisit
  form: RefusedForm | undefined
}

function Password({ visit, form }: FormProps) {
  const field = fieldsOf(form)
  const t = accountTexts(visit.lang)
  return (
    <>
      <Form visit={visit} form={form} submit={t.password.submit}>
        {/* Tells password managers whose password it is. NoPassword a `name` it is not sent. */}
        <input type="email" autoComplete="username" defaultValue={visit.person.email} readOnly hidden />
        <TextField {...field('currentPassword')} label={t.password.current} type="password" autoComplete="current-password" />
        <TextField
          {...field('password')}
          label={t.form.newPassword}
          hint={t.form.passwordHint}
          type="password"
          autoComplete="new-password"
        />
        <Checkbox name="others" label={t.password.others} hint={t.password.othersHint} isChecked={field('others', '1').value === '1'} />
      </Form>
      <p className="mt-2">
        <TextLink href="/forgot">{t.password.forgot}</TextLink>
      </p>
      <Aside>
        <TextLink href="/">{t.password.back}</TextLink>
      </Aside>
    </>
  )
}

function NoPassword({ visit, form }: FormProps) {
  const t = accountTexts(visit.lang)
  const { email } = visit.person
  const isSent = visit.url.searchParams.has('sent')
  return (
    <>
      {isSent ? <Notice>{t.fill('password.sent', { email })}</Notice> : <Text>{t.fill('password.none', { email })}</Text>}
      {isSent && <OutboxNote visit={visit} />}
      <Form visit={visit} form={form} submit={isSent ? t.verify.again : t.password.noneSubmit} quiet={isSent} />
      <Aside>
        <TextLink href="/">{t.password.back}</TextLink>
      </Aside>
    </>
  )
}
