import {
  approveEmailChange,
  cancelEmailChange,
  completeEmailChange,
  type EmailChange,
  findApproved,
  findAsked,
} from '../email/email-change.server.ts'
import { tokenInput } from '../settings-schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, MainLink, Text } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'
import { showDeadLink } from './dead-link.tsx'

/** By the link that the old address got. Who opens it need not be signed in; programs that look through mails open links, too, so a button decides. */
export async function openApproveEmail(visit: AccountVisit): Promise<Response> {
  return await showApprove(visit, freshForm())
}

export function takeApproveEmail(visit: AccountVisit): Promise<Response> {
  return takeForm(visit, tokenInput, showApprove, async ({ token }) => {
    const change = await findAsked(visit.engine, token)
    if (!change) return showDeadLink(visit)
    if (visit.form.get('answer') === 'refuse') {
      await cancelEmailChange(visit.engine, change.userId)
      return showRefused(visit, change)
    }
    if (!change.isApproved) await approveEmailChange(visit.engine, change)
    return showApproved(visit, change)
  })
}

async function showApprove(visit: AccountVisit, state: AccountFormState): Promise<Response> {
  const token = tokenOf(visit)
  const change = await findAsked(visit.engine, token)
  if (!change) return showDeadLink(visit)
  if (change.isApproved) return showApproved(visit, change)
  const t = accountTexts(visit.lang)
  const { name, oldEmail: email, newEmail } = change
  const body = (
    <>
      <Text>{t.fill('approveEmail.text', { name, email, newEmail })}</Text>
      <Form visit={visit} state={state} submit={t.approveEmail.submit} hidden={{ token, answer: 'agree' }} />
      <Form visit={visit} state={freshForm()} submit={t.approveEmail.refuse} hidden={{ token, answer: 'refuse' }} quiet />
    </>
  )
  return showPage(visit, { title: t.approveEmail.title, state, body })
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

/** By the link that the new address got. Its holder must say that the account is theirs: whoever asked may have mistyped. */
export async function openVerifyEmail(visit: AccountVisit): Promise<Response> {
  if (visit.url.searchParams.has('done')) return showMoved(visit)
  return await showVerify(visit, freshForm())
}

export function takeVerifyEmail(visit: AccountVisit): Promise<Response> {
  return takeForm(visit, tokenInput, showVerify, async ({ token }) => {
    const change = await findApproved(visit.engine, token)
    const done = change ? await completeEmailChange(visit.engine, change) : 'gone'
    if (!change || done === 'gone') return showDeadLink(visit)
    if (done === 'taken') return showTaken(visit, change)
    visit.keep('email', change.newEmail)
    return redirect(visit, '/email/verify?done')
  })
}

async function showVerify(visit: AccountVisit, state: AccountFormState): Promise<Response> {
  const token = tokenOf(visit)
  const change = await findApproved(visit.engine, token)
  if (!change) return showDeadLink(visit)
  const t = accountTexts(visit.lang)
  const { name, oldEmail, newEmail } = change
  const body = (
    <>
      <Text>{t.fill('verifyEmail.text', { name, email: veil(oldEmail), newEmail })}</Text>
      <Form visit={visit} state={state} submit={t.verifyEmail.submit} hidden={{ token }} />
      <Aside>
        <p>{t.verifyEmail.notMe}</p>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.verifyEmail.title, state, body })
}

function showMoved(visit: AccountVisit): Response {
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.fill('verifyEmail.done', { newEmail: visit.recall('email') ?? '' })}</Text>
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

const tokenOf = ({ form, url }: AccountVisit) => form.get('token') ?? url.searchParams.get('token') ?? ''

/** `si…@contoh.id`: enough to know one's own address by. */
function veil(email: string): string {
  const at = email.lastIndexOf('@')
  return `${Array.from(email.slice(0, at)).slice(0, 2).join('')}…${email.slice(at)}`
}
