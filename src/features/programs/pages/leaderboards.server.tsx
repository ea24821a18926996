import { publicPage } from '#page/public-page.server.ts'
import { loadLeaderboards } from '../network.server.ts'
import { Leaderboards } from '../ui/leaderboards.tsx'

/** Results of the leagues. */
export const loader = publicPage(async args => {
  const view = await loadLeaderboards(args)
  return { head: view.head, body: <Leaderboards view={view} /> }
})
