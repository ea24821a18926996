import { publicPage } from '#page/public-page.server.ts'
import { loadCurricula } from '../outline-pages.server.ts'
import { CurriculumList } from '../ui/curriculum-list.tsx'

/** Curricula of all programs in short. */
export const loader = publicPage(async args => {
  const view = await loadCurricula(args)
  return { head: view.head, body: <CurriculumList view={view} /> }
})
