import { serverPage } from '#page/server-page.server.ts'
import { loadNetwork } from '../network.server.ts'
import { Network } from '../ui/network.tsx'

/** Schools, partners and cities. */
export const loader = serverPage(async args => {
  const view = await loadNetwork(args)
  return { head: view.head, body: <Network view={view} /> }
})

export { pageMeta as meta } from '#ui/head.ts'
export { ServerPage as default } from '#ui/server-page.tsx'
