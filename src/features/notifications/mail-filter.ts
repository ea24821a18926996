import { MAIL_STATES } from '#features/sites/mail-state.ts'
import type { MailFilter } from '#features/sites/mails.server.ts'

/** Returns the filter of the outbox that its address names. */
export function mailFilterOf(query: URLSearchParams): MailFilter {
  return {
    search: query.get('search') ?? undefined,
    state: MAIL_STATES.find(state => state === query.get('state')),
    sort: query.get('sort') ?? undefined,
  }
}
