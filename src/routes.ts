import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { PageEntry } from './route-entry.ts'
import { halfOf, pages } from './route-table.ts'

/** React Router's spelling of a page: `/Studio/Members/{id}` is `Studio/Members/:id`. */
function toRoute(page: PageEntry & { file: string }): RouteConfigEntry {
  return route(page.path.slice(1).replace(/\{(\w+)(\??)\}/g, ':$1$2'), page.file, { id: page.name })
}

const app = pages.filter((page): page is PageEntry & { file: string } => page.file !== undefined && halfOf(page) === 'app')
const isFramed = (page: PageEntry) => /^\/(Studio|Account)(\/|$)/.test(page.path)

/** The pages of the app; public documents are not React Router's. */
export default [
  layout('features/studio/frame.tsx', app.filter(isFramed).map(toRoute)),
  ...app.filter(page => !isFramed(page)).map(toRoute),
] satisfies RouteConfig
