import { mailReset } from '#features/accounts/passwords/reset.server.ts'
import { emailInput } from '#features/accounts/schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { OutboxNote } from '../ui/outbox-note.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { type AccountVisit, pageHref } from '../visit.ts'

export function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  return submitForm(visit, emailInput, async ({ email }) => {
    visit.setCookie('email', email)
    await mailReset(visit.engine, email)
    return redirect(visit, '/forgot?sent')
  })
}

export function show(visit: AccountVisit, form?: RefusedForm): Response {
  const { forgot: t } = accountTexts(visit.lang)
  const email = visit.readCookie('email') ?? ''
  if (!form && visit.url.searchParams.has('sent')) {
    return showPage(visit, { title: t.sentTitle, body: <Sent visit={visit} email={email} /> })
  }
  return showPage(visit, { title: t.title, form, body: <Forgot visit={visit} form={form} email={visit.person?.email ?? email} /> })
}

function Forgot({ visit, form, email }: { visit: AccountVisit; form: RefusedForm | undefined; email: string }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.forgot.lead}</Text>
      <Form visit={visit} form={form} submit={t.forgot.submit}>
        <TextField {...fieldsOf(form)('email', email)} label={t.form.email} type="email" autoComplete="username" />
      </Form>
      <Aside>
        <TextLink href={visit.person ? '/' : pageHref(visit, '/sign-in')}>{visit.person ? t.name.back : t.forgot.back}</TextLink>
      </Aside>
    </>
  )
}

function Sent({ visit, email }: { visit: AccountVisit; email: string }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Text>{t.fill('forgot.sent', { email })}</Text>
      <OutboxNote visit={visit} />
      <Aside>
        <p>{t.forgot.again}</p>
        <TextLink href="/forgot">{t.forgot.againAction}</TextLink>
      </Aside>
    </>
  )
}
