import { deleteByLink, findDeletion } from '../account/delete-account.server.ts'
import { deleteByLinkInput } from '../settings-schema.ts'
import { redirect } from '../site/answers.ts'

import { showDeadLink } from '../site/dead-link.server.tsx'
import { type RefusedForm, submitForm } from '../site/form.ts'
import { Aside, Form, Text, TextLink } from '../site/form-components.server.tsx'
import { showPage } from '../site/show-page.server.tsx'
import { accountTexts } from '../site/texts.ts'
import type { AccountVisit } from '../site/visit.ts'
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
