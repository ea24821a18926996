import { findPasswordProblem } from '#features/accounts/passwords/password-rules.ts'
import { findResetOwner, resetPassword } from '#features/accounts/passwords/reset.server.ts'
import { resetInput } from '#features/accounts/schema.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { rememberDevice } from '../store-sign-in.ts'
import { accountTexts } from '../texts.ts'
import { Form, MainLink, NewPassword, Text } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { type AccountVisit, pageHref } from '../visit.ts'

export function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  return submitForm(visit, resetInput, async ({ token, password }) => {
    const owner = await findResetOwner(visit.engine.auth, token)
    if (!owner) return showExpired(visit)
    const problem = findPasswordProblem(password, owner)
    if (problem) return { password: problem }
    const isDone = await resetPassword(visit.engine, token, password)
    if (!isDone) return showExpired(visit)
    // The mailbox is theirs: guesses at the account don't keep them from signing in here.
    await rememberDevice(visit, owner.id)
    return redirect(visit, `/sign-in?${new URLSearchParams([['changed', ''], ...new URLSearchParams(visit.pendingAuthorization)])}`)
  })
}

export async function show(visit: AccountVisit, form?: RefusedForm): Promise<Response> {
  const token = visit.fields.get('token') ?? visit.url.searchParams.get('token') ?? ''
  const owner = await findResetOwner(visit.engine.auth, token)
  if (!owner) return showExpired(visit)
  const body = <Reset visit={visit} form={form} token={token} email={owner.email} />
  return showPage(visit, { title: accountTexts(visit.lang).reset.title, form, body })
}

function showExpired(visit: AccountVisit): Response {
  const { reset: t } = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.deadText}</Text>
      <MainLink href={pageHref(visit, '/forgot')}>{t.deadAction}</MainLink>
    </>
  )
  return showPage(visit, { title: t.deadTitle, status: 410, body })
}

function Reset({ visit, form, token, email }: { visit: AccountVisit; form: RefusedForm | undefined; token: string; email: string }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.reset.lead}</Text>
      <Form visit={visit} form={form} submit={t.reset.submit} hidden={{ token }}>
        <NewPassword form={form} email={email} />
      </Form>
    </>
  )
}
