import { useLoaderData } from 'react-router'
import { brandOf } from '#features/brands/brands.server.tsx'
import { ownNavigation } from '#features/brands/chrome.server.ts'
import { loadDraftPage } from '#features/site-editing/draft-page.server.ts'
import { toLayout, variantOf } from '#features/sites/layouts.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { composingTexts } from '../texts.ts'
import { NavigationEditor } from '../ui/navigation-editor.tsx'

/** The entries of header, phone menu and footer, beside the page with the draft. */
export const loader = appLoader(async args => {
  const { settings, ...page } = await loadDraftPage(args)
  const layout = toLayout(settings.layout)
  return { title: composingTexts(args.lang).navigation.title, ...page, own: ownNavigation(brandOf(layout), variantOf(layout)) }
})

export { appMeta as meta } from '#page/app-meta.ts'

export default function Navigation() {
  const { title, ...editor } = useLoaderData<typeof loader>()
  const t = useTexts(composingTexts)
  return (
    <AppPage title={title} lead={t.navigation.lead}>
      <NavigationEditor {...editor} />
    </AppPage>
  )
}
