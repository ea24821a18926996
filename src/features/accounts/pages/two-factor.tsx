import { hasPassword } from '../engine/known-person.server.ts'
import { countRecoveryCodes, startSecondFactor } from '../second-factor/second-factor.server.ts'
import { RECOVERY_CODES } from '../second-factor/second-factor.ts'
import { redirect } from '../site/answers.ts'
import { Aside, Form, Notice, Text, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm } from '../site/form-state.ts'
import { OwnPassword, takeWithPassword } from '../site/proof.tsx'
import { LinkRow, Rows } from '../site/rows.tsx'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'

/** So few recovery codes that new ones should be made. */
const FEW = 3

/** How the second factor stands, and what can be done about it. */
export async function openTwoFactor(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  // Pages that have nothing to show at this moment show this one.
  const here = { ...visit, route: { ...visit.route, path: '/two-factor' } }
  const left = await countRecoveryCodes(visit.engine, person.id)
  if (left === undefined) return await showOff(here, person, freshForm())
  return showPage(here, { title: accountTexts(visit.lang).twoFactor.title, body: <On visit={here} left={left} />, isWide: true })
}

/** Begins to turn it on. */
export function takeTwoFactor(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  const show = (_: AccountVisit, state: AccountFormState) => showOff(visit, person, state)
  return takeWithPassword(visit, person, show, async password => {
    const done = await startSecondFactor(visit.engine, person, password, visit.caller)
    return done === 'wrong' ? undefined : redirect(visit, done === 'on' ? '/two-factor' : '/two-factor/app')
  })
}

async function showOff(visit: AccountVisit, person: SignedInPerson, state: AccountFormState): Promise<Response> {
  const withPassword = await hasPassword(visit.engine, person.id)
  const t = accountTexts(visit.lang)
  const body = (
    <>
      {visit.url.searchParams.has('off') && <Notice>{t.twoFactor.isOff}</Notice>}
      <Text>{t.twoFactor.lead}</Text>
      <Text>{t.twoFactor.need}</Text>
      <Form visit={visit} state={state} submit={t.twoFactor.start}>
        {withPassword && <OwnPassword visit={visit} person={person} state={state} />}
      </Form>
      <Aside>
        <TextLink href="/">{t.name.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.twoFactor.title, state, body })
}

function On({ visit, left }: { visit: AccountVisit; left: number }) {
  const t = accountTexts(visit.lang)
  return (
    <>
      <Notice>{t.twoFactor.on}</Notice>
      <Text>{t.twoFactor.onText}</Text>
      <Text>
        {t.fill('twoFactor.left', { left, all: RECOVERY_CODES })} {left <= FEW && <strong className="text-ink">{t.twoFactor.few}</strong>}
      </Text>
      <div className="mt-6">
        <Rows label={t.twoFactor.title}>
          <LinkRow href="/two-factor/codes" label={t.twoFactor.renew} state={t.twoFactor.renewText} />
          <LinkRow href="/two-factor/off" label={t.twoFactor.off} state={t.twoFactor.offText} />
        </Rows>
      </div>
      <p className="mt-4">
        <TextLink href="/">{t.name.back}</TextLink>
      </p>
    </>
  )
}
