import { nameInput } from '../schema.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, TextField, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm, takeForm } from '../site/form-state.ts'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

export function openName(visit: AccountVisit, person: SignedInPerson): Response {
  return showName(visit, freshForm({ name: person.name }))
}

export function takeName(visit: AccountVisit): Promise<Response> {
  return takeForm(visit, nameInput, showName, async ({ name }) => {
    await visit.engine.auth.api.updateUser({ body: { name }, headers: visit.caller.headers ?? new Headers() })
    return redirect(visit, '/?named')
  })
}

function showName(visit: AccountVisit, state: AccountFormState): Response {
  return showPage(visit, { title: accountTexts(visit.lang).name.title, state, body: <Name visit={visit} state={state} /> })
}

function Name({ visit, state }: { visit: AccountVisit; state: AccountFormState }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Form visit={visit} state={state} submit={t.name.submit}>
        <TextField state={state} name="name" label={t.form.name} hint={t.form.nameHint} autoComplete="name" />
      </Form>
      <Aside>
        <TextLink href="/">{t.name.back}</TextLink>
      </Aside>
    </>
  )
}
