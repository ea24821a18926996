import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { FRAME_ROUTE } from './kit/app-paths.ts'
import type { PageEntry } from './route-entry.ts'
import { halfOf, pages } from './route-table.ts'

/** Converts a page to React Router's syntax: `/Studio/Members/{id}` becomes `Studio/Members/:id`. */
function toRoute(page: PageEntry & { file: string }): RouteConfigEntry {
  return route(page.path.slice(1).replace(/\{(\w+)(\??)\}/g, ':$1$2'), page.file, { id: page.name })
}

const app = pages.filter((page): page is PageEntry & { file: string } => page.file !== undefined && halfOf(page) === 'app')
const isFramed = (page: PageEntry) => /^\/(Studio|Account|Learn)(\/|$)/.test(page.path)

/** React Router's routes: the pages of the app. Public documents are not among them. */
export default [
  layout('features/studio/frame.tsx', { id: FRAME_ROUTE }, app.filter(isFramed).map(toRoute)),
  ...app.filter(page => !isFramed(page)).map(toRoute),
] satisfies RouteConfig
