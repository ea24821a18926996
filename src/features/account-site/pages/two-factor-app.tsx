import { renderSVG } from 'uqr'
import { hasAuthenticatedRecently } from '#features/accounts/engine/known-person.server.ts'
import { isFreshDemand } from '#features/accounts/second-factor/factor-proof.ts'
import { type AppKey, confirmSecondFactor, findWaitingKey } from '#features/accounts/second-factor/second-factor.server.ts'
import { codeInput } from '#features/accounts/security-schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { requireReauthentication } from '../ui/reauthentication.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit, SignedInVisit } from '../visit.ts'
import { showRecoveryCodes } from './recovery-codes.tsx'
import { show as showTwoFactor } from './two-factor.tsx'

/** Turns the second factor on with the first code. */
export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const { engine, caller, person } = visit
  if (!(await findWaitingKey(engine, person))) return redirect(visit, '/two-factor')
  if (!hasAuthenticatedRecently(person)) return requireReauthentication(visit)
  return await submitForm(visit, codeInput, async ({ code }) => {
    const isForEntering = isFreshDemand(new URLSearchParams(visit.pendingAuthorization).get('acr_values') ?? '')
    const done = await confirmSecondFactor(engine, person, code, caller, isForEntering ? 'on-demand' : 'at-sign-in')
    if (done.kind === 'wrong') return { code: 'codeWrong' }
    return done.kind === 'on' ? showRecoveryCodes(visit, done.recoveryCodes, true) : redirect(visit, '/two-factor')
  })
}

/** Shows the secret to a person who has just authenticated. */
export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const key = await findWaitingKey(visit.engine, visit.person)
  if (!key) return await showTwoFactor(visit)
  if (!hasAuthenticatedRecently(visit.person)) return requireReauthentication(visit)
  const { title } = accountTexts(visit.lang).twoFactorApp
  return showPage(visit, { title, form, body: <App visit={visit} appKey={key} form={form} /> })
}

interface AppProps {
  visit: AccountVisit
  appKey: AppKey
  form: RefusedForm | undefined
}

function App(props: AppProps) {
  const { twoFactor } = accountTexts(props.visit.lang)
  return (
    <>
      <AppKeyForm {...props} />
      <Aside>
        <TextLink href="/two-factor">{twoFactor.back}</TextLink>
      </Aside>
    </>
  )
}

/** The secret for an app, and the form for its first code. */
export function AppKeyForm({ visit, appKey: { uri, secret }, form }: AppProps) {
  const { twoFactorApp: t } = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.scan}</Text>
      <div
        role="img"
        aria-label={t.qr}
        className="border-line mx-auto mt-5 w-56 overflow-hidden rounded-lg border bg-white"
        // A quiet zone of four modules, or cameras don't find the code. Source: ISO/IEC 18004, section 6.3.8.
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
      <Form visit={visit} form={form} submit={t.submit}>
        <TextField {...fieldsOf(form)('code')} label={t.code} autoComplete="one-time-code" inputMode="numeric" />
      </Form>
    </>
  )
}
