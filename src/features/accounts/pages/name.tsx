import { fieldsOf } from '#ui/form/fields.ts'
import { nameInput } from '../schema.ts'
import { redirect } from '../site/answers.ts'

import { type RefusedForm, submitForm } from '../site/form.ts'
import { Aside, Form, TextField, TextLink } from '../site/form-components.server.tsx'
import { showPage } from '../site/show-page.server.tsx'
import { accountTexts } from '../site/texts.ts'
import type { AccountVisit, SignedInVisit } from '../site/visit.ts'

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
