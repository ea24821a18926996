import { showErrorPage } from '../ui/error-page.server.tsx'
import type { AccountVisit } from '../visit.ts'

/** The engine redirects here if an authorization request has an unknown client or a wrong redirect URI. */
export function show(visit: AccountVisit): Response {
  return showErrorPage(visit, 'link')
}
