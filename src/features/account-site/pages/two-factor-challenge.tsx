import { answerChallenge, findChallenged } from '#features/accounts/second-factor/second-factor-sign-in.server.ts'
import { challengeInput } from '#features/accounts/security-schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { storeSignIn } from '../store-sign-in.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, MainLink, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { Checkbox } from '../ui/rows.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { type AccountVisit, continueHref, pageHref } from '../visit.ts'

export async function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  if (await isFinished(visit)) return redirect(visit, continueHref(visit))
  return await submitForm(visit, challengeInput, async ({ code, trust }) => {
    const done = await answerChallenge(visit.engine, { typed: code, isTrusted: trust }, visit.caller)
    if (done.kind === 'over') return showExpired(visit)
    if (done.kind === 'wrong') return { code: 'codeWrong' }
    await storeSignIn(visit, done.userId, done.cookies, true)
    return redirect(visit, continueHref(visit))
  })
}

/** True if no code is awaited here any more. A signed-in person who re-authenticates is still awaited. */
async function isFinished({ engine, caller, person }: AccountVisit): Promise<boolean> {
  return person !== undefined && (await findChallenged(engine, caller))?.id !== person.id
}

/** Asks for a code of the app, or a recovery code (`?with=recovery`), after the password. */
export async function show(visit: AccountVisit, form?: RefusedForm): Promise<Response> {
  if (!form && (await isFinished(visit))) return redirect(visit, continueHref(visit))
  const owner = await findChallenged(visit.engine, visit.caller)
  if (!owner) return showExpired(visit)
  const title = accountTexts(visit.lang).challenge.title
  return showPage(visit, { title, form, body: <Challenge visit={visit} form={form} email={owner.email} /> })
}

function Challenge({ visit, form, email }: { visit: AccountVisit; form: RefusedForm | undefined; email: string }) {
  const field = fieldsOf(form)
  const t = accountTexts(visit.lang)
  const isRecovery = (visit.fields.get('with') ?? visit.url.searchParams.get('with')) === 'recovery'
  const other = `/two-factor/challenge?${new URLSearchParams([...(isRecovery ? [] : [['with', 'recovery']]), ...new URLSearchParams(visit.pendingAuthorization)])}`
  return (
    <>
      <Text>{t.fill(isRecovery ? 'challenge.recoveryLead' : 'challenge.lead', { email })}</Text>
      <Form visit={visit} form={form} submit={t.challenge.submit} hidden={isRecovery ? { with: 'recovery' } : {}}>
        <TextField
          {...field('code')}
          label={isRecovery ? t.challenge.recovery : t.challenge.code}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
        />
        <Checkbox name="trust" label={t.challenge.trust} hint={t.challenge.trustHint} isChecked={Boolean(field('trust').value)} />
      </Form>
      <p className="mt-2">
        <TextLink href={other}>{isRecovery ? t.challenge.useApp : t.challenge.useRecovery}</TextLink>
      </p>
      <Aside>
        <p>{t.fill('challenge.lost', { site: visit.theme.title })}</p>
        <TextLink href={pageHref(visit, '/sign-in')}>{t.challenge.other}</TextLink>
      </Aside>
    </>
  )
}

/** The challenge has expired, or had too many wrong codes. */
function showExpired(visit: AccountVisit): Response {
  const { challenge: t } = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.overText}</Text>
      <MainLink href={pageHref(visit, '/sign-in')}>{t.overAction}</MainLink>
    </>
  )
  return showPage(visit, { title: t.overTitle, status: 410, body })
}
