import { hasPassword } from '../engine/known-person.server.ts'
import { countRecoveryCodes, renewRecoveryCodes } from '../second-factor/second-factor.server.ts'
import { Aside, Form, MainLink, Notice, Text, TextLink } from '../site/form-components.tsx'
import { type AccountFormState, freshForm } from '../site/form-state.ts'
import { OwnPassword, takeWithPassword } from '../site/proof.tsx'
import { showPage } from '../site/show-page.tsx'
import type { AccountVisit, SignedInPerson } from '../site/visit.ts'
import { accountTexts } from '../texts.ts'
import { openTwoFactor } from './two-factor.tsx'

export async function openRecoveryCodes(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  if ((await countRecoveryCodes(visit.engine, person.id)) === undefined) return await openTwoFactor(visit, person)
  return await showRenew(visit, person, freshForm())
}

/** Makes ten new ones. */
export async function takeRecoveryCodes(visit: AccountVisit, person: SignedInPerson): Promise<Response> {
  if ((await countRecoveryCodes(visit.engine, person.id)) === undefined) return await openTwoFactor(visit, person)
  const show = (_: AccountVisit, state: AccountFormState) => showRenew(visit, person, state)
  return await takeWithPassword(visit, person, show, async password => {
    const codes = await renewRecoveryCodes(visit.engine, person, password, visit.caller)
    return codes && showRecoveryCodes(visit, person, codes, false)
  })
}

async function showRenew(visit: AccountVisit, person: SignedInPerson, state: AccountFormState): Promise<Response> {
  const withPassword = await hasPassword(visit.engine, person.id)
  const { recovery: t, twoFactor } = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.renewLead}</Text>
      <Form visit={visit} state={state} submit={t.renewSubmit}>
        {withPassword && <OwnPassword visit={visit} person={person} state={state} />}
      </Form>
      <Aside>
        <TextLink href="/two-factor">{twoFactor.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.renewTitle, state, body })
}

/** The only time that the codes are shown: as the answer to the form that made them, to print, copy or keep as a file. */
export function showRecoveryCodes(visit: AccountVisit, person: SignedInPerson, codes: readonly string[], isJustOn: boolean): Response {
  const here = { ...visit, route: { ...visit.route, path: '/two-factor' } }
  const body = <Codes visit={here} email={person.email} codes={codes} isJustOn={isJustOn} />
  return showPage(here, { title: accountTexts(visit.lang).recovery.title, body })
}

interface CodesProps {
  visit: AccountVisit
  email: string
  codes: readonly string[]
  isJustOn: boolean
}

function Codes({ visit, email, codes, isJustOn }: CodesProps) {
  const t = accountTexts(visit.lang)
  const heading = t.fill('recovery.of', { email })
  const text = `${heading}\n${visit.dependencies.origin}\n\n${codes.join('\n')}\n`
  return (
    <>
      {isJustOn && <Notice>{t.recovery.on}</Notice>}
      <Text>{t.recovery.lead}</Text>
      <Text>
        <strong className="text-ink">{t.recovery.once}</strong>
      </Text>
      <h2 className="text-ink print:text-black mt-6 font-semibold [overflow-wrap:anywhere]">{heading}</h2>
      {/* One press selects them all, to copy. */}
      <pre
        translate="no"
        className="border-line bg-page text-ink print:bg-white print:text-black mt-2 rounded-lg border p-4 text-center font-mono text-lg leading-8 break-inside-avoid select-all"
      >
        {codes.join('\n')}
      </pre>
      <p className="mt-3 print:hidden">
        <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={t.recovery.file} className="btn btn-quiet w-full">
          {t.recovery.download}
        </a>
      </p>
      <div className="print:hidden">
        <MainLink href="/two-factor">{t.recovery.done}</MainLink>
      </div>
    </>
  )
}
