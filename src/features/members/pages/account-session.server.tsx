import { publicPage } from '#page/public-page.server.ts'
import { toWho } from '../who.server.ts'

/**
 * Returns who is signed in, as JSON. The browser requests it once per document if its cookie says that somebody is: cached documents are the same for
 * everybody, so this request renews the session, and updates or clears the cookie (`main/page-visit.ts`).
 */
export const loader = publicPage(({ ctx: { viewer } }) => {
  const who = viewer.kind === 'person' ? toWho(viewer.person, false) : null
  return Response.json({ state: who?.state ?? null, role: who?.role ?? null })
})
