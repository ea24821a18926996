import { serverPage } from '#features/tenants/server-page.server.ts'
import { loadStaticPage } from '../static/load.server.tsx'

/** Pages of sections and words: About, Pricing, policies and their like. */
export const loader = serverPage(loadStaticPage)

export { pageMeta as meta } from '#ui/head.ts'
export { noScript as handle, ServerPage as default } from '#ui/server-page.tsx'
