import { emailInput, resetInput } from '#features/accounts/schema.ts'
import { confirmAddress, hasSignedUpHere, mailVerification, verifyAddress } from '#features/accounts/sign-in/verify.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { storeSignIn } from '../store-sign-in.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, MainLink, NewPassword, Notice, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { OutboxNote } from '../ui/outbox-note.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { type AccountVisit, continueHref, pageHref } from '../visit.ts'

/** Verifies the address of a link with its holder's password, or sends another link. */
export async function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  if (visit.fields.has('token')) return await confirm(visit)
  return await submitForm(visit, emailInput, async ({ email }) => {
    visit.setCookie('email', email)
    await mailVerification(visit.engine, email)
    return redirect(visit, '/verify?why=again')
  })
}

/** With a link's token: verifies the address. Without: says that a mail was sent, or that the address is verified. */
export async function show(visit: AccountVisit, form?: RefusedForm): Promise<Response> {
  if (form) return visit.fields.has('token') ? await showConfirmAgain(visit, form) : await showCheckMail(visit, form)
  const { searchParams } = visit.url
  const token = searchParams.get('token')
  if (token !== null) return await verify(visit, token)
  return searchParams.has('done') ? showVerified(visit) : await showCheckMail(visit)
}

async function verify(visit: AccountVisit, token: string): Promise<Response> {
  const done = await verifyAddress(visit.engine, { token, mark: visit.readCookie('mark') }, visit.caller)
  if (done.kind === 'signed-in') {
    await storeSignIn(visit, done.userId, done.cookies)
    return redirect(visit, afterSignUp(visit))
  }
  // The same link twice: the first request signed them in.
  if (done.kind === 'verified') return visit.person?.id === done.userId ? redirect(visit, afterSignUp(visit)) : showVerified(visit)
  return done.kind === 'ask' ? showConfirm(visit, { ...done, token }) : showExpired(visit)
}

async function confirm(visit: AccountVisit): Promise<Response | RefusedForm> {
  return await submitForm(visit, resetInput, async input => {
    const done = await confirmAddress(visit.engine, input)
    if (done.kind === 'dead') return showExpired(visit)
    if (done.kind === 'refused') return { password: done.problem }
    visit.setCookie('email', done.email)
    return redirect(visit, '/verify?done')
  })
}

async function showConfirmAgain(visit: AccountVisit, form: RefusedForm): Promise<Response> {
  const token = visit.fields.get('token') ?? ''
  const found = await verifyAddress(visit.engine, { token, mark: undefined }, visit.caller)
  if (found.kind === 'ask') return showConfirm(visit, { ...found, token }, form)
  return found.kind === 'dead' ? showExpired(visit) : showVerified(visit)
}

/** Returns the pending authorization; if there is none, the sign-in of the site that sent the person. */
function afterSignUp(visit: AccountVisit): string {
  return !visit.pendingAuthorization && visit.client ? `${visit.theme.origin}/Login` : continueHref(visit)
}

async function showCheckMail(visit: AccountVisit, form?: RefusedForm): Promise<Response> {
  const ownLink = await findOwnLink(visit)
  const body = <CheckMail visit={visit} form={form} ownLink={ownLink} />
  return showPage(visit, { title: accountTexts(visit.lang).verify.title, form, body })
}

/** Returns the confirmation link of the account that this browser has just signed up, where a demo shows it; the address is the one of the account. */
async function findOwnLink(visit: AccountVisit): Promise<string | undefined> {
  const { findConfirmation } = visit.dependencies.outbox ?? {}
  const email = visit.readCookie('email')
  if (!findConfirmation || email === undefined) return undefined
  if (!(await hasSignedUpHere(visit.engine, { email, mark: visit.readCookie('mark') }))) return undefined
  const { tenantId } = visit.theme
  return tenantId && (await findConfirmation({ tenantId, email, address: visit.caller.address }))
}

interface CheckMailProps {
  visit: AccountVisit
  form: RefusedForm | undefined
  ownLink: string | undefined
}

function CheckMail({ visit, form, ownLink }: CheckMailProps) {
  const t = accountTexts(visit.lang)
  const why = visit.url.searchParams.get('why')
  const email = visit.readCookie('email')
  return (
    <>
      {why === 'unverified' && <Notice>{t.verify.unverified}</Notice>}
      {why === 'again' && <Notice>{t.verify.sentAgain}</Notice>}
      <Text>{email && why !== 'again' ? t.fill('verify.sent', { email }) : t.verify.asked}</Text>
      <OutboxNote visit={visit} ownLink={ownLink} />
      <h2 className="text-ink mt-7 text-lg font-bold">{t.verify.help}</h2>
      <Text>{t.verify.helpText}</Text>
      <Resend visit={visit} form={form} />
      <Aside>
        <TextLink href={pageHref(visit, '/sign-up')}>{t.verify.other}</TextLink>
      </Aside>
    </>
  )
}

function Resend({ visit, form, isMain = false }: { visit: AccountVisit; form?: RefusedForm | undefined; isMain?: boolean }) {
  const t = accountTexts(visit.lang)
  return (
    <Form visit={visit} form={form} submit={isMain ? t.verify.fresh : t.verify.again} quiet={!isMain}>
      <TextField {...fieldsOf(form)('email', visit.readCookie('email'))} label={t.form.email} type="email" autoComplete="username" />
    </Form>
  )
}

interface ConfirmProps {
  token: string
  email: string
  name: string
}

function showConfirm(visit: AccountVisit, parts: ConfirmProps, form?: RefusedForm): Response {
  const { confirmTitle } = accountTexts(visit.lang).verify
  return showPage(visit, { title: confirmTitle, form, body: <Confirm visit={visit} form={form} {...parts} /> })
}

function Confirm({ visit, form, token, email, name }: ConfirmProps & { visit: AccountVisit; form: RefusedForm | undefined }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('verify.confirmText', { email, name })}</Text>
      <Text>{t.verify.confirmWhy}</Text>
      <Form visit={visit} form={form} submit={t.verify.confirm} hidden={{ token }}>
        <NewPassword form={form} email={email} />
      </Form>
      <Aside>
        <p>{t.verify.notMe}</p>
      </Aside>
    </>
  )
}

function showVerified(visit: AccountVisit): Response {
  return showPage(visit, { title: accountTexts(visit.lang).verify.doneTitle, body: <Verified visit={visit} /> })
}

function Verified({ visit }: { visit: AccountVisit }) {
  const { verify: t } = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.doneText}</Text>
      <MainLink href={visit.client ? `${visit.theme.origin}/Login` : '/sign-in'}>{t.doneAction}</MainLink>
    </>
  )
}

function showExpired(visit: AccountVisit): Response {
  return showPage(visit, { title: accountTexts(visit.lang).verify.deadTitle, status: 410, body: <Expired visit={visit} /> })
}

function Expired({ visit }: { visit: AccountVisit }) {
  const { verify: t } = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.deadText}</Text>
      <Resend visit={visit} isMain />
    </>
  )
}
