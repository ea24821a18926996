import { findTenantPage } from '#features/sites/pages.ts'
import type { Site } from '#features/sites/site.ts'
import { langPrefix } from '#kit/lang.ts'
import { catchAll, tenantPage } from '../route-table.ts'
import type { Asked } from './page-scope.ts'

/**
 * Returns what is asked for as a page of the tenant's own, where the route table has no page and the site has one at the address, in the one spelling that is
 * stored. `isTrial`: the address may be that of a draft, which the page itself looks up.
 */
export function withTenantPage(asked: Asked, { tenantPages }: Pick<Site, 'tenantPages'>, isTrial: boolean): Asked {
  if (asked.page.route !== catchAll || asked.isData) return asked
  const found = findTenantPage(tenantPages, asked.page.path)
  if (!found && !isTrial) return asked
  const path = found?.path ?? asked.page.path
  return { ...asked, page: { ...asked.page, route: tenantPage, path }, target: langPrefix(asked.lang) + path }
}
