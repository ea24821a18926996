import { useActionData, useLoaderData } from 'react-router'
import { accountLink } from '#features/members/account-link.ts'
import { localHref } from '#kit/lang.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { Section } from '#ui/app/section.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useLang } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { consentText } from '../consent-text.ts'
import { listOwnConsents, setMarketing } from '../consents.server.ts'
import { cancelErasure, findOwnErasure, requestErasure } from '../erasure-requests.server.ts'
import { readReason, requireTick } from '../forms.ts'
import { getStanding, type Standing } from '../join.server.ts'
import { privacyTexts } from '../texts.ts'
import { ConsentList } from '../ui/consent-list.tsx'
import { AccountPart, DataPart, LeavePart } from '../ui/leave-part.tsx'
import { MarketingPart } from '../ui/marketing-part.tsx'

const BASE = '/Account/Privacy'
const DONE = ['marketing', 'asked', 'cancelled'] as const

/** A member's consents, their data, and how they leave. */
export const loader = appLoader(async ({ ctx, site, lang, identity, query }) => {
  const t = privacyTexts(lang)
  const name = site.settings.title
  const at = { tenantId: ctx.tenantId, lang }
  return {
    title: t.own.title,
    lead: t.fill('own.lead', { site: name }),
    site: name,
    done: DONE.find(one => one === query.get('done')),
    state: await getStanding(ctx),
    consents: await listOwnConsents(ctx),
    erasure: await findOwnErasure(ctx),
    marketing: consentText({ purpose: 'marketing' }, lang, { site: name }),
    /** Links to the account site, or null: its first page, and where the account is deleted. */
    accountHref: accountLink(identity.accountUrl, '/', at),
    deleteHref: accountLink(identity.accountUrl, '/delete', at),
  }
})

export const action = appAction({
  marketing: async ({ ctx, lang, site }, fields) => {
    const isWanted = fields.get('wanted') === '1'
    const from = { lang, site: site.settings.title }
    await setMarketing(ctx, isWanted ? { isWanted, version: fields.get('version') ?? '' } : { isWanted }, from)
    return `${BASE}?done=marketing`
  },
  leave: async ({ ctx, lang, origin }, fields) => {
    const reason = readReason(fields)
    requireTick(fields, 'sure', 'leaveMissing')
    await requestErasure(ctx, reason, { lang, origin })
    return `${BASE}?done=asked`
  },
  cancel: async ({ ctx }) => {
    await cancelErasure(ctx)
    return `${BASE}?done=cancelled`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function OwnPrivacy() {
  const { title, lead, done, state, consents, ...view } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const { own } = useTexts(privacyTexts)
  return (
    <AppPage title={title} lead={lead}>
      <div className="max-w-3xl space-y-6">
        {form && <FormRefusal form={form} />}
        {done && !form && <FormMessage tone="done">{own.done[done]}</FormMessage>}
        {!state.isConsented && <ToJoin />}
        <Section title={own.consents}>
          <ConsentList consents={consents} />
        </Section>
        <MarketingPart consents={consents} text={view.marketing} who={whoOf(state)} action={BASE} />
        <DataPart site={view.site} bornOn={state.bornOn} accountHref={view.accountHref} />
        <LeavePart site={view.site} form={form} erasure={view.erasure} action={BASE} />
        <AccountPart deleteHref={view.deleteHref} />
      </div>
    </AppPage>
  )
}

/** The link to complete the consents: a public page, loaded as a document. */
function ToJoin() {
  const lang = useLang()
  const { join } = useTexts(privacyTexts).own
  return (
    <FormMessage tone="note">
      <p>{join.text}</p>
      <a href={localHref(lang, '/Account/Join')} className="inline-flex min-h-11 items-center font-semibold underline">
        {join.button}
      </a>
    </FormMessage>
  )
}

/** Returns whether marketing can be offered: only to adults who are members. */
function whoOf({ isConsented, isChild }: Standing): 'adult' | 'child' | 'unknown' {
  if (isChild) return 'child'
  return isConsented ? 'adult' : 'unknown'
}
