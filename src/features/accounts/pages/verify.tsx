import { emailInput } from '../schema.ts'
import { redirect } from '../site/answers.ts'
import { type FormState, freshForm, takeForm } from '../site/form-state.ts'
import { Aside, Form, MainLink, Notice, Text, TextField, TextLink } from '../site/kit.tsx'
import { showPage } from '../site/show-page.tsx'
import { onward, type PageVisit, pageHref } from '../site/visit.ts'
import { accountTexts } from '../texts.server.ts'
import { mailVerification, type Verified, verifyAddress } from '../verify.server.ts'

/** With a link's token: verifies the address. Without: says that a mail is on its way. */
export async function openVerify(visit: PageVisit): Promise<Response> {
  const token = visit.url.searchParams.get('token')
  if (token !== null) return await verify(visit, token, false)
  return showCheckMail(visit, freshForm({ email: visit.recall('email') ?? '' }))
}

/** Confirms what a link asks for, or sends another one. */
export async function takeVerify(visit: PageVisit): Promise<Response> {
  const token = visit.form.get('token')
  if (token !== null) return await verify(visit, token, true)
  return await takeForm(visit, emailInput, showCheckMail, async ({ email }) => {
    visit.keep('email', email)
    await mailVerification(visit.engine, email)
    return redirect(visit, '/verify?why=again')
  })
}

async function verify(visit: PageVisit, token: string, isConfirmed: boolean): Promise<Response> {
  const done = await verifyAddress(visit.engine, { token, mark: visit.recall('mark'), isConfirmed }, visit.caller)
  if (done.kind === 'signed-in') {
    visit.cookies.push(...done.cookies)
    visit.keep('mark', '')
    return redirect(visit, afterSignUp(visit))
  }
  // The same link twice: the first time signed them in.
  if (done.kind === 'verified' && visit.person?.id === done.userId) return redirect(visit, afterSignUp(visit))
  const { verify: t } = accountTexts(visit.lang)
  if (done.kind === 'ask') return showPage(visit, { title: t.confirmTitle, body: <Ask visit={visit} token={token} account={done} /> })
  if (done.kind === 'verified') return showPage(visit, { title: t.doneTitle, body: <Done visit={visit} /> })
  const state = freshForm({ email: visit.recall('email') ?? '' })
  return showPage(visit, { title: t.deadTitle, status: 410, body: <Dead visit={visit} state={state} /> })
}

/** What was asked for before the sign-up; where that is gone, the site that sent them. */
function afterSignUp(visit: PageVisit): string {
  return !visit.goOn && visit.client ? `${visit.look.origin}/Login` : onward(visit)
}

function showCheckMail(visit: PageVisit, state: FormState): Response {
  return showPage(visit, { title: accountTexts(visit.lang).verify.title, state, body: <CheckMail visit={visit} state={state} /> })
}

function CheckMail({ visit, state }: { visit: PageVisit; state: FormState }) {
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

function Resend({ visit, state, isMain = false }: { visit: PageVisit; state: FormState; isMain?: boolean }) {
  const t = accountTexts(visit.lang)
  return (
    <Form visit={visit} state={state} submit={isMain ? t.verify.fresh : t.verify.again} quiet={!isMain}>
      <TextField state={state} name="email" label={t.form.email} type="email" autoComplete="username" />
    </Form>
  )
}

function Ask({ visit, token, account }: { visit: PageVisit; token: string; account: Extract<Verified, { kind: 'ask' }> }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('verify.confirmText', { email: account.email, name: account.name })}</Text>
      <Form visit={visit} state={freshForm()} submit={t.verify.confirm} hidden={{ token }} />
      <Aside>
        <p>{t.verify.notMe}</p>
      </Aside>
    </>
  )
}

function Done({ visit }: { visit: PageVisit }) {
  const { verify: t } = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.doneText}</Text>
      <MainLink href={visit.client ? `${visit.look.origin}/Login` : '/sign-in'}>{t.doneAction}</MainLink>
    </>
  )
}

function Dead({ visit, state }: { visit: PageVisit; state: FormState }) {
  const { verify: t } = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.deadText}</Text>
      <Resend visit={visit} state={state} isMain />
    </>
  )
}
