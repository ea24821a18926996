import { type RefusedForm, refuseForm, submitForm } from '#features/account-site/form.ts'
import { redirect } from '#features/account-site/responses.ts'
import { refuseOthers } from '#features/account-site/setup/access.server.tsx'
import { SetupSteps } from '#features/account-site/setup/steps.server.tsx'
import { accountTexts } from '#features/account-site/texts.ts'
import { Aside, Form, MainLink, Notice, Text, TextField, TextLink } from '#features/account-site/ui/form-components.server.tsx'
import { showPage } from '#features/account-site/ui/show-page.server.tsx'
import type { SignedInVisit } from '#features/account-site/visit.ts'
import { mailServerInput } from '#features/accounts/setup-schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { FormSelect } from '#ui/form/form-field.tsx'
import { organisationTexts } from '../texts.ts'

const NEXT = '/Organisations/New'

/** The third step, and later the way to change it: the SMTP server. It is stored once a mail was really sent by it; or it is left for later. */
export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const refusal = await refuseOthers(visit)
  if (refusal) return refusal
  const { mail } = visit.dependencies.installation
  const t = organisationTexts(visit.lang)
  const isDone = !form && visit.url.searchParams.has('sent')
  const body = (
    <>
      <SetupSteps at="mail" />
      {isDone && <Notice>{t.fill('mail.sent', { email: visit.person.email })}</Notice>}
      {mail.isFixed ? <Text>{t.mail.isFixed}</Text> : <ServerForm visit={visit} form={form} hasServer={await mail.hasServer()} />}
      {mail.isFixed || isDone ? (
        <MainLink href={NEXT}>{accountTexts(visit.lang).setup.next}</MainLink>
      ) : (
        <Aside>
          <p>{t.mail.laterText}</p>
          <TextLink href={NEXT}>{t.mail.later}</TextLink>
        </Aside>
      )}
    </>
  )
  return showPage(visit, { title: t.mail.title, form, body })
}

export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const refusal = await refuseOthers(visit)
  if (refusal) return refusal
  const { person, lang, dependencies, engine } = visit
  const { mail } = dependencies.installation
  if (mail.isFixed) return redirect(visit, NEXT)
  const t = organisationTexts(lang)
  let answer: string | undefined
  const done = await submitForm(visit, mailServerInput, async text => {
    await engine.limits.takeMail(person.email)
    const words = { subject: t.mail.testSubject, heading: t.mail.testSubject, text: t.mail.testText }
    const sent = await mail.send(text, { to: person.email, lang, ...words })
    if (!sent) return { from: 'senderRefused' }
    if (!sent.isAccepted) {
      answer = sent.answer
      return { server: 'serverRefused' }
    }
    await mail.save(text, person.email)
    return redirect(visit, '/Setup/Mail?sent')
  })
  return answer === undefined ? done : refuseForm(visit, 422, t.fill('mail.notSent', { answer }))
}

interface ServerFormProps {
  visit: SignedInVisit
  form: RefusedForm | undefined
  hasServer: boolean
}

function ServerForm({ visit, form, hasServer }: ServerFormProps) {
  const t = organisationTexts(visit.lang)
  const field = fieldsOf(form)
  const { mail } = t
  return (
    <>
      <Text>{t.fill('mail.lead', { email: visit.person.email })}</Text>
      {hasServer && <Text>{mail.hasServer}</Text>}
      <Form visit={visit} form={form} submit={mail.submit}>
        <TextField {...field('server')} label={mail.server} hint={mail.serverHint} autoComplete="off" />
        <FormSelect
          {...field('security', 'smtp')}
          label={mail.security}
          choices={[
            ['smtp', mail.smtp],
            ['smtps', mail.smtps],
          ]}
        />
        <TextField {...field('port')} label={mail.port} hint={mail.portHint} autoComplete="off" inputMode="numeric" isOptional />
        <TextField {...field('login')} label={mail.login} autoComplete="off" isOptional />
        <TextField {...field('password')} label={mail.password} type="password" autoComplete="off" isOptional />
        <TextField {...field('from', visit.person.email)} label={mail.from} hint={mail.fromHint} autoComplete="off" />
      </Form>
    </>
  )
}
