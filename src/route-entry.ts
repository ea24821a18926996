import type { PageRoute } from '#platform/http/page-routes.ts'

/** A page and its module; see `halfOf`. Pages without a module are not built yet and show the not-found screen. */
export interface PageEntry extends PageRoute {
  file?: string
}

/** An entry as the tables spell it, without the fields that are derived from the path. */
export type RouteEntry = Omit<PageEntry, 'isPersonal' | 'feed'>
