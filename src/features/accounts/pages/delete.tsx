import { deleteByPassword, mailDeletion } from '../account/delete-account.server.ts'
import { hasPassword } from '../engine/known-person.server.ts'
import { deleteInput, nothingInput } from '../settings-schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, MainLink, Notice, Text, TextField, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { OwnPassword } from '../site/proof.tsx'
import { PartTitle } from '../site/rows.tsx'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'
import { forgetBrowser } from './sign-out.tsx'

export function openDelete(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  return showDelete(visit, person, freshForm())
}

/** Deletes the account of who types the word and their password; without a password, mails the link to `delete-confirm.tsx`. */
export async function takeDelete(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  const { engine, caller } = visit
  const show = (_: AccountVisit, state: AccountFormState) => showDelete(visit, person, state)
  if (!(await hasPassword(engine, person.id))) {
    return await takeForm(visit, nothingInput, show, async () => {
      await mailDeletion(engine, person)
      return redirect(visit, '/delete?sent')
    })
  }
  return await takeForm(visit, deleteInput, show, async ({ password }) => {
    if (!(await deleteByPassword(engine, person, password, caller))) return { password: 'passwordWrong' }
    await forgetBrowser(visit)
    return redirect(visit, '/deleted')
  })
}

async function showDelete(visit: AccountVisit, person: SignedInPerson, state: AccountFormState): Promise<Response> {
  const withPassword = await hasPassword(visit.engine, person.id)
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.deleteAccount.lead}</Text>
      <What visit={visit} />
      {withPassword ? (
        <ByPassword visit={visit} person={person} state={state} />
      ) : (
        <ByMail visit={visit} email={person.email} state={state} />
      )}
      <Aside>
        <TextLink href="/">{t.deleteAccount.keep}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.deleteAccount.title, state, body })
}

/** What goes with the account, and what stays at the sites. */
function What({ visit: { theme, lang } }: { visit: AccountVisit }) {
  const t = accountTexts(lang)
  const prefix = lang === 'id' ? '' : `/${lang}`
  return (
    <>
      <PartTitle>{t.deleteAccount.goes}</PartTitle>
      <ul className="text-ink-soft mt-2 list-disc space-y-1 pl-6">
        {t.deleteAccount.going.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PartTitle>{t.deleteAccount.stays}</PartTitle>
      <Text>{t.fill('deleteAccount.staying', { site: theme.title })}</Text>
      <TextLink href={`${theme.origin}${prefix}/Account/Privacy`}>{t.fill('deleteAccount.stayingAction', { site: theme.title })}</TextLink>
    </>
  )
}

function ByPassword({ visit, person, state }: { visit: AccountVisit; person: SignedInPerson; state: AccountFormState }) {
  const t = accountTexts(visit.lang)
  return (
    <Form visit={visit} state={state} submit={t.deleteAccount.submit} danger>
      <OwnPassword visit={visit} person={person} state={state} />
      <WordField state={state} visit={visit} />
    </Form>
  )
}

function ByMail({ visit, email, state }: { visit: AccountVisit; email: string; state: AccountFormState }) {
  const t = accountTexts(visit.lang)
  const isSent = visit.url.searchParams.has('sent')
  return (
    <>
      {isSent ? <Notice>{t.fill('deleteAccount.sent', { email })}</Notice> : <Text>{t.fill('deleteAccount.byMail', { email })}</Text>}
      <Form visit={visit} state={state} submit={isSent ? t.verify.again : t.deleteAccount.byMailSubmit} quiet={isSent} />
    </>
  )
}

/** The word that nobody types by mistake. */
export function WordField({ state, visit }: { state: AccountFormState; visit: AccountVisit }) {
  const { deleteAccount: t } = accountTexts(visit.lang)
  return <TextField state={state} name="word" label={t.word} hint={t.wordHint} autoComplete="off" />
}

/** For whom nothing is left here. */
export function openDeleted(visit: AccountVisit): Response {
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.deleteAccount.done}</Text>
      <MainLink href={visit.theme.origin}>{t.fill('signOut.site', { site: visit.theme.title })}</MainLink>
    </>
  )
  return showPage(visit, { title: t.deleteAccount.doneTitle, body })
}
