import { publicPage } from '#page/public-page.server.ts'
import { loadProgramList } from '../show.server.ts'
import { ProgramList } from '../ui/program-list.tsx'

/** The tenant's programs. */
export const loader = publicPage(async args => {
  const view = await loadProgramList(args)
  return { head: view.head, body: <ProgramList view={view} /> }
})
