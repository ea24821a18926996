import { serverPage } from '#page/server-page.server.ts'
import { loadLeague } from '../league.server.ts'
import { League } from '../ui/league.tsx'

/** The school league. */
export const loader = serverPage(async args => {
  const view = await loadLeague(args)
  return { head: view.head, body: <League view={view} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
