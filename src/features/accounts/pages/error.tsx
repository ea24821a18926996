import { showTrouble } from '../site/trouble.server.tsx'
import type { AccountVisit } from '../site/visit.ts'

/** Where the engine sends a browser whose sign-in link names no client of ours, or a wrong address to return to. */
export function show(visit: AccountVisit): Response {
  return showTrouble(visit, 'link')
}
