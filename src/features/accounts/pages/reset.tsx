import { findPasswordProblem } from '../passwords/password-rules.ts'
import { findResetOwner, resetPassword } from '../passwords/reset.server.ts'
import { resetInput } from '../schema.ts'
import { redirect } from '../site/answers.ts'
import { Form, MainLink, NewPassword, Text } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { showPage } from '../site/show-page.tsx'
import { type AccountVisit, pageHref } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

export function openReset(visit: AccountVisit): Promise<Response> {
  return showReset(visit, freshForm())
}

export function takeReset(visit: AccountVisit): Promise<Response> {
  return takeForm(visit, resetInput, showReset, async ({ token, password }) => {
    const owner = await findResetOwner(visit.engine.auth, token)
    if (!owner) return showDead(visit)
    const problem = findPasswordProblem(password, owner)
    if (problem) return { password: problem }
    const isDone = await resetPassword(visit.engine, token, password)
    if (!isDone) return showDead(visit)
    return redirect(visit, `/sign-in?${new URLSearchParams([['changed', ''], ...new URLSearchParams(visit.pendingAuthorization)])}`)
  })
}

async function showReset(visit: AccountVisit, state: AccountFormState): Promise<Response> {
  const token = visit.form.get('token') ?? visit.url.searchParams.get('token') ?? ''
  const owner = await findResetOwner(visit.engine.auth, token)
  if (!owner) return showDead(visit)
  const body = <Reset visit={visit} state={state} token={token} email={owner.email} />
  return showPage(visit, { title: accountTexts(visit.lang).reset.title, state, body })
}

function showDead(visit: AccountVisit): Response {
  const { reset: t } = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.deadText}</Text>
      <MainLink href={pageHref(visit, '/forgot')}>{t.deadAction}</MainLink>
    </>
  )
  return showPage(visit, { title: t.deadTitle, status: 410, body })
}

function Reset({ visit, state, token, email }: { visit: AccountVisit; state: AccountFormState; token: string; email: string }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.reset.lead}</Text>
      <Form visit={visit} state={state} submit={t.reset.submit} hidden={{ token }}>
        <NewPassword state={state} email={email} />
      </Form>
    </>
  )
}
