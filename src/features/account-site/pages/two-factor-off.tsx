import { hasPassword } from '#features/accounts/engine/known-person.server.ts'
import { findFactorState } from '#features/accounts/second-factor/factor-proof.server.ts'
import { turnOffSecondFactor } from '#features/accounts/second-factor/second-factor.server.ts'
import type { RefusedForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, Text, TextLink } from '../ui/form-components.server.tsx'
import { CurrentPassword, submitWithPassword } from '../ui/reauthentication.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { SignedInVisit } from '../visit.ts'
import { show as showTwoFactor } from './two-factor.tsx'
import { requireProof } from './two-factor-prove.tsx'

export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const unproven = await requireProof(visit)
  if (unproven) return unproven
  return await submitWithPassword(visit, async password => {
    const isDone = await turnOffSecondFactor(visit.engine, visit.person, password, visit.caller)
    return isDone ? redirect(visit, '/two-factor?off') : undefined
  })
}

export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const { engine, person } = visit
  if (!form && (await findFactorState(engine, person.id)) === 'off') return await showTwoFactor(visit)
  const withPassword = await hasPassword(engine, person.id)
  const { twoFactorOff: t, twoFactor } = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.lead}</Text>
      <Form visit={visit} form={form} submit={t.submit} danger>
        {withPassword && <CurrentPassword visit={visit} form={form} />}
      </Form>
      <Aside>
        <TextLink href="/two-factor">{twoFactor.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.title, form, body })
}
