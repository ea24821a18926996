import { hasPassword } from '#features/accounts/engine/known-person.server.ts'
import { countRecoveryCodes, renewRecoveryCodes } from '#features/accounts/second-factor/second-factor.server.ts'

import type { RefusedForm } from '../form.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, MainLink, Notice, Text, TextLink } from '../ui/form-components.server.tsx'
import { CurrentPassword, submitWithPassword } from '../ui/reauthentication.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import { type AccountVisit, continueHref, type SignedInVisit } from '../visit.ts'
import { show as showTwoFactor } from './two-factor.tsx'
import { requireProof } from './two-factor-prove.tsx'

/** Generates ten new codes. */
export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  const { engine, person } = visit
  if ((await countRecoveryCodes(engine, person.id)) === undefined) return await showTwoFactor(visit)
  const unproven = await requireProof(visit)
  if (unproven) return unproven
  return await submitWithPassword(visit, async password => {
    const codes = await renewRecoveryCodes(engine, person, password, visit.caller)
    return codes && showRecoveryCodes(visit, codes, false)
  })
}

export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  const { engine, person } = visit
  if (!form && (await countRecoveryCodes(engine, person.id)) === undefined) return await showTwoFactor(visit)
  const withPassword = await hasPassword(engine, person.id)
  const { recovery: t, twoFactor } = accountTexts(visit.lang)
  const body = (
    <>
      <Text>{t.renewLead}</Text>
      <Form visit={visit} form={form} submit={t.renewSubmit}>
        {withPassword && <CurrentPassword visit={visit} form={form} />}
      </Form>
      <Aside>
        <TextLink href="/two-factor">{twoFactor.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.renewTitle, form, body })
}

/** Shows the codes, only this once: in the response to the form that made them, to print, copy or save. `next`: where the person goes on, if not by themselves. */
export function showRecoveryCodes(visit: SignedInVisit, codes: readonly string[], isJustOn: boolean, next?: string): Response {
  const here = { ...visit, route: { ...visit.route, path: '/two-factor' } }
  const body = <Codes visit={here} email={visit.person.email} codes={codes} isJustOn={isJustOn} next={next} />
  return showPage(here, { title: accountTexts(visit.lang).recovery.title, body })
}

interface CodesProps {
  visit: AccountVisit
  email: string
  codes: readonly string[]
  isJustOn: boolean
  next: string | undefined
}

function Codes({ visit, email, codes, isJustOn, next }: CodesProps) {
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
      {/* One click selects all the codes. */}
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
        <MainLink href={next ?? (isJustOn && visit.pendingAuthorization ? continueHref(visit) : '/two-factor')}>{t.recovery.done}</MainLink>
      </div>
    </>
  )
}
