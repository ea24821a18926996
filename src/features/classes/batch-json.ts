import type { Page } from '#kit/page.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import type { Batch } from './batches.server.ts'

/** Returns a list of cohorts in the specification's response shape: the envelope, with page numbers beside the data. */
export function toBatchAnswer(batches: Page<Batch>) {
  return {
    ...toEnvelope(batches.items.map(toBatchJson)),
    page: { current_page: batches.page, last_page: Math.max(1, batches.totalPages) },
    data_count: { per_page: batches.perPage, total_data: batches.totalItems },
  }
}

export function toBatchJson(batch: Batch) {
  const iso = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    ...batch,
    registrationOpensAt: iso(batch.registrationOpensAt),
    registrationClosesAt: iso(batch.registrationClosesAt),
    startsAt: iso(batch.startsAt),
    endsAt: iso(batch.endsAt),
  }
}
