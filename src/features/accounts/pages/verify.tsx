import { emailInput, resetInput } from '../schema.ts'
import { confirmAddress, mailVerification, verifyAddress } from '../sign-in/verify.server.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, MainLink, NewPassword, Notice, Text, TextField, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { settleSignIn } from '../site/settle-sign-in.ts'
import { showPage } from '../site/show-page.tsx'
import { type AccountVisit, onward, pageHref } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

/** With a link's token: verifies the address. Without: says that a mail is on its way, or that all is done. */
export async function openVerify(visit: AccountVisit): Promise<Response> {
  const { searchParams } = visit.url
  const token = searchParams.get('token')
  if (token !== null) return await verify(visit, token)
  if (searchParams.has('done')) return showDone(visit)
  return showCheckMail(visit, freshForm({ email: visit.recall('email') ?? '' }))
}

/** Confirms what a link asks for, by a password of its holder's, or sends another link. */
export async function takeVerify(visit: AccountVisit): Promise<Response> {
  if (visit.form.has('token')) return await confirm(visit)
  return await takeForm(visit, emailInput, showCheckMail, async ({ email }) => {
    visit.keep('email', email)
    await mailVerification(visit.engine, email)
    return redirect(visit, '/verify?why=again')
  })
}

async function verify(visit: AccountVisit, token: string): Promise<Response> {
  const done = await verifyAddress(visit.engine, { token, mark: visit.recall('mark') }, visit.caller)
  if (done.kind === 'signed-in') {
    await settleSignIn(visit, done.userId, done.cookies)
    return redirect(visit, afterSignUp(visit))
  }
  // The same link twice: the first time signed them in.
  if (done.kind === 'verified') return visit.person?.id === done.userId ? redirect(visit, afterSignUp(visit)) : showDone(visit)
  return done.kind === 'ask' ? showAsk(visit, { ...done, token }, freshForm()) : showDead(visit)
}

async function confirm(visit: AccountVisit): Promise<Response> {
  const token = visit.form.get('token') ?? ''
  const show = async (_: AccountVisit, state: AccountFormState) => {
    const asked = await verifyAddress(visit.engine, { token, mark: undefined }, visit.caller)
    if (asked.kind === 'ask') return showAsk(visit, { ...asked, token }, state)
    return asked.kind === 'dead' ? showDead(visit) : showDone(visit)
  }
  return await takeForm(visit, resetInput, show, async input => {
    const done = await confirmAddress(visit.engine, input)
    if (done.kind === 'dead') return showDead(visit)
    if (done.kind === 'refused') return { password: done.problem }
    visit.keep('email', done.email)
    return redirect(visit, '/verify?done')
  })
}

/** What was asked for before the sign-up; where that is gone, the site that sent them. */
function afterSignUp(visit: AccountVisit): string {
  return !visit.pendingAuthorization && visit.client ? `${visit.theme.origin}/Login` : onward(visit)
}

function showCheckMail(visit: AccountVisit, state: AccountFormState): Response {
  return showPage(visit, { title: accountTexts(visit.lang).verify.title, state, body: <CheckMail visit={visit} state={state} /> })
}

function CheckMail({ visit, state }: { visit: AccountVisit; state: AccountFormState }) {
  const t = accountTexts(visit.lang)
  const why = visit.url.searchParams.get('why')
  const email = visit.recall('email')
  return (
    <>
      {why === 'unverified' && <Notice>{t.verify.unverified}</Notice>}
      {why === 'again' && <Notice>{t.verify.sentAgain}</Notice>}
      <Text>{email && why !== 'again' ? t.fill('verify.sent', { email }) : t.verify.asked}</Text>
      <h2 className="text-ink mt-7 text-lg font-bold">{t.verify.help}</h2>
      <Text>{t.verify.helpText}</Text>
      <Resend visit={visit} state={state} />
      <Aside>
        <TextLink href={pageHref(visit, '/sign-up')}>{t.verify.other}</TextLink>
      </Aside>
    </>
  )
}

function Resend({ visit, state, isMain = false }: { visit: AccountVisit; state: AccountFormState; isMain?: boolean }) {
  const t = accountTexts(visit.lang)
  return (
    <Form visit={visit} state={state} submit={isMain ? t.verify.fresh : t.verify.again} quiet={!isMain}>
      <TextField state={state} name="email" label={t.form.email} type="email" autoComplete="username" />
    </Form>
  )
}

interface Asked {
  token: string
  email: string
  name: string
}

function showAsk(visit: AccountVisit, asked: Asked, state: AccountFormState): Response {
  const { confirmTitle } = accountTexts(visit.lang).verify
  return showPage(visit, { title: confirmTitle, state, body: <Ask visit={visit} state={state} {...asked} /> })
}

function Ask({ visit, state, token, email, name }: Asked & { visit: AccountVisit; state: AccountFormState }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('verify.confirmText', { email, name })}</Text>
      <Text>{t.verify.confirmWhy}</Text>
      <Form visit={visit} state={state} submit={t.verify.confirm} hidden={{ token }}>
        <NewPassword state={state} email={email} />
      </Form>
      <Aside>
        <p>{t.verify.notMe}</p>
      </Aside>
    </>
  )
}

function showDone(visit: AccountVisit): Response {
  return showPage(visit, { title: accountTexts(visit.lang).verify.doneTitle, body: <Done visit={visit} /> })
}

function Done({ visit }: { visit: AccountVisit }) {
  const { verify: t } = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.doneText}</Text>
      <MainLink href={visit.client ? `${visit.theme.origin}/Login` : '/sign-in'}>{t.doneAction}</MainLink>
    </>
  )
}

function showDead(visit: AccountVisit): Response {
  const state = freshForm({ email: visit.recall('email') ?? '' })
  return showPage(visit, { title: accountTexts(visit.lang).verify.deadTitle, status: 410, body: <Dead visit={visit} state={state} /> })
}

function Dead({ visit, state }: { visit: AccountVisit; state: AccountFormState }) {
  const { verify: t } = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.deadText}</Text>
      <Resend visit={visit} state={state} isMain />
    </>
  )
}
