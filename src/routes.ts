import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { catchAll, type PageEntry, pages } from './route-table.ts'

const MISSING = 'features/brands/pages/missing.tsx'

/** React Router's spelling of a page: `/Overview/{code?}` is `Overview/:code?`. */
function toRoute(page: PageEntry) {
  const file = page.file ?? MISSING
  if (page.path === '/') return index(file, { id: page.name })
  return route(page.path.slice(1).replace(/\{(\w+)(\??)\}/g, ':$1$2'), file, { id: page.name })
}

export default [...pages, catchAll].map(toRoute) satisfies RouteConfig
