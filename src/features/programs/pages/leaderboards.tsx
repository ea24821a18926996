import { serverPage } from '#page/server-page.server.ts'
import { loadLeaderboards } from '../network.server.ts'
import { Leaderboards } from '../ui/leaderboards.tsx'

/** The leagues' results. */
export const loader = serverPage(async args => {
  const view = await loadLeaderboards(args)
  return { head: view.head, body: <Leaderboards view={view} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
