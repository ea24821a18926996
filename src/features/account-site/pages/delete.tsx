import { deleteByPassword, mailDeletion } from '#features/accounts/account/delete-account.server.ts'
import { hasPassword } from '#features/accounts/engine/known-person.server.ts'
import { nothingInput } from '#features/accounts/settings-schema.ts'
import { localHref } from '#kit/lang.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { deleteInput } from '../delete-input.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, Notice, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { OutboxNote } from '../ui/outbox-note.server.tsx'
import { CurrentPassword } from '../ui/reauthentication.server.tsx'
import { SectionTitle } from '../ui/rows.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit, SignedInVisit } from '../visit.ts'
import { forgetBrowser } from './sign-out.tsx'

/** Deletes the account after the confirmation word and the password; without a password, mails the link to `delete-confirm.tsx`. */
export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const { engine, caller, person } = visit
  if (!(await hasPassword(engine, person.id))) {
    return await submitForm(visit, nothingInput, async () => {
      await mailDeletion(engine, person)
      return redirect(visit, '/delete?sent')
    })
  }
  return await submitForm(visit, deleteInput, async ({ password }) => {
    if (!(await deleteByPassword(engine, person, password, caller))) return { password: 'passwordWrong' }
    await forgetBrowser(visit)
    return redirect(visit, '/deleted')
  })
}

export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const withPassword = await hasPassword(visit.engine, visit.person.id)
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.deleteAccount.lead}</Text>
      <Consequences visit={visit} />
      {withPassword ? <ByPassword visit={visit} form={form} /> : <ByMail visit={visit} email={visit.person.email} form={form} />}
      <Aside>
        <TextLink href="/">{t.deleteAccount.keep}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.deleteAccount.title, form, body })
}

/** What is deleted with the account, and what stays at the sites. */
function Consequences({ visit: { theme, lang } }: { visit: AccountVisit }) {
  const t = accountTexts(lang)
  return (
    <>
      <SectionTitle>{t.deleteAccount.goes}</SectionTitle>
      <ul className="text-ink-soft mt-2 list-disc space-y-1 pl-6">
        {t.deleteAccount.going.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <SectionTitle>{t.deleteAccount.stays}</SectionTitle>
      <Text>{t.fill('deleteAccount.staying', { site: theme.title })}</Text>
      <TextLink href={theme.origin + localHref(lang, '/Account/Privacy')}>
        {t.fill('deleteAccount.stayingAction', { site: theme.title })}
      </TextLink>
    </>
  )
}

function ByPassword({ visit, form }: { visit: SignedInVisit; form: RefusedForm | undefined }) {
  const t = accountTexts(visit.lang)
  return (
    <Form visit={visit} form={form} submit={t.deleteAccount.submit} danger>
      <CurrentPassword visit={visit} form={form} />
      <WordField visit={visit} form={form} />
    </Form>
  )
}

function ByMail({ visit, email, form }: { visit: AccountVisit; email: string; form: RefusedForm | undefined }) {
  const t = accountTexts(visit.lang)
  const isSent = visit.url.searchParams.has('sent')
  return (
    <>
      {isSent ? <Notice>{t.fill('deleteAccount.sent', { email })}</Notice> : <Text>{t.fill('deleteAccount.byMail', { email })}</Text>}
      {isSent && <OutboxNote visit={visit} />}
      <Form visit={visit} form={form} submit={isSent ? t.verify.again : t.deleteAccount.byMailSubmit} quiet={isSent} />
    </>
  )
}

/** The confirmation word, against accidents. */
export function WordField({ visit, form }: { visit: AccountVisit; form: RefusedForm | undefined }) {
  const { deleteAccount: t } = accountTexts(visit.lang)
  return <TextField {...fieldsOf(form)('word')} label={t.word} hint={t.wordHint} autoComplete="off" />
}
