import type { InvoiceStatus } from '#features/payments/invoice.ts'
import { type BadgeColour, badgeClass } from '#ui/badge.tsx'
import { useTexts } from '#ui/lang/use-texts.tsx'
import { bookkeepingTexts } from '../texts.ts'

const COLOURS: Record<InvoiceStatus, BadgeColour> = {
  pending: 'orange',
  paid: 'green',
  expired: 'red',
  cancelled: 'red',
  failed: 'red',
  refunded: 'blue',
  'partially-refunded': 'blue',
}

export function StatusBadge({ status }: { status: InvoiceStatus }) {
  const { statuses } = useTexts(bookkeepingTexts)
  return (
    <span data-status={status} className={badgeClass(COLOURS[status])}>
      {statuses[status]}
    </span>
  )
}
