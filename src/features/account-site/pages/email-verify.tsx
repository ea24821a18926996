import { completeEmailChange, type EmailChange, findApproved } from '#features/accounts/email/email-change.server.ts'
import { tokenInput } from '#features/accounts/settings-schema.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { showDeadLink } from '../ui/dead-link.server.tsx'
import { Aside, Form, MainLink, Text } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit } from '../visit.ts'

/** Uses the link sent to the new address. Its holder must confirm that the account is theirs: the request may have had a typing error. */
export function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  return submitForm(visit, tokenInput, async ({ token }) => {
    const change = await findApproved(visit.engine, token)
    const done = change ? await completeEmailChange(visit.engine, change) : 'gone'
    if (!change || done === 'gone') return showDeadLink(visit)
    if (done === 'taken') return showTaken(visit, change)
    visit.setCookie('email', change.newEmail)
    return redirect(visit, '/email/verify?done')
  })
}

export async function show(visit: AccountVisit, form?: RefusedForm): Promise<Response> {
  if (!form && visit.url.searchParams.has('done')) return showMoved(visit)
  const token = tokenOf(visit)
  const change = await findApproved(visit.engine, token)
  if (!change) return showDeadLink(visit)
  const t = accountTexts(visit.lang)
  const { name, oldEmail, newEmail } = change
  const body = (
    <>
      <Text>{t.fill('verifyEmail.text', { name, email: maskEmail(oldEmail), newEmail })}</Text>
      <Form visit={visit} form={form} submit={t.verifyEmail.submit} hidden={{ token }} />
      <Aside>
        <p>{t.verifyEmail.notMe}</p>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.verifyEmail.title, form, body })
}

function showMoved(visit: AccountVisit): Response {
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.fill('verifyEmail.done', { newEmail: visit.readCookie('email') ?? '' })}</Text>
      <MainLink href="/">{t.verifyEmail.action}</MainLink>
    </>
  )
  return showPage(visit, { title: t.verifyEmail.doneTitle, body })
}

function showTaken(visit: AccountVisit, { newEmail }: EmailChange): Response {
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.fill('verifyEmail.taken', { newEmail })}</Text>
      <MainLink href="/">{t.verifyEmail.action}</MainLink>
    </>
  )
  return showPage(visit, { title: t.verifyEmail.takenTitle, status: 409, body })
}

const tokenOf = ({ fields, url }: AccountVisit) => fields.get('token') ?? url.searchParams.get('token') ?? ''

/** Returns `si…@contoh.id`: enough to recognize one's own address. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${Array.from(email.slice(0, at)).slice(0, 2).join('')}…${email.slice(at)}`
}
