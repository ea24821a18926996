import { publicPage } from '#page/public-page.server.ts'
import { loadClassList } from '../list.server.ts'
import { classTexts } from '../texts.ts'
import { ClassList } from '../ui/class-list.tsx'

/** Catalogue of courses. */
export const loader = publicPage(async args => {
  const t = classTexts(args.lang)
  const list = await loadClassList(args, '/Courses', {
    title: t.courses.title,
    description: t.fill('courses.lead', { site: args.site.settings.title }),
  })
  return { head: list.head, body: <ClassList list={list} /> }
})
