import { serverPage } from '#features/tenants/server-page.server.tsx'
import { loadClassList } from '../list.server.ts'
import { ClassList } from '../ui/class-list.tsx'

export const loader = serverPage(async args => {
  const list = await loadClassList(args, '/Courses', {
    title: 'Kursus',
    description: `Semua kursus ${args.site.settings.title}: silabus yang jelas, mentor yang mendampingi, dan tugas yang benar-benar dikerjakan.`,
  })
  return { head: list.head, body: <ClassList list={list} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
