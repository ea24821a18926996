import { hasPassword, isPasswordOf, recordReauthentication } from '#features/accounts/engine/known-person.server.ts'
import { isPasskeyOf, listPasskeys } from '#features/accounts/passkeys/passkeys.server.ts'
import { passwordInput } from '#features/accounts/schema.ts'
import { credentialInput } from '#features/accounts/security-schema.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, MainLink, Text, TextLink } from '../ui/form-components.server.tsx'
import { PASSKEY_FORM, PASSKEY_SCRIPTS, PasskeyForm } from '../ui/passkey-form.server.tsx'
import { CurrentPassword, readNext, reauthenticationHref } from '../ui/reauthentication.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit, SignedInVisit } from '../visit.ts'

/** Re-authenticates a signed-in person by password or passkey before a sensitive action, then redirects to `next`. */
export function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const { engine, caller, fields, person } = visit
  const finish = async () => {
    await recordReauthentication(engine, person)
    return redirect(visit, readNext(visit))
  }
  if (fields.get('form') === PASSKEY_FORM) {
    return submitForm(visit, credentialInput, async ({ credential }) =>
      (await isPasskeyOf(engine, person, credential, caller)) ? await finish() : { credential: 'passkeyUnknown' },
    )
  }
  return submitForm(visit, passwordInput, async ({ password }) =>
    (await isPasswordOf(engine, person, password, caller)) ? await finish() : { password: 'passwordWrong' },
  )
}

export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const { person } = visit
  const [withPassword, passkeys] = await Promise.all([hasPassword(visit.engine, person.id), listPasskeys(visit.engine, person.id)])
  const t = accountTexts(visit.lang)
  const action = reauthenticationHref(readNext(visit))
  const body = (
    <>
      <Text>{t.fill('confirm.lead', { email: person.email })}</Text>
      {withPassword && (
        <Form visit={visit} form={form} submit={t.confirm.submit} action={action}>
          <CurrentPassword visit={visit} form={form} />
        </Form>
      )}
      {passkeys.length > 0 && (
        <PasskeyForm
          visit={visit}
          form={form}
          kind="get"
          action={action}
          submit={t.confirm.passkey}
          quiet={withPassword}
          showsUnsupported={!withPassword}
        />
      )}
      {!withPassword && <NoMethod visit={visit} hasPasskeys={passkeys.length > 0} />}
      <Aside>
        <TextLink href="/">{t.confirm.stay}</TextLink>
      </Aside>
    </>
  )
  const scripts = passkeys.length > 0 ? PASSKEY_SCRIPTS : []
  return showPage(visit, { title: t.confirm.title, form, scripts, body })
}

/** How a person without a password can continue. */
function NoMethod({ visit, hasPasskeys }: { visit: AccountVisit; hasPasskeys: boolean }) {
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
