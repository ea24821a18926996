import { hasPassword } from '#features/accounts/engine/known-person.server.ts'
import { askAtSignIn, findFactorState } from '#features/accounts/second-factor/factor-proof.server.ts'
import { countRecoveryCodes, startSecondFactor } from '#features/accounts/second-factor/second-factor.server.ts'
import { RECOVERY_CODES } from '#features/accounts/second-factor/second-factor.ts'
import type { RefusedForm } from '../form.ts'
import { redirect } from '../responses.ts'
import { accountTexts } from '../texts.ts'
import { Aside, Form, Notice, Text, TextLink } from '../ui/form-components.server.tsx'
import { CurrentPassword, submitWithPassword } from '../ui/reauthentication.server.tsx'
import { LinkRow, Rows } from '../ui/rows.server.tsx'
import { showPage } from '../ui/show-page.server.tsx'
import type { AccountVisit, SignedInVisit } from '../visit.ts'
import { requireProof } from './two-factor-prove.tsx'

/** At this number of recovery codes new ones are suggested. */
const FEW = 3

/** The state of the second factor, and its settings. */
export async function show(visit: SignedInVisit, form?: RefusedForm): Promise<Response> {
  // Other pages show this one if they have nothing to show.
  const here = { ...visit, route: { ...visit.route, path: '/two-factor' } }
  if (!form && (await findFactorState(visit.engine, visit.person.id)) === 'on-demand') return showOnDemand(here)
  const left = await countRecoveryCodes(visit.engine, visit.person.id)
  if (form || left === undefined) return await showOff(here, form)
  return showPage(here, { title: accountTexts(visit.lang).twoFactor.title, body: <On visit={here} left={left} />, isWide: true })
}

/** Starts to turn the second factor on, or has one that is asked on demand asked at each sign-in. */
export async function submit(visit: SignedInVisit): Promise<Response | RefusedForm> {
  if ((await findFactorState(visit.engine, visit.person.id)) === 'on-demand') {
    const unproven = await requireProof(visit)
    if (unproven) return unproven
    await askAtSignIn(visit.engine, visit.person.id)
    return redirect(visit, '/two-factor')
  }
  return await submitWithPassword(visit, async password => {
    const done = await startSecondFactor(visit.engine, visit.person, password, visit.caller)
    return done === 'wrong' ? undefined : redirect(visit, done === 'on' ? '/two-factor' : '/two-factor/app')
  })
}

async function showOff(visit: SignedInVisit, form: RefusedForm | undefined): Promise<Response> {
  const withPassword = await hasPassword(visit.engine, visit.person.id)
  const t = accountTexts(visit.lang)
  const body = (
    <>
      {visit.url.searchParams.has('off') && <Notice>{t.twoFactor.isOff}</Notice>}
      {visit.pendingAuthorization.includes('acr_values=') && <Notice>{t.twoFactor.demanded}</Notice>}
      <Text>{t.twoFactor.lead}</Text>
      <Text>{t.twoFactor.need}</Text>
      <Form visit={visit} form={form} submit={t.twoFactor.start}>
        {withPassword && <CurrentPassword visit={visit} form={form} />}
      </Form>
      <Aside>
        <TextLink href="/">{t.name.back}</TextLink>
      </Aside>
    </>
  )
  return showPage(visit, { title: t.twoFactor.title, form, body })
}

/** The state of a factor that only sites ask for. */
function showOnDemand(visit: SignedInVisit): Response {
  const t = accountTexts(visit.lang)
  const body = (
    <>
      <Notice>{t.twoFactor.onDemand}</Notice>
      <Text>{t.twoFactor.onDemandText}</Text>
      <Form visit={visit} submit={t.twoFactor.always} />
      <div className="mt-6">
        <Rows label={t.twoFactor.title}>
          <LinkRow href="/two-factor/off" label={t.twoFactor.off} state={t.twoFactor.offDemandText} />
        </Rows>
      </div>
      <p className="mt-4">
        <TextLink href="/">{t.name.back}</TextLink>
      </p>
    </>
  )
  return showPage(visit, { title: t.twoFactor.title, body, isWide: true })
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
