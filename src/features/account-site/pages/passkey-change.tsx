import { hasAuthenticatedRecently } from '#features/accounts/engine/known-person.server.ts'
import { listPasskeys, type Passkey, removePasskey, renamePasskey } from '#features/accounts/passkeys/passkeys.server.ts'
import { passkeyNameInput } from '#features/accounts/security-schema.ts'
import { nothingInput } from '#features/accounts/settings-schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { showErrorPage } from '../ui/error-page.server.tsx'
import { Aside, Form, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { requireReauthentication } from '../ui/reauthentication.server.tsx'
import { SectionTitle } from '../ui/rows.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { SignedInVisit } from '../visit.ts'
import { madeOf } from './passkeys.tsx'

/** The name of the form that removes the passkey. */
const REMOVAL = 'remove'

export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const passkey = await findPasskey(visit)
  if (!passkey) return showErrorPage(visit, 'notFound')
  return visit.fields.get('form') === REMOVAL ? await remove(visit, passkey) : await rename(visit, passkey)
}

function rename(visit: SignedInVisit, passkey: Passkey): Promise<Response | RefusedForm> {
  return submitForm(visit, passkeyNameInput, async ({ name }) => {
    const isDone = await renamePasskey(visit.engine, visit.person, { id: passkey.id, name })
    return isDone ? redirect(visit, '/passkeys?done=renamed') : showErrorPage(visit, 'notFound')
  })
}

function remove(visit: SignedInVisit, passkey: Passkey): Promise<Response | RefusedForm> {
  return submitForm(visit, nothingInput, async () => {
    if (!hasAuthenticatedRecently(visit.person)) return requireReauthentication(visit, hrefOf(passkey))
    const done = await removePasskey(visit.engine, visit.person, passkey.id)
    if (done === 'last') return { remove: 'passkeyLast' }
    return done === 'removed' ? redirect(visit, '/passkeys?done=removed') : showErrorPage(visit, 'notFound')
  })
}

const hrefOf = ({ id }: Passkey) => `/passkeys/change?${new URLSearchParams({ id })}`

async function findPasskey({ engine, fields, url, person }: SignedInVisit): Promise<Passkey | undefined> {
  const id = fields.get('id') ?? url.searchParams.get('id')
  return (await listPasskeys(engine, person.id)).find(passkey => passkey.id === id)
}

/** One passkey: its name, and its removal. */
export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const passkey = await findPasskey(visit)
  if (!passkey) return showErrorPage(visit, 'notFound')
  const { passkeys: t } = accountTexts(visit.lang)
  const hidden = { id: passkey.id }
  const body = (
    <>
      <Text>
        <strong className="text-ink">{passkey.name ?? t.unnamed}</strong>
        <br />
        {madeOf(passkey, visit.lang)}
      </Text>
      <Form visit={visit} form={form} submit={t.saveName} action={hrefOf(passkey)} hidden={hidden}>
        <TextField {...fieldsOf(form)('name', passkey.name ?? '')} label={t.name} autoComplete="off" />
      </Form>
      <SectionTitle>{t.removeTitle}</SectionTitle>
      <Text>{t.removeText}</Text>
      <div id="remove">
        <Form visit={visit} form={form} name={REMOVAL} submit={t.remove} action={hrefOf(passkey)} hidden={hidden} danger />
      </div>
      <Aside>
        <TextLink href="/passkeys">{t.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.changeTitle, form, body })
}
