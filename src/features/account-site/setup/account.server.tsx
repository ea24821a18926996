import { createAccount } from '#features/accounts/account/demo-account.server.ts'
import { signUpInput } from '#features/accounts/schema.ts'
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { showErrorPage } from '../ui/error-page.server.tsx'
import { Aside, Form, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { type AccountVisit, isSignedIn } from '../visit.ts'
import { SetupSteps } from './steps.server.tsx'

const NEXT = '/Setup/Factor'

/** The first step of the first start: the account that becomes superadmin. Without the printed key 404, which says nothing. */
export async function show(visit: AccountVisit, form?: RefusedForm): Promise<Response> {
  const { installation } = visit.dependencies
  if (isSignedIn(visit) && (await installation.isSettingUp(visit.person.id))) return redirect(visit, NEXT)
  const key = keyOf(visit)
  if (!(await installation.isSetupKey(key))) return showErrorPage(visit, 'notFound')
  const t = accountTexts(visit.lang)
  return showPage(visit, { title: t.setup.title, form, body: <Account visit={visit} form={form} setupKey={key} /> })
}

export async function submit(visit: AccountVisit): Promise<Response | RefusedForm> {
  const { installation } = visit.dependencies
  const key = keyOf(visit)
  if (isSignedIn(visit)) {
    if (await installation.isSettingUp(visit.person.id)) return redirect(visit, NEXT)
    return (await installation.takeSetupKey(key, visit.person.id)) ? redirect(visit, NEXT) : showErrorPage(visit, 'notFound')
  }
  if (!(await installation.isSetupKey(key))) return showErrorPage(visit, 'notFound')
  return await submitForm(visit, signUpInput, async input => {
    const { engine, caller } = visit
    const { internalAdapter } = await engine.auth.$context
    // A form that is sent again, since its response was lost, finds its own account.
    if (!(await internalAdapter.findUserByEmail(input.email))) await createAccount(engine.auth, input)
    const done = await signIn(engine, input, caller)
    if (done.kind !== 'signed-in') return { email: 'emailTaken' }
    if (!(await installation.takeSetupKey(key, done.userId)) && !(await installation.isSettingUp(done.userId)))
      return showErrorPage(visit, 'notFound')
    visit.cookies.push(...done.cookies)
    return redirect(visit, NEXT)
  })
}

const keyOf = ({ fields, url }: AccountVisit) => fields.get('key') ?? url.searchParams.get('key') ?? ''

interface AccountProps {
  visit: AccountVisit
  form: RefusedForm | undefined
  setupKey: string
}

function Account({ visit, form, setupKey }: AccountProps) {
  const t = accountTexts(visit.lang)
  const field = fieldsOf(form)
  const hidden = { key: setupKey }
  if (isSignedIn(visit)) {
    const { name, email } = visit.person
    return (
      <>
        <SetupSteps at="account" />
        <Text>{t.fill('signUp.alreadyText', { name, email })}</Text>
        <Form visit={visit} form={form} hidden={hidden} submit={t.fill('signUp.goOn', { name })} />
        <Aside>
          <TextLink href="/sign-out">{t.signUp.signOut}</TextLink>
        </Aside>
      </>
    )
  }
  return (
    <>
      <SetupSteps at="account" />
      <Text>{t.setup.accountLead}</Text>
      <Form visit={visit} form={form} hidden={hidden} submit={t.setup.accountSubmit}>
        <TextField {...field('name')} label={t.form.name} autoComplete="name" />
        <TextField {...field('email')} label={t.form.email} type="email" autoComplete="username" />
        <TextField {...field('password')} label={t.form.password} hint={t.form.passwordHint} type="password" autoComplete="new-password" />
      </Form>
    </>
  )
}
