import { publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'

/** A payment's callback leads to its status until payments stand. */
export const loader = publicPage(() => redirect('/Payment-Status/Error', 302))
