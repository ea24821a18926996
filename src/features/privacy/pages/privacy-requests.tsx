import { useActionData, useLoaderData } from 'react-router'
import { birthYears } from '#features/members/birth-date.ts'
import { can, requirePermission } from '#features/permissions/permissions.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { carryOutErasure, listOpenErasures } from '../erasure.server.ts'
import { readBirthDate, requireTick } from '../forms.ts'
import { consentForPupil, correctBirthDate, listWaitingPupils } from '../pupils.server.ts'
import { privacyTexts } from '../texts.ts'
import { Erasures } from '../ui/erasures.tsx'
import { fieldOfPupil, Pupils } from '../ui/pupils.tsx'

const BASE = '/Studio/Privacy'
const DONE = ['erased', 'given', 'corrected'] as const

/** Open erasure requests, and pupils who wait for the school's consent. Teachers see only the pupils of their own school. */
export const loader = appLoader(async ({ ctx, site, lang, query }) => {
  const t = privacyTexts(lang).studio
  const mayManage = can(ctx.viewer, 'privacy.manage')
  const waiting = await listWaitingPupils(ctx)
  return {
    title: t.title,
    lead: mayManage ? t.lead : t.leadSchool,
    site: site.settings.title,
    now: ctx.now,
    done: DONE.find(one => one === query.get('done')),
    waiting,
    /** Undefined if the viewer may not see them. */
    erasures: mayManage ? await listOpenErasures(ctx) : undefined,
    /** Undefined if the viewer may not correct a date of birth. */
    years: mayManage ? birthYears(ctx.now) : undefined,
  }
})

export const action = appAction({
  erase: async ({ ctx }, fields) => {
    await carryOutErasure(ctx, fields.get('id') ?? '')
    return `${BASE}?done=erased`
  },
  consent: async ({ ctx, lang, origin, site }, fields) => {
    requirePermission(ctx.viewer, 'children.consent')
    requireTick(fields, 'agree', 'schoolConsentMissing')
    await consentForPupil(ctx, fields.get('id') ?? '', fields.get('version') ?? '', { origin, lang, site: site.settings.title })
    return `${BASE}?done=given`
  },
  correct: async ({ ctx }, fields) => {
    requirePermission(ctx.viewer, 'privacy.manage')
    await correctBirthDate(ctx, fields.get('id') ?? '', readBirthDate(fields, ctx.now))
    return `${BASE}?done=corrected`
  },
})

export { appMeta as meta } from '#page/app-meta.ts'
export { revalidateAfterConflict as shouldRevalidate } from '#page/revalidate.ts'

export default function PrivacyRequests() {
  const { title, lead, site, now, done, waiting, erasures, years } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(privacyTexts).studio
  return (
    <AppPage title={title} lead={lead}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} idOf={path => fieldOfPupil(path, form.values['id'] ?? '')} />}
        {done && !form && <FormMessage tone="done">{t[done]}</FormMessage>}
        {erasures && <Erasures {...erasures} now={now} action={BASE} />}
        <Pupils {...waiting} site={site} form={form} years={years} now={now} action={BASE} />
      </div>
    </AppPage>
  )
}
