import { accountLink } from '#features/members/account-link.ts'
import { type ConsentText, consentText } from '#features/privacy/consent-text.ts'
import { listOwnConsents, type OwnConsent, setMarketing } from '#features/privacy/consents.server.ts'
import { cancelErasure, findOwnErasure, type OpenErasure, requestErasure } from '#features/privacy/erasure-requests.server.ts'
import { readReason, requireTick } from '#features/privacy/forms.ts'
import { getStanding, type Standing } from '#features/privacy/join.server.ts'
import { privacyTexts } from '#features/privacy/texts.ts'
import { ConsentList } from '#features/privacy/ui/consent-list.tsx'
import { AccountPart, DataPart, LeavePart } from '#features/privacy/ui/leave-part.tsx'
import { MarketingPart } from '#features/privacy/ui/marketing-part.tsx'
import type { FormState, PageArgs } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioAction } from '../forms.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { Section } from '../ui/section.tsx'

const BASE = '/Account/Privacy'

/** What a member agreed to, their data, and how they leave. */
export const loader = serverPage(async args => {
  const view = await loadPrivacy(args)
  const t = privacyTexts(args.lang)
  return studioPage(args, { title: t.own.title, lead: t.fill('own.lead', { site: view.site }), body: <Privacy view={view} /> })
})

export const action = studioAction({
  marketing: async ({ ctx, lang, site }, fields) => {
    const isWanted = fields.get('wanted') === '1'
    const from = { lang, site: site.settings.title }
    await setMarketing(ctx, isWanted ? { isWanted, version: fields.get('version') ?? '' } : { isWanted }, from)
    return `${BASE}?done=marketing`
  },
  leave: async ({ ctx, lang, origin }, fields) => {
    const reason = readReason(fields, lang)
    requireTick(fields, 'sure', privacyTexts(lang).problems.leaveMissing, lang)
    await requestErasure(ctx, reason, { lang, origin })
    return `${BASE}?done=asked`
  },
  cancel: async ({ ctx }) => {
    await cancelErasure(ctx)
    return `${BASE}?done=cancelled`
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

interface PrivacyView {
  site: string
  form: FormState | undefined
  done: 'marketing' | 'asked' | 'cancelled' | undefined
  state: Standing
  consents: OwnConsent[]
  erasure: OpenErasure | undefined
  marketing: ConsentText
  /** Where on the account site, if accounts are looked after there: its first page, and where the account is deleted. */
  accountHref: string | null
  deleteHref: string | null
}

async function loadPrivacy({ ctx, site, lang, form, identity, query }: PageArgs): Promise<PrivacyView> {
  const done = query.get('done')
  return {
    site: site.settings.title,
    form,
    done: done === 'marketing' || done === 'asked' || done === 'cancelled' ? done : undefined,
    state: await getStanding(ctx),
    consents: await listOwnConsents(ctx),
    erasure: await findOwnErasure(ctx),
    marketing: consentText({ purpose: 'marketing' }, lang, { site: site.settings.title }),
    accountHref: accountLink(identity.accountUrl, '/', { tenantId: ctx.tenantId, lang }),
    deleteHref: accountLink(identity.accountUrl, '/delete', { tenantId: ctx.tenantId, lang }),
  }
}

function Privacy({ view }: { view: PrivacyView }) {
  const { own } = useTexts(privacyTexts)
  const { form, done, state, consents } = view
  return (
    <div className="max-w-3xl space-y-6">
      {form && <FormRefusal form={form} />}
      {done && !form && <FormMessage tone="done">{own.done[done]}</FormMessage>}
      {!state.isConsented && (
        <FormMessage tone="note">
          <p>{own.join.text}</p>
          <A href="/Account/Join" className="inline-flex min-h-11 items-center font-semibold underline" data-document="">
            {own.join.button}
          </A>
        </FormMessage>
      )}
      <Section title={own.consents}>
        <ConsentList consents={consents} />
      </Section>
      <MarketingPart consents={consents} text={view.marketing} who={whoOf(state)} />
      <DataPart site={view.site} bornOn={state.bornOn} accountHref={view.accountHref} />
      <LeavePart site={view.site} form={form} erasure={view.erasure} />
      <AccountPart deleteHref={view.deleteHref} />
    </div>
  )
}

/** Whether marketing can be offered: to grown-ups who are members. */
function whoOf({ isConsented, isChild }: Standing): 'adult' | 'child' | 'unknown' {
  if (isChild) return 'child'
  return isConsented ? 'adult' : 'unknown'
}
