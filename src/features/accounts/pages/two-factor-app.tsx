import { renderSVG } from 'uqr'
import { hasProvenLately } from '../engine/known-person.server.ts'
import { type AppKey, confirmSecondFactor, findWaitingKey } from '../second-factor/second-factor.server.ts'
import { codeInput } from '../security-schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, Text, TextField, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { requireReauthentication } from '../site/proof.tsx'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'
import { showRecoveryCodes } from './recovery-codes.tsx'
import { openTwoFactor } from './two-factor.tsx'

/** Shows the secret to whom has just proven who they are. */
export async function openTwoFactorApp(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  const key = await findWaitingKey(visit.engine, person)
  if (!key) return await openTwoFactor(visit, person)
  return hasProvenLately(person) ? showApp(visit, key, freshForm()) : requireReauthentication(visit)
}

/** Turns the second factor on by the first code. */
export async function takeTwoFactorApp(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  const { engine, caller } = visit
  const key = await findWaitingKey(engine, person)
  if (!key) return redirect(visit, '/two-factor')
  if (!hasProvenLately(person)) return requireReauthentication(visit)
  const show = (_: AccountVisit, state: AccountFormState) => showApp(visit, key, state)
  return await takeForm(visit, codeInput, show, async ({ code }) => {
    const done = await confirmSecondFactor(engine, person, code, caller)
    if (done.kind === 'wrong') return { code: 'codeWrong' }
    return done.kind === 'on' ? showRecoveryCodes(visit, person, done.recoveryCodes, true) : redirect(visit, '/two-factor')
  })
}

function showApp(visit: AccountVisit, key: AppKey, state: AccountFormState): Response {
  const title = accountTexts(visit.lang).twoFactorApp.title
  return showPage(visit, { title, state, body: <App visit={visit} appKey={key} state={state} /> })
}

function App({ visit, appKey: { uri, secret }, state }: { visit: AccountVisit; appKey: AppKey; state: AccountFormState }) {
  const { twoFactorApp: t, twoFactor } = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.scan}</Text>
      <div
        role="img"
        aria-label={t.qr}
        className="border-line mx-auto mt-5 w-56 overflow-hidden rounded-lg border bg-white"
        // A rim of four modules, or cameras don't find it. Source: ISO/IEC 18004, section 6.3.8.
        dangerouslySetInnerHTML={{ __html: renderSVG(uri, { ecc: 'M', border: 4, pixelSize: 4 }) }}
      />
      <p className="mt-2 text-center">
        <TextLink href={uri}>{t.open}</TextLink>
      </p>
      <Text>{t.typed}</Text>
      <p translate="no" className="text-ink mt-2 font-mono text-lg break-words select-all">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <Text>{t.then}</Text>
      <Form visit={visit} state={state} submit={t.submit}>
        <TextField state={state} name="code" label={t.code} autoComplete="one-time-code" inputMode="numeric" />
      </Form>
      <Aside>
        <TextLink href="/two-factor">{twoFactor.back}</TextLink>
      </Aside>
    </>
  )
}
