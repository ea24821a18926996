import type { PageRoute } from '#platform/http/page-routes.ts'

/** A page and the module that shows it; see `halfOf`. Pages without a module are not built yet and show the not-found screen. */
export interface PageEntry extends PageRoute {
  file?: string
}

/** An entry as the tables write it: what follows from the path is added to all of them at once. */
export type RouteEntry = Omit<PageEntry, 'isPersonal' | 'feed'>
