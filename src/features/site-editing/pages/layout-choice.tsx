import { useActionData, useLoaderData } from 'react-router'
import { LAYOUTS, type Layout, toLayout } from '#features/sites/layouts.ts'
import { appAction, appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { FormMessage, FormRefusal } from '#ui/form/form-message.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { findDraft, requireEditor, saveDraft } from '../drafts.server.ts'
import { notesOn } from '../layout-notes.server.ts'
import { siteEditingTexts } from '../texts.ts'
import { beginTrial, trialOf, withChanges } from '../trial.server.ts'
import { LayoutGrid } from '../ui/layout-grid.tsx'

// Named boundary: the list's own keys.
const NAMES = Object.keys(LAYOUTS) as Layout[]

/** The own site in each layout. What is chosen goes into the draft. */
export const loader = appLoader(async ({ ctx, site, lang, visit, seal, query }) => {
  requireEditor(ctx)
  if (!trialOf(visit, site, seal)) beginTrial(visit, site, seal, { draftId: null, where: 'frame' })
  const settings = withChanges(site.settings, (await findDraft(ctx))?.changes ?? {})
  return {
    title: siteEditingTexts(lang).pages.Layout,
    isChosen: query.get('done') === 'chosen',
    current: site.layout,
    chosen: toLayout(settings.layout),
    layouts: NAMES.map(name => ({ name, notes: notesOn(name, settings) })),
  }
})

export const action = appAction({
  choose: async ({ ctx }, fields) => {
    await saveDraft(ctx, { layout: toLayout(fields.get('layout') ?? '') })
    return '/Studio/Settings/Layout?done=chosen'
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function LayoutChoice() {
  const { title, isChosen, current, chosen, layouts } = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>()
  const t = useTexts(siteEditingTexts)
  return (
    <AppPage title={title} lead={t.layouts.lead}>
      <div className="space-y-6">
        {form && <FormRefusal form={form} />}
        {isChosen && (
          <FormMessage tone="done">
            <p>{t.layouts.chosen}</p>
            <A href="/Studio/Settings" className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
              {t.layouts.settings}
            </A>
          </FormMessage>
        )}
        <LayoutGrid layouts={layouts} current={current} chosen={chosen} />
      </div>
    </AppPage>
  )
}
