import type { ServerBuild } from 'react-router'

type Parts = Pick<ServerBuild, 'entry' | 'routes'> & { manifest?: ServerBuild['assets']['routes'] }

/** Returns a build of React Router with some routes, for its own request handler. `manifest`: needed by tests that render the route's component. */
export function testBuild({ entry, routes, manifest = {} }: Parts): ServerBuild {
  return {
    entry,
    routes,
    assets: { entry: { imports: [], module: '' }, routes: manifest, url: '', version: '' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
}
