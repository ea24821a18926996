import { hasAuthenticatedRecently, hasPassword } from '#features/accounts/engine/known-person.server.ts'
import { findFactorState } from '#features/accounts/second-factor/factor-proof.server.ts'
import { confirmSecondFactor, findWaitingKey, startSecondFactor } from '#features/accounts/second-factor/second-factor.server.ts'
import { codeInput } from '#features/accounts/security-schema.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { showRecoveryCodes } from '../pages/recovery-codes.tsx'
import { AppKeyForm } from '../pages/two-factor-app.tsx'
import { requireProof } from '../pages/two-factor-prove.tsx'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { showErrorPage } from '../ui/error-page.server.tsx'
import { Form, Text } from '../ui/form-components.server.tsx'
import { CurrentPassword, requireReauthentication, submitWithPassword } from '../ui/reauthentication.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { SignedInVisit } from '../visit.ts'
import { SetupSteps } from './steps.server.tsx'

const NEXT = '/Setup/Mail'

/** The second step: the second factor, without which nobody becomes superadmin. Its first code makes the account one. */
export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const { person, engine } = visit
  const elsewhere = await goElsewhere(visit)
  if (elsewhere) return elsewhere
  const t = accountTexts(visit.lang)
  const key = await findWaitingKey(engine, person)
  if (key && !hasAuthenticatedRecently(person)) return requireReauthentication(visit)
  const body = key ? (
    <>
      <SetupSteps at="factor" />
      <AppKeyForm visit={visit} appKey={key} form={form} />
    </>
  ) : (
    <>
      <SetupSteps at="factor" />
      <Text>{t.setup.factorLead}</Text>
      <Text>{t.twoFactor.need}</Text>
      <Form visit={visit} form={form} submit={t.setup.factorSubmit}>
        {(await hasPassword(engine, person.id)) && <CurrentPassword visit={visit} form={form} />}
      </Form>
    </>
  )
  return showPage(visit, { title: key ? t.twoFactorApp.title : t.setup.factorTitle, form, body })
}

export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const { engine, person, caller, dependencies } = visit
  const elsewhere = await goElsewhere(visit)
  if (elsewhere) return elsewhere
  if (!(await findWaitingKey(engine, person)))
    return await submitWithPassword(visit, async password => {
      const done = await startSecondFactor(engine, person, password, caller)
      return done === 'wrong' ? undefined : redirect(visit, visit.route.path)
    })
  if (!hasAuthenticatedRecently(person)) return requireReauthentication(visit)
  return await submitForm(visit, codeInput, async ({ code }) => {
    const done = await confirmSecondFactor(engine, person, code, caller)
    if (done.kind === 'wrong') return { code: 'codeWrong' }
    if (done.kind === 'gone') return redirect(visit, visit.route.path)
    if (!(await dependencies.installation.finishSetup(person.id))) return showErrorPage(visit, 'notFound')
    return showRecoveryCodes(visit, done.recoveryCodes, true, NEXT)
  })
}

/**
 * Returns where a person belongs who has nothing to set up here: 404, or the next step. An account that has a second factor already proves it, and becomes
 * superadmin; so does one whose response was lost.
 */
async function goElsewhere(visit: SignedInVisit): Promise<Response | undefined> {
  const { engine, person, dependencies } = visit
  const { installation } = dependencies
  if (!(await installation.isSettingUp(person.id)))
    return (await installation.isSuperadmin(person.id)) ? redirect(visit, NEXT) : showErrorPage(visit, 'notFound')
  if ((await findFactorState(engine, person.id)) === 'off') return undefined
  const unproven = await requireProof(visit)
  if (unproven) return unproven
  return (await installation.finishSetup(person.id)) ? redirect(visit, NEXT) : showErrorPage(visit, 'notFound')
}
