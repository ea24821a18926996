import { loadLeaderboards } from '#features/programs/network.server.ts'
import { listLeagues } from '#features/programs/queries.server.ts'
import { Leaderboards } from '#features/programs/ui/leaderboards.tsx'
import { publicPage } from '#page/public-page.server.ts'
import { loadBoard } from '../board-view.server.ts'
import { Board } from '../ui/board.tsx'
import { BoardTabs } from '../ui/board-tabs.tsx'

/** The leaderboards: teams of the leagues, learners, schools. Without a league, learners come first. */
export const loader = publicPage(async args => {
  const asked = args.query.get('board')
  const hasLeague = asked === null && (args.query.get('program') !== null || (await listLeagues(args.ctx)).length > 0)
  if (asked !== 'people' && asked !== 'schools' && (asked === 'teams' || hasLeague)) {
    const view = await loadLeaderboards(args)
    return { head: view.head, body: <Leaderboards view={view} tabs={<BoardTabs current="teams" />} /> }
  }
  const view = await loadBoard(args, asked === 'schools' ? 'schools' : 'people')
  return { head: view.head, body: <Board view={view} /> }
})
