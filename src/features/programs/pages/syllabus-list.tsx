import { serverPage } from '#page/server-page.server.ts'
import { loadSyllabi } from '../outline-pages.server.ts'
import { SyllabusList } from '../ui/syllabus-list.tsx'

/** The outlines of all classes. */
export const loader = serverPage(async args => {
  const view = await loadSyllabi(args)
  return { head: view.head, body: <SyllabusList view={view} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
