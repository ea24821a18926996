import { useLoaderData } from 'react-router'
import { brandOf } from '#features/brands/brands.server.tsx'
import { fillSite, withTop } from '#features/brands/static/static-page.ts'
import { sitePageAt } from '#features/brands/static/static-pages.server.ts'
import { pageKindsOf, toEdited } from '#features/site-composing/section-kinds.server.ts'
import { SectionsEditor } from '#features/site-composing/ui/sections-editor.tsx'
import { loadDraftPage } from '#features/site-editing/draft-page.server.ts'
import { requireEditor } from '#features/site-editing/drafts.server.ts'
import { toLayout } from '#features/sites/layouts.ts'
import { isIntroduced, isSitePage } from '#features/sites/pages.ts'
import { NotFound } from '#kit/errors.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { pageReason, sitePageTexts } from '../texts.ts'

/** The sections of one of the platform's pages, beside the page with the draft; of a policy or form those above its words. */
export const loader = appLoader(async args => {
  const { ctx, site, lang, query } = args
  requireEditor(ctx)
  const address = query.get('address') ?? ''
  if (!isSitePage(address)) throw new NotFound(pageReason('PageMissing'))
  const path = `sitePages.${address}` as const
  const { settings, ...editor } = await loadDraftPage(args, { path })
  const shown = (of: typeof lang) => fillSite(sitePageAt(address, of), site.settings.title)
  const isAbove = isIntroduced(address)
  return {
    title: shown(lang).title,
    isAbove,
    editor: {
      ...editor,
      path,
      page: address,
      own: isAbove ? [] : toEdited(of => withTop(shown(of))),
      kinds: pageKindsOf(brandOf(toLayout(settings.layout)), lang, { isTopComposed: !isAbove }),
    },
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function SitePageEdit() {
  const { title, isAbove, editor } = useLoaderData<typeof loader>()
  const { site: t, fill } = useTexts(sitePageTexts)
  const words = isAbove ? { isBrands: t.isBare, isOwn: t.isIntroduced, toBrands: t.toBrands } : t
  return (
    <AppPage title={title} lead={fill(isAbove ? 'site.introducedLead' : 'site.lead', { address: editor.page })}>
      <SectionsEditor {...editor} key={editor.path} words={words} />
    </AppPage>
  )
}
