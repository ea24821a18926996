import { approveEmailChange, cancelEmailChange, type EmailChange, findAsked } from '#features/accounts/email/email-change.server.ts'
import { tokenInput } from '#features/accounts/settings-schema.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { accountTexts } from '../texts.ts'
import { showDeadLink } from '../ui/dead-link.server.tsx'
import { Form, MainLink, Text } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit } from '../visit.ts'

/** Uses the link sent to the old address, without a session. A button confirms, since mail scanners open links too. */
export function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  return submitForm(visit, tokenInput, async ({ token }) => {
    const change = await findAsked(visit.engine, token)
    if (!change) return showDeadLink(visit)
    if (visit.fields.get('answer') === 'refuse') {
      await cancelEmailChange(visit.engine, change.userId)
      return showRefused(visit, change)
    }
    if (!change.isApproved) await approveEmailChange(visit.engine, change)
    return showApproved(visit, change)
  })
}

export async function show(visit: AccountVisit, form?: RefusedForm): Promise<Response> {
  const token = tokenOf(visit)
  const change = await findAsked(visit.engine, token)
  if (!change) return showDeadLink(visit)
  if (change.isApproved) return showApproved(visit, change)
  const t = accountTexts(visit.lang)
  const { name, oldEmail: email, newEmail } = change
  const body = (
    <>
      <Text>{t.fill('approveEmail.text', { name, email, newEmail })}</Text>
      <Form visit={visit} form={form} submit={t.approveEmail.submit} hidden={{ token, answer: 'agree' }} />
      <Form visit={visit} submit={t.approveEmail.refuse} hidden={{ token, answer: 'refuse' }} quiet />
    </>
  )
  return showPage(visit, { title: t.approveEmail.title, form, body })
}

function showApproved(visit: AccountVisit, { newEmail }: EmailChange): Response {
  const t = accountTexts(visit.lang)
  return showPage(visit, { title: t.approveEmail.doneTitle, body: <Text>{t.fill('approveEmail.done', { newEmail })}</Text> })
}

function showRefused(visit: AccountVisit, { oldEmail: email }: EmailChange): Response {
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.fill('approveEmail.refused', { email })}</Text>
      <MainLink href="/forgot">{t.approveEmail.refusedAction}</MainLink>
    </>
  )
  return showPage(visit, { title: t.approveEmail.refusedTitle, body })
}

const tokenOf = ({ fields, url }: AccountVisit) => fields.get('token') ?? url.searchParams.get('token') ?? ''
