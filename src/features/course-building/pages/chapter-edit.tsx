import { useLoaderData } from 'react-router'
import { ClassTabs } from '#features/enrolments/ui/class-tabs.tsx'
import { requirePerson } from '#features/permissions/permissions.ts'
import { NotFound } from '#kit/errors.ts'
import { appLoader } from '#page/app-page.server.ts'
import { AppPage } from '#ui/app/app-page.tsx'
import { A } from '#ui/lang/lang.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { getChapterWork, toSaved } from '../chapters.server.ts'
import { getOutline } from '../outline.server.ts'
import { buildingTexts } from '../texts.ts'
import { ChapterEditor } from '../ui/chapter-editor.tsx'

/** A chapter's form, for those who may write its class. */
export const loader = appLoader(async ({ ctx, page, lang, site }) => {
  const { one, chapter } = await getChapterWork(ctx, page.params['chapterId'] ?? '')
  if (one.id !== page.params['id']) throw new NotFound()
  const { memberId } = requirePerson(ctx.viewer)
  const { outline } = await getOutline(ctx, one.id)
  const all = outline.modules.flatMap(({ chapters }) => chapters.map(({ id, title }) => ({ id, title })))
  const at = all.findIndex(({ id }) => id === chapter.id)
  const { version, shownVersion, status, slug } = toSaved(chapter, 'saved')
  return {
    title: chapter.work.title || buildingTexts(lang).outline.untitled,
    moduleTitle: chapter.moduleTitle,
    one: { id: one.id, name: one.name, isPublished: one.isPublished },
    chapter: { id: chapter.id, memberId, version, shownVersion, status, slug, work: chapter.work },
    others: all.filter(({ id }) => id !== chapter.id),
    before: all[at - 1] ?? null,
    after: all[at + 1] ?? null,
    timeZone: site.settings.timeZone,
  }
})

export { appMeta as meta } from '#page/app-meta.ts'

/** What is typed lives in the browser: nothing that happens elsewhere may load it anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function ChapterEdit() {
  const { title, moduleTitle, one, chapter, others, before, after, timeZone } = useLoaderData<typeof loader>()
  const t = useTexts(buildingTexts)
  const base = `/Studio/Classes/${one.id}`
  const trail = [
    { label: one.name, href: base },
    { label: t.outline.title, href: `${base}/Outline` },
  ]
  return (
    <AppPage title={title} lead={t.fill('form.lead', { module: moduleTitle || t.outline.untitled, name: one.name })} trail={trail}>
      <ClassTabs classId={one.id} at="outline" />
      <ChapterEditor key={chapter.id} one={chapter} others={others} timeZone={timeZone} isClassPublished={one.isPublished} />
      <nav aria-label={t.outline.title} className="mt-8 flex flex-wrap justify-between gap-3">
        {before && (
          <A href={`${base}/Chapters/${before.id}`} className="btn btn-quiet">
            {t.fill('form.before', { name: before.title || t.outline.untitled })}
          </A>
        )}
        {after && (
          <A href={`${base}/Chapters/${after.id}`} className="btn btn-quiet ms-auto">
            {t.fill('form.after', { name: after.title || t.outline.untitled })}
          </A>
        )}
      </nav>
    </AppPage>
  )
}
