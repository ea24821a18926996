import { pageLoader } from '#features/tenants/page.server.ts'
import { pageMeta } from '#ui/head.ts'
import { loadClassList } from '../list.server.ts'
import { ClassList } from '../ui/class-list.tsx'
import type { Route } from './+types/course-list'

export const loader = pageLoader(args =>
  loadClassList(args, '/Courses', {
    title: 'Kursus',
    description: `Semua kursus ${args.site.settings.title}: silabus yang jelas, mentor yang mendampingi, dan tugas yang benar-benar dikerjakan.`,
  }),
)

export const meta = pageMeta

export default function CourseList({ loaderData }: Route.ComponentProps) {
  return <ClassList list={loaderData} />
}
