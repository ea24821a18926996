import { birthYears } from '#features/members/birth-date.ts'
import { can, requirePermission } from '#features/permissions/permissions.ts'
import { carryOutErasure, type ErasureEntry, listOpenErasures } from '#features/privacy/erasure.server.ts'
import { readBirthDate, requireTick } from '#features/privacy/forms.ts'
import { consentForPupil, correctBirthDate, listWaitingPupils, type WaitingPupil } from '#features/privacy/pupils.server.ts'
import { privacyTexts } from '#features/privacy/texts.ts'
import type { FormState, PageArgs } from '#page/page.server.ts'
import { serverPage } from '#page/server-page.server.ts'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { studioAction } from '../forms.server.ts'
import { studioPage } from '../studio-page.server.tsx'
import { Erasures } from '../ui/erasures.tsx'
import { fieldOfPupil, Pupils } from '../ui/pupils.tsx'

const BASE = '/Studio/Privacy'
const DONE = ['erased', 'given', 'corrected'] as const

/** Who asked to be erased, and which pupils wait for the school's consent. A teacher sees the latter alone, of their own school. */
export const loader = serverPage(async args => {
  const t = privacyTexts(args.lang).studio
  const view = await loadRequests(args)
  const lead = view.erasures ? t.lead : t.leadSchool
  return studioPage(args, { title: t.title, lead, body: <Requests view={view} /> })
})

export const action = studioAction({
  erase: async ({ ctx, lang }, fields) => {
    await carryOutErasure(ctx, fields.get('id') ?? '', lang)
    return `${BASE}?done=erased`
  },
  consent: async ({ ctx, lang, origin, site }, fields) => {
    requirePermission(ctx.viewer, 'children.consent')
    requireTick(fields, 'agree', privacyTexts(lang).problems.schoolConsentMissing, lang)
    await consentForPupil(ctx, fields.get('id') ?? '', fields.get('version') ?? '', { origin, lang, site: site.settings.title })
    return `${BASE}?done=given`
  },
  correct: async ({ ctx, lang }, fields) => {
    requirePermission(ctx.viewer, 'privacy.manage')
    await correctBirthDate(ctx, fields.get('id') ?? '', readBirthDate(fields, ctx.now, lang))
    return `${BASE}?done=corrected`
  },
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'

interface RequestsView {
  site: string
  now: Date
  form: FormState | undefined
  done: (typeof DONE)[number] | undefined
  /** Absent where the viewer may not see them. */
  erasures: { requests: ErasureEntry[]; total: number } | undefined
  waiting: { pupils: WaitingPupil[]; total: number }
  mayCorrect: boolean
}

async function loadRequests({ ctx, site, form, query }: PageArgs): Promise<RequestsView> {
  const mayManage = can(ctx.viewer, 'privacy.manage')
  return {
    site: site.settings.title,
    now: ctx.now,
    form,
    done: DONE.find(one => one === query.get('done')),
    waiting: await listWaitingPupils(ctx),
    erasures: mayManage ? await listOpenErasures(ctx) : undefined,
    mayCorrect: mayManage,
  }
}

function Requests({ view }: { view: RequestsView }) {
  const t = useTexts(privacyTexts).studio
  const { form, done, erasures, waiting, now } = view
  return (
    <div className="space-y-6">
      {form && <FormRefusal form={form} idOf={path => fieldOfPupil(path, form.values['id'] ?? '')} />}
      {done && !form && <FormMessage tone="done">{t[done]}</FormMessage>}
      {erasures && <Erasures {...erasures} now={now} />}
      <Pupils {...waiting} site={view.site} form={form} years={view.mayCorrect ? birthYears(now) : undefined} />
    </div>
  )
}
