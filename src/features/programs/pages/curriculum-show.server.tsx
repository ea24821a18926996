import { publicPage } from '#page/public-page.server.ts'
import { loadCurriculum } from '../outline-pages.server.ts'
import { CurriculumShow } from '../ui/curriculum-show.tsx'

/** Curriculum of a program. */
export const loader = publicPage(async args => {
  const view = await loadCurriculum(args)
  return { head: view.head, body: <CurriculumShow view={view} /> }
})
