import { hasPassword } from '../engine/known-person.server.ts'
import { changePassword } from '../passwords/own-password.server.ts'
import { findPasswordProblem } from '../passwords/password-rules.ts'
import { mailReset } from '../passwords/reset.server.ts'
import { nothingInput, passwordChangeInput } from '../settings-schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, Notice, Text, TextField, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { Tick } from '../site/rows.tsx'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

export async function openPassword(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  if (await hasPassword(visit.engine, person.id)) return showPassword(visit, person, freshForm({ others: '1' }))
  return showWithout(visit, person, freshForm())
}

export async function takePassword(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  if (!(await hasPassword(visit.engine, person.id))) return await mailLink(visit, person)
  const show = (_: AccountVisit, state: AccountFormState) => showPassword(visit, person, state)
  return await takeForm(visit, passwordChangeInput, show, async ({ current, password, others }) => {
    const problem = findPasswordProblem(password, person)
    if (problem) return { password: problem }
    const done = await changePassword(visit.engine, person, { current, password, endOthers: others }, visit.caller)
    if (done.kind === 'wrong') return { current: 'passwordWrong' }
    if (done.kind === 'same') return { password: 'passwordSame' }
    visit.cookies.push(...done.cookies)
    return redirect(visit, `/?done=${others ? 'others' : 'password'}`)
  })
}

/** Whoever came by way of another site makes their first password as one that was forgotten: by the mailbox, not by an open session. */
async function mailLink(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  const show = (_: AccountVisit, state: AccountFormState) => showWithout(visit, person, state)
  return await takeForm(visit, nothingInput, show, async () => {
    await mailReset(visit.engine, person.email)
    return redirect(visit, '/password?sent')
  })
}

function showPassword(visit: AccountVisit, person: SignedInPerson, state: AccountFormState): Response {
  const body = <Password visit={visit} person={person} state={state} />
  return showPage(visit, { title: accountTexts(visit.lang).password.title, state, body })
}

function showWithout(visit: AccountVisit, person: SignedInPerson, state: AccountFormState): Response {
  const body = <Without visit={visit} person={person} state={state} />
  return showPage(visit, { title: accountTexts(visit.lang).password.noneTitle, state, body })
}

function Password({ visit, person, state }: { visit: AccountVisit; person: SignedInPerson; state: AccountFormState }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Form visit={visit} state={state} submit={t.password.submit}>
        {/* For programs that keep passwords: whose it is. Without a name it is not sent. */}
        <input type="email" autoComplete="username" defaultValue={person.email} readOnly hidden />
        <TextField state={state} name="current" label={t.password.current} type="password" autoComplete="current-password" />
        <TextField
          state={state}
          name="password"
          label={t.form.newPassword}
          hint={t.form.passwordHint}
          type="password"
          autoComplete="new-password"
        />
        <Tick name="others" label={t.password.others} hint={t.password.othersHint} isTicked={state.values['others'] === '1'} />
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

function Without({ visit, person, state }: { visit: AccountVisit; person: SignedInPerson; state: AccountFormState }) {
  const t = accountTexts(visit.lang)
  const { email } = person
  const isSent = visit.url.searchParams.has('sent')
  return (
    <>
      {isSent ? <Notice>{t.fill('password.sent', { email })}</Notice> : <Text>{t.fill('password.none', { email })}</Text>}
      <Form visit={visit} state={state} submit={isSent ? t.verify.again : t.password.noneSubmit} quiet={isSent} />
      <Aside>
        <TextLink href="/">{t.password.back}</TextLink>
      </Aside>
    </>
  )
}
