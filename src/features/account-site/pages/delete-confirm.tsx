import { deleteByLink, findDeletion } from '#features/accounts/account/delete-account.server.ts'
import { deleteByLinkInput } from '../delete-input.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { showDeadLink } from '../ui/dead-link.server.tsx'
import { Aside, Form, Text, TextLink } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit } from '../visit.ts'
import { WordField } from './delete.tsx'
import { forgetBrowser } from './sign-out.tsx'

/** Uses the link that an account without a password got. */
export function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  return submitForm(visit, deleteByLinkInput, async ({ token }) => {
    const owner = await deleteByLink(visit.engine, token)
    if (!owner) return showDeadLink(visit)
    if (visit.person?.id === owner.id) await forgetBrowser(visit)
    return redirect(visit, '/deleted')
  })
}

export async function show(visit: AccountVisit, form?: RefusedForm): Promise<Response> {
  const token = visit.fields.get('token') ?? visit.url.searchParams.get('token') ?? ''
  const owner = await findDeletion(visit.engine, token)
  if (!owner) return showDeadLink(visit)
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.fill('deleteAccount.whose', { name: owner.name, email: owner.email })}</Text>
      <Form visit={visit} form={form} submit={t.deleteAccount.submit} hidden={{ token }} danger>
        <WordField visit={visit} form={form} />
      </Form>
      <Aside>
        <TextLink href="/">{t.deleteAccount.keep}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.deleteAccount.title, form, body })
}
