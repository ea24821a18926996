import { publicPage } from '#page/public-page.server.ts'
import { loadClassList } from '../list.server.ts'
import { classTexts } from '../texts.ts'
import { ClassList } from '../ui/class-list.tsx'

/** Premium courses. */
export const loader = publicPage(async args => {
  const t = classTexts(args.lang)
  const list = await loadClassList(args, '/Courses/@Premium', {
    title: t.premium.title,
    description: t.fill('premium.lead', { site: args.site.settings.title }),
  })
  return { head: list.head, body: <ClassList list={list} /> }
})
