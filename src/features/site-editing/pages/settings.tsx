import { useLoaderData } from 'react-router'
import { appAction, appLoader, leadTo } from '#page/app-page.server.ts'
import { fontFamilies } from '#platform/fonts/font-families.ts'
import { fontFaces } from '#platform/fonts/fonts.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { loadDraftPage } from '../draft-page.server.ts'
import { requireEditor } from '../drafts.server.ts'
import { SECTION_NAMES } from '../setting-fields.ts'
import { siteEditingTexts } from '../texts.ts'
import { beginTrial, endTrial } from '../trial.server.ts'
import { SettingsEditor } from '../ui/settings-editor.tsx'

/** The site's settings by section, beside the site with the draft. `?try=` begins the trial of a draft that a colleague sent the link of. */
export const loader = appLoader(async ({ ctx, site, query, lang, visit, seal, origin }) => {
  requireEditor(ctx)
  const tried = query.get('try')
  if (tried) {
    beginTrial(visit, site, seal, { draftId: tried, where: 'site' })
    throw leadTo('/')
  }
  const { settings: _, ...page } = await loadDraftPage({ ctx, site, visit, seal })
  const section = SECTION_NAMES.find(name => name === query.get('section')) ?? 'identity'
  const shown = section === 'fonts' ? fontFamilies.map(({ name }) => ({ name, ...fontFaces({ heading: name, paragraph: name }) })) : []
  return {
    title: siteEditingTexts(lang).settings.title,
    section,
    origin,
    ...page,
    fonts: shown.map(({ name, stacks }) => ({ name, stack: stacks.heading })),
    fontCss: shown.map(({ css }) => css).join(''),
  }
})

export const action = appAction({
  /** Shows the own draft on every page of the site, in this browser. */
  try: async ({ ctx, site, visit, seal }) => {
    requireEditor(ctx)
    beginTrial(visit, site, seal, { draftId: null, where: 'site' })
    return '/'
  },
  'end-trial': async ({ visit }) => {
    endTrial(visit)
    return '/Studio/Settings'
  },
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Settings() {
  const { title, memberId, section, initial, published, draft, fonts, fontCss, origin } = useLoaderData<typeof loader>()
  const t = useTexts(siteEditingTexts)
  return (
    <AppPage title={title} lead={t.settings.lead}>
      {fontCss && <style dangerouslySetInnerHTML={{ __html: fontCss }} />}
      <ul className="mb-4 flex flex-wrap gap-x-6">
        {(['Layout', 'Maintenance', 'Versions'] as const).map(page => (
          <li key={page}>
            <A
              href={`/Studio/Settings/${page}`}
              className="text-primary-text inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {t.pages[page]}
            </A>
          </li>
        ))}
      </ul>
      <SettingsEditor {...{ section, initial, published, draft, fonts, origin, memberId }} />
    </AppPage>
  )
}
