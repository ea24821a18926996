import { publicPage } from '#page/public-page.server.ts'
import { loadProgram } from '../show.server.ts'
import { ProgramShow } from '../ui/program-show.tsx'

/** One program. */
export const loader = publicPage(async args => {
  const view = await loadProgram(args)
  return { head: view.head, body: <ProgramShow view={view} /> }
})
