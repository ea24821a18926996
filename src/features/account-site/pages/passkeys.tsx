import { hasAuthenticatedRecently } from '#features/accounts/engine/known-person.server.ts'
import { addPasskey, listPasskeys, MAX_PASSKEYS, type Passkey } from '#features/accounts/passkeys/passkeys.server.ts'
import { newPasskeyInput, PASSKEY_NAME_LENGTH } from '#features/accounts/security-schema.ts'
import { formatDate } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, MainLink, Notice, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { PASSKEY_FORM, PASSKEY_SCRIPTS, PasskeyForm } from '../ui/passkey-form.server.tsx'
import { reauthenticationHref, requireReauthentication } from '../ui/reauthentication.server.tsx'
import { LinkRow, Rows, SectionTitle } from '../ui/rows.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit, SignedInVisit } from '../visit.ts'
import { requireProof } from './two-factor-prove.tsx'

/** Stores the passkey that the browser created. */
export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  // A passkey stands for the second factor, so a password alone must not add one.
  const unproven = await requireProof(visit)
  if (unproven) return unproven
  return await submitForm(visit, newPasskeyInput, async input => {
    const done = await addPasskey(visit.engine, visit.person, input, visit.caller)
    if (done === 'stale') return requireReauthentication(visit)
    if (done === 'added') return redirect(visit, '/passkeys?done=added')
    return { credential: done === 'full' ? 'passkeyFull' : 'passkeyRefused' }
  })
}

export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const { person } = visit
  const passkeys = await listPasskeys(visit.engine, person.id)
  const { passkeys: t, name } = accountTexts(visit.lang)
  const body = (
    <>
      <DoneNotice visit={visit} />
      <Text>{t.lead}</Text>
      <SectionTitle>{t.list}</SectionTitle>
      {passkeys.length === 0 ? <Text>{t.none}</Text> : <List passkeys={passkeys} lang={visit.lang} />}
      <SectionTitle>{t.add}</SectionTitle>
      <Add visit={visit} form={form} isFull={passkeys.length >= MAX_PASSKEYS} needsReauthentication={!hasAuthenticatedRecently(person)} />
      <Aside>
        <TextLink href="/">{name.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.title, form, scripts: PASSKEY_SCRIPTS, body })
}

const DONE = ['added', 'renamed', 'removed'] as const

function DoneNotice({ visit }: { visit: AccountVisit }) {
  const { passkeys: t } = accountTexts(visit.lang)
  const done = DONE.find(one => one === visit.url.searchParams.get('done'))
  return done && <Notice>{t[done]}</Notice>
}

function List({ passkeys, lang }: { passkeys: readonly Passkey[]; lang: Lang }) {
  const { passkeys: t } = accountTexts(lang)
  return (
    <Rows label={t.list}>
      {passkeys.map(passkey => (
        <LinkRow
          key={passkey.id}
          href={`/passkeys/change?${new URLSearchParams({ id: passkey.id })}`}
          label={passkey.name ?? t.unnamed}
          state={madeOf(passkey, lang)}
        />
      ))}
    </Rows>
  )
}

/** Returns when a passkey was created, and what stores it. */
export function madeOf({ createdAt, keeper, isSecurityKey }: Passkey, lang: Lang): string {
  const t = accountTexts(lang)
  const place = keeper ?? (isSecurityKey ? t.passkeys.securityKey : undefined)
  const date = formatDate(createdAt, 'Asia/Jakarta', lang)
  return place ? t.fill('passkeys.madeIn', { date, keeper: place }) : t.fill('passkeys.made', { date })
}

interface AddProps {
  visit: AccountVisit
  form: RefusedForm | undefined
  isFull: boolean
  needsReauthentication: boolean
}

function Add({ visit, form, isFull, needsReauthentication }: AddProps) {
  const { passkeys: t } = accountTexts(visit.lang)
  if (isFull) return <Text>{t.full}</Text>
  if (needsReauthentication) {
    return (
      <>
        <Text>{t.confirmFirst}</Text>
        <MainLink href={reauthenticationHref('/passkeys')}>{t.confirmAction}</MainLink>
      </>
    )
  }
  return (
    <PasskeyForm
      visit={visit}
      form={form}
      kind="create"
      action="/passkeys"
      submit={t.submit}
      confirm={reauthenticationHref('/passkeys')}
      showsUnsupported
    >
      <TextField
        {...fieldsOf(form, PASSKEY_FORM)('name')}
        label={t.name}
        hint={t.nameHint}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        isOptional
      />
    </PasskeyForm>
  )
}
