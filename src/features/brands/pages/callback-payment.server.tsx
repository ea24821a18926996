import { publicPage } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'

/**
 * A payer returns here from a gateway. What the address claims is not believed, and without payments there is none to look up: the page it leads to says so.
 */
export const loader = publicPage(() => redirect('/Payment-Status/Error', 302, { 'x-robots-tag': 'noindex' }))
