import { publicPage } from '#page/public-page.server.ts'
import { loadLeague } from '../league.server.ts'
import { League } from '../ui/league.tsx'

/** The school league. */
export const loader = publicPage(async args => {
  const view = await loadLeague(args)
  return { head: view.head, body: <League view={view} /> }
})
