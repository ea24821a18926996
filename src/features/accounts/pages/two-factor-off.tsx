import { hasPassword } from '../engine/known-person.server.ts'
import { countRecoveryCodes, turnOffSecondFactor } from '../second-factor/second-factor.server.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, Text, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm } from '../site/form-state.ts'
import { OwnPassword, takeWithPassword } from '../site/proof.tsx'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'
import { openTwoFactor } from './two-factor.tsx'

export async function openTwoFactorOff(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  if ((await countRecoveryCodes(visit.engine, person.id)) === undefined) return await openTwoFactor(visit, person)
  return await showOff(visit, person, freshForm())
}

export function takeTwoFactorOff(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  const show = (_: AccountVisit, state: AccountFormState) => showOff(visit, person, state)
  return takeWithPassword(visit, person, show, async password => {
    const isDone = await turnOffSecondFactor(visit.engine, person, password, visit.caller)
    return isDone ? redirect(visit, '/two-factor?off') : undefined
  })
}

async function showOff(visit: AccountVisit, person: SignedInPerson, state: AccountFormState): Promise<Response> {
  const withPassword = await hasPassword(visit.engine, person.id)
  const { twoFactorOff: t, twoFactor } = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.lead}</Text>
      <Form visit={visit} state={state} submit={t.submit} danger>
        {withPassword && <OwnPassword visit={visit} person={person} state={state} />}
      </Form>
      <Aside>
        <TextLink href="/two-factor">{twoFactor.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.title, state, body })
}
