import { serverPage } from '#features/tenants/server-page.server.tsx'
import { fixedTitleOf } from '#features/tenants/titles.ts'
import { loadClassList } from '../list.server.ts'
import { ClassList } from '../ui/class-list.tsx'

export const loader = serverPage(async args => {
  const list = await loadClassList(args, '/Class', {
    title: fixedTitleOf(args.site.variant, 'Class', args.lang) ?? 'Kelas',
    description: `Jadwal kelas ${args.site.settings.title}: angkatan yang pendaftarannya dibuka, yang sedang berlangsung, dan yang segera dimulai.`,
  })
  return { head: list.head, body: <ClassList list={list} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
