import { can } from '#features/permissions/permissions.ts'
import type { Viewer } from '#platform/context.ts'
import type { Invoice } from './invoice.ts'

/** True if the viewer ordered the invoice, or may read all of them. Who holds a link's key is told by `getInvoice`. */
export function canSeeInvoice(viewer: Viewer, { memberId }: Pick<Invoice, 'memberId'>): boolean {
  if (can(viewer, 'payments.read')) return true
  return memberId !== null && viewer.kind === 'person' && viewer.person.memberId === memberId
}
