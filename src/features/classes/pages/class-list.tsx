import { pageLoader } from '#features/tenants/page.server.ts'
import { pageMeta } from '#ui/head.ts'
import { loadClassList } from '../list.server.ts'
import { ClassList } from '../ui/class-list.tsx'
import type { Route } from './+types/class-list'

export const loader = pageLoader(args =>
  loadClassList(args, '/Class', {
    title: args.site.variant === 'creative-space' ? 'Rangkaian Kelas & Diskusi' : 'Kelas',
    description: `Jadwal kelas ${args.site.settings.title}: angkatan yang pendaftarannya dibuka, yang sedang berlangsung, dan yang segera dimulai.`,
  }),
)

export const meta = pageMeta

export default function ClassListPage({ loaderData }: Route.ComponentProps) {
  return <ClassList list={loaderData} />
}
