import { useLoaderData } from 'react-router'
import { brandOf } from '#features/brands/brands.server.tsx'
import { loadDraftPage } from '#features/site-editing/draft-page.server.ts'
import { toLayout } from '#features/sites/layouts.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { ownSectionsOf, sectionKindsOf } from '../section-kinds.server.ts'
import { composingTexts } from '../texts.ts'
import { SectionsEditor } from '../ui/sections-editor.tsx'

/** The home page's sections, beside the page with the draft. */
export const loader = appLoader(async args => {
  const { settings, ...page } = await loadDraftPage(args)
  const brand = brandOf(toLayout(settings.layout))
  return { title: composingTexts(args.lang).home.title, ...page, kinds: sectionKindsOf(brand, args.lang), own: ownSectionsOf(brand) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function HomeComposer() {
  const { title, ...editor } = useLoaderData<typeof loader>()
  const t = useTexts(composingTexts)
  return (
    <AppPage title={title} lead={t.home.lead}>
      <SectionsEditor {...editor} path="home" page="/" words={t.home} />
    </AppPage>
  )
}
