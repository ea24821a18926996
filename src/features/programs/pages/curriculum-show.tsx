import { serverPage } from '#page/server-page.server.ts'
import { loadCurriculum } from '../outline-pages.server.ts'
import { CurriculumShow } from '../ui/curriculum-show.tsx'

/** The whole outline of a program. */
export const loader = serverPage(async args => {
  const view = await loadCurriculum(args)
  return { head: view.head, body: <CurriculumShow view={view} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
