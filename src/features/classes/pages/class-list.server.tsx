import { fixedTitleOf } from '#features/sites/titles.ts'
import { publicPage } from '#page/public-page.server.ts'
import { loadClassList } from '../list.server.ts'
import { classTexts } from '../texts.ts'
import { ClassList } from '../ui/class-list.tsx'

/** Timetable of cohorts. */
export const loader = publicPage(async args => {
  const { site, lang } = args
  const t = classTexts(lang)
  const list = await loadClassList(args, '/Class', {
    title: fixedTitleOf(site.variant, 'Class', lang) ?? t.timetable.title,
    description: t.fill('timetable.lead', { site: site.settings.title }),
  })
  return { head: list.head, body: <ClassList list={list} /> }
})
