import { hasPassword, isPasswordOf, noteProof } from '../engine/known-person.server.ts'
import { isPasskeyOf, listPasskeys } from '../passkeys/passkeys.server.ts'
import { passwordInput } from '../schema.ts'
import { credentialInput } from '../security-schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, MainLink, Text, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { PASSKEY_SCRIPTS, PasskeyForm } from '../site/passkey-form.tsx'
import { OwnPassword, proofHref, readNext } from '../site/proof.tsx'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

interface States {
  password?: AccountFormState
  passkey?: AccountFormState
}

/** Asks who is signed in for their password, or a passkey, before what concerns the account's security; then leads on to `next`. */
export function openConfirm(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  return showConfirm(visit, person, {})
}

export function takeConfirm(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  const { engine, caller, form } = visit
  const finish = async () => {
    await noteProof(engine, person)
    return redirect(visit, readNext(visit))
  }
  if (form.has('credential')) {
    const show = (_: AccountVisit, passkey: AccountFormState) => showConfirm(visit, person, { passkey })
    return takeForm(visit, credentialInput, show, async ({ credential }) =>
      (await isPasskeyOf(engine, person, credential, caller)) ? await finish() : { credential: 'passkeyUnknown' },
    )
  }
  const show = (_: AccountVisit, password: AccountFormState) => showConfirm(visit, person, { password })
  return takeForm(visit, passwordInput, show, async ({ password }) =>
    (await isPasswordOf(engine, person, password, caller)) ? await finish() : { password: 'passwordWrong' },
  )
}

async function showConfirm(visit: AccountVisit, person: SignedInPerson, states: States): Promise<Response> {
  const [withPassword, passkeys] = await Promise.all([hasPassword(visit.engine, person.id), listPasskeys(visit.engine, person.id)])
  const t = accountTexts(visit.lang)
  const action = proofHref(readNext(visit))
  const { password = freshForm(), passkey = freshForm() } = states
  const body = (
    <>
      <Text>{t.fill('confirm.lead', { email: person.email })}</Text>
      {withPassword && (
        <Form visit={visit} state={password} submit={t.confirm.submit} action={action}>
          <OwnPassword visit={visit} person={person} state={password} />
        </Form>
      )}
      {passkeys.length > 0 && (
        <PasskeyForm
          visit={visit}
          state={passkey}
          kind="get"
          action={action}
          submit={t.confirm.passkey}
          quiet={withPassword}
          saysUnable={!withPassword}
        />
      )}
      {!withPassword && <Neither visit={visit} hasPasskeys={passkeys.length > 0} />}
      <Aside>
        <TextLink href="/">{t.confirm.stay}</TextLink>
      </Aside>
    </>
  )
  const scripts = passkeys.length > 0 ? PASSKEY_SCRIPTS : []
  return showPage(visit, { title: t.confirm.title, state: states.passkey ?? password, scripts, body })
}

/** How somebody without a password goes on. */
function Neither({ visit, hasPasskeys }: { visit: AccountVisit; hasPasskeys: boolean }) {
  const { confirm: t } = accountTexts(visit.lang)
  if (hasPasskeys) return null
  return (
    <>
      <Text>{t.neither}</Text>
      <MainLink href="/sign-in?prompt=login">{t.again}</MainLink>
      <p className="mt-2">
        <TextLink href="/password">{t.makePassword}</TextLink>
      </p>
    </>
  )
}
