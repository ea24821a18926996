import { publicPage } from '#page/public-page.server.ts'
import { toWho } from '../who.server.ts'

/**
 * Who is signed in, as JSON. The browser asks once for each document where its cookie says that somebody is: cached documents are the same for everybody, so this is where their
 * session is renewed, and where the cookie is mended or cleared (`main/page-visit.ts`).
 */
export const loader = publicPage(({ ctx: { viewer } }) => {
  const who = viewer.kind === 'person' ? toWho(viewer.person, false) : null
  return Response.json({ state: who?.state ?? null, role: who?.role ?? null })
})
