import { publicPage } from '#page/public-page.server.ts'
import { loadSyllabi } from '../outline-pages.server.ts'
import { SyllabusList } from '../ui/syllabus-list.tsx'

/** Syllabi of all classes. */
export const loader = publicPage(async args => {
  const view = await loadSyllabi(args)
  return { head: view.head, body: <SyllabusList view={view} /> }
})
