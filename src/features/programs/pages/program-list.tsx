import { serverPage } from '#page/server-page.server.ts'
import { loadProgramList } from '../show.server.ts'
import { ProgramList } from '../ui/program-list.tsx'

/** The tenant's programs. */
export const loader = serverPage(async args => {
  const view = await loadProgramList(args)
  return { head: view.head, body: <ProgramList view={view} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
