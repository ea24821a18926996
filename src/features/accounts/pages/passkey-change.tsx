import { hasProvenLately } from '../engine/known-person.server.ts'
import { listPasskeys, type Passkey, removePasskey, renamePasskey } from '../passkeys/passkeys.server.ts'
import { passkeyNameInput } from '../security-schema.ts'
import { nothingInput } from '../settings-schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, Text, TextField, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { requireReauthentication } from '../site/proof.tsx'
import { PartTitle } from '../site/rows.tsx'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'
import { madeOf } from './passkeys.tsx'
import { showTrouble } from './trouble.tsx'

/** One passkey: its name, and its end. */
export async function openPasskey(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  const passkey = await findPasskey(visit, person)
  return passkey ? showPasskey(visit, passkey, {}) : showTrouble(visit, 'notFound')
}

export async function takePasskey(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  const passkey = await findPasskey(visit, person)
  if (!passkey) return showTrouble(visit, 'notFound')
  return visit.form.get('action') === 'remove' ? await remove(visit, person, passkey) : await rename(visit, person, passkey)
}

function rename(visit: AccountVisit, person: SignedInPerson, passkey: Passkey): Promise<Response> {
  const show = (_: AccountVisit, state: AccountFormState) => showPasskey(visit, passkey, { name: state })
  return takeForm(visit, passkeyNameInput, show, async ({ name }) => {
    const isDone = await renamePasskey(visit.engine, person, { id: passkey.id, name })
    return isDone ? redirect(visit, '/passkeys?done=renamed') : showTrouble(visit, 'notFound')
  })
}

function remove(visit: AccountVisit, person: SignedInPerson, passkey: Passkey): Promise<Response> {
  const show = (_: AccountVisit, state: AccountFormState) => showPasskey(visit, passkey, { removal: state })
  return takeForm(visit, nothingInput, show, async () => {
    if (!hasProvenLately(person)) return requireReauthentication(visit, hrefOf(passkey))
    const done = await removePasskey(visit.engine, person, passkey.id)
    if (done === 'last') return { remove: 'passkeyLast' }
    return done === 'removed' ? redirect(visit, '/passkeys?done=removed') : showTrouble(visit, 'notFound')
  })
}

const hrefOf = ({ id }: Passkey) => `/passkeys/change?${new URLSearchParams({ id })}`

async function findPasskey({ engine, form, url }: AccountVisit, person: SignedInPerson): Promise<Passkey | undefined> {
  const id = form.get('id') ?? url.searchParams.get('id')
  return (await listPasskeys(engine, person.id)).find(passkey => passkey.id === id)
}

interface States {
  name?: AccountFormState
  removal?: AccountFormState
}

function showPasskey(visit: AccountVisit, passkey: Passkey, states: States): Response {
  const { passkeys: t } = accountTexts(visit.lang)
  const name = states.name ?? freshForm({ name: passkey.name ?? '' })
  const removal = states.removal ?? freshForm()
  const body = (
    <>
      <Text>
        <strong className="text-ink">{passkey.name ?? t.unnamed}</strong>
        <br />
        {madeOf(passkey, visit.lang)}
      </Text>
      <Form visit={visit} state={name} submit={t.saveName} action={hrefOf(passkey)} hidden={{ id: passkey.id, action: 'name' }}>
        <TextField state={name} name="name" label={t.name} autoComplete="off" />
      </Form>
      <PartTitle>{t.removeTitle}</PartTitle>
      <Text>{t.removeText}</Text>
      <div id="remove">
        <Form
          visit={visit}
          state={removal}
          submit={t.remove}
          action={hrefOf(passkey)}
          hidden={{ id: passkey.id, action: 'remove' }}
          danger
        />
      </div>
      <Aside>
        <TextLink href="/passkeys">{t.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.changeTitle, state: states.removal ?? name, body })
}
