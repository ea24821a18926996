import { publicPage } from '#page/public-page.server.ts'
import { loadNetwork } from '../network.server.ts'
import { Network } from '../ui/network.tsx'

/** Schools, partners and cities. */
export const loader = publicPage(async args => {
  const view = await loadNetwork(args)
  return { head: view.head, body: <Network view={view} /> }
})
