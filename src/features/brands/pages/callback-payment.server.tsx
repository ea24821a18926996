import { publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'

/** A payment's callback redirects to the error status until payments are implemented. */
export const loader = publicPage(() => redirect('/Payment-Status/Error', 302))
