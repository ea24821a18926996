import { nameInput } from '#features/accounts/schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, TextField, TextLink } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit, SignedInVisit } from '../visit.ts'

export function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  return submitForm(visit, nameInput, async ({ name }) => {
    await visit.engine.auth.api.updateUser({ body: { name }, headers: visit.caller.headers ?? new Headers() })
    return redirect(visit, '/?named')
  })
}

export function show(visit: SignedInVisit, form?: RefusedForm): Response {
  const t = accountTexts(visit.lang)
  const name = fieldsOf(form)('name', visit.person.name)
  const body = (
    <>
      <Form visit={visit} form={form} submit={t.name.submit}>
        <TextField {...name} label={t.form.name} hint={t.form.nameHint} autoComplete="name" />
      </Form>
      <Aside>
        <TextLink href="/">{t.name.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.name.title, form, body })
}
