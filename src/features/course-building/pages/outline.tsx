import { useLoaderData } from 'react-router'
import { formOf } from '#features/chapters/kinds/forms.tsx'
import { CHAPTER_KINDS } from '#features/chapters/kinds/kind.ts'
import { ClassTabs } from '#features/enrolments/ui/class-tabs.tsx'
import { requirePerson } from '#features/permissions/permissions.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { listOtherClasses } from '../other-classes.server.ts'
import { getOutline } from '../outline.server.ts'
import { listOwnTemplates } from '../own-templates.server.ts'
import { buildingTexts } from '../texts.ts'
import { OutlineEditor } from '../ui/outline-editor.tsx'
import { toModule } from '../ui/read-work.ts'

/** The outline of a class, for those who may write it. */
export const loader = appLoader(async ({ ctx, page, lang }) => {
  const { one, outline } = await getOutline(ctx, page.params['id'] ?? '')
  const { memberId } = requirePerson(ctx.viewer)
  return {
    title: buildingTexts(lang).outline.title,
    name: one.name,
    isPublished: one.isPublished,
    outline: {
      id: one.id,
      memberId,
      version: outline.version,
      shownVersion: outline.version,
      slug: one.slug,
      status: one.isPublished ? 'published' : 'draft',
      work: { modules: outline.modules.map(toModule) },
    },
    states: Object.fromEntries(outline.modules.flatMap(({ chapters }) => chapters.map(({ id, state }) => [id, state]))),
    classes: await listOtherClasses(ctx, one.id),
    templates: await listOwnTemplates(ctx),
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

const KINDS = CHAPTER_KINDS.filter(kind => formOf(kind) !== undefined)

export default function OutlinePage() {
  const { title, name, outline, states, classes, templates, isPublished } = useLoaderData<typeof loader>()
  const t = useTexts(buildingTexts)
  const trail = [{ label: name, href: `/Studio/Classes/${outline.id}` }]
  return (
    <AppPage title={title} lead={t.fill('outline.lead', { name })} trail={trail}>
      <ClassTabs classId={outline.id} at="outline" />
      <OutlineEditor
        key={outline.id}
        one={outline}
        states={states}
        kinds={KINDS}
        classes={classes}
        templates={templates}
        isPublished={isPublished}
      />
    </AppPage>
  )
}
