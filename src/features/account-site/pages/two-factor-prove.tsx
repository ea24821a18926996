import { findFactorState, proveFactor } from '#features/accounts/second-factor/factor-proof.server.ts'
import { PROVE_PATH, satisfiesDemand } from '#features/accounts/second-factor/factor-proof.ts'
import { codeInput } from '#features/accounts/security-schema.ts'
import { fieldsOf } from '#ui/form/fields.ts'
import { type RefusedForm, submitForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, Text, TextField, TextLink } from '../ui/form-components.server.tsx'
import { readNext } from '../ui/reauthentication.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { continueHref, pageHref, type SignedInVisit } from '../visit.ts'

/** Asks a signed-in person for the second factor: a site demands it, or a page that changes it (`next`). Those without one enrol first. */
export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const { engine, person } = visit
  if ((await findFactorState(engine, person.id)) === 'off') return redirect(visit, pageHref(visit, '/two-factor'))
  if (!form && isProven(visit)) return redirect(visit, goOnHref(visit))
  const t = accountTexts(visit.lang)
  const next = visit.url.searchParams.get('next')
  const body = (
    <>
      <Text>{t.prove.lead}</Text>
      <Form visit={visit} form={form} submit={t.challenge.submit} action={next === null ? PROVE_PATH : proveHref(next)}>
        <TextField {...fieldsOf(form)('code')} label={t.prove.code} autoComplete="one-time-code" />
      </Form>
      <Aside>
        <p>{t.fill('challenge.lost', { site: visit.theme.title })}</p>
        <TextLink href="/">{t.confirm.stay}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.prove.title, form, body })
}

export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  return await submitForm(visit, codeInput, async ({ code }) =>
    (await proveFactor(visit.engine, visit.person, code, visit.caller)) ? redirect(visit, goOnHref(visit)) : { code: 'codeWrong' },
  )
}

/** Redirects to the proof if the person's account has a second factor and this session has not proven it: a password alone must not change it. */
export async function requireProof({ engine, person, ...visit }: SignedInVisit): Promise<Response | undefined> {
  if (person.secondFactorAt || (await findFactorState(engine, person.id)) === 'off') return undefined
  return redirect(visit, proveHref(visit.route.path))
}

const proveHref = (next: string) => `${PROVE_PATH}?${new URLSearchParams({ next })}`

function isProven(visit: SignedInVisit): boolean {
  const acrValues = new URLSearchParams(visit.pendingAuthorization).get('acr_values')
  return acrValues === null ? visit.person.secondFactorAt !== null : satisfiesDemand(acrValues, visit.person.secondFactorAt)
}

const goOnHref = (visit: SignedInVisit) => (visit.url.searchParams.has('next') ? readNext(visit) : continueHref(visit))
