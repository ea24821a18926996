import { serverPage } from '#page/server-page.server.ts'
import { loadCurricula } from '../outline-pages.server.ts'
import { CurriculumList } from '../ui/curriculum-list.tsx'

/** The programs' outlines in short. */
export const loader = serverPage(async args => {
  const view = await loadCurricula(args)
  return { head: view.head, body: <CurriculumList view={view} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
