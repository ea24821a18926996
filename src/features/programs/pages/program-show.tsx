import { serverPage } from '#page/server-page.server.ts'
import { loadProgram } from '../show.server.ts'
import { ProgramShow } from '../ui/program-show.tsx'

/** One program. */
export const loader = serverPage(async args => {
  const view = await loadProgram(args)
  return { head: view.head, body: <ProgramShow view={view} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
