import { deleteByLink, findDeletion } from '../account/delete-account.server.ts'
import { deleteByLinkInput } from '../settings-schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, Text, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'
import { showDeadLink } from './dead-link.tsx'
import { WordField } from './delete.tsx'
import { forgetBrowser } from './sign-out.tsx'

/** By the link that an account without a password got. */
export function openDeleteConfirm(visit: AccountVisit): Promise<Response> {
  return showConfirm(visit, freshForm())
}

export function takeDeleteConfirm(visit: AccountVisit): Promise<Response> {
  return takeForm(visit, deleteByLinkInput, showConfirm, async ({ token }) => {
    const owner = await deleteByLink(visit.engine, token)
    if (!owner) return showDeadLink(visit)
    if (visit.person?.id === owner.id) await forgetBrowser(visit)
    return redirect(visit, '/deleted')
  })
}

async function showConfirm(visit: AccountVisit, state: AccountFormState): Promise<Response> {
  const token = visit.form.get('token') ?? visit.url.searchParams.get('token') ?? ''
  const owner = await findDeletion(visit.engine, token)
  if (!owner) return showDeadLink(visit)
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.fill('deleteAccount.whose', { name: owner.name, email: owner.email })}</Text>
      <Form visit={visit} state={state} submit={t.deleteAccount.submit} hidden={{ token }} danger>
        <WordField state={state} visit={visit} />
      </Form>
      <Aside>
        <TextLink href="/">{t.deleteAccount.keep}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.deleteAccount.title, state, body })
}
