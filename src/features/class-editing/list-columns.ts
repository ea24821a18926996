import { STATES } from '#features/classes/class.ts'
import { RECORD_STATUSES } from '#features/records/record-kind.ts'

/** The orders of the studio's list of classes; each is read from an index of migration 0050. */
export const CLASS_SORTS = ['updated', 'name', 'start'] as const

/** What was changed last comes first. */
export const FIRST_CLASS_SORT = '-updated'

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const uuidOf = (value: string | null) => (value !== null && UUID.test(value) ? value : undefined)

/** Returns what the list's address filters and orders by; the route table has dropped what it does not allow. */
export function classFilterOf(query: URLSearchParams) {
  return {
    search: query.get('search') ?? undefined,
    status: RECORD_STATUSES.find(one => one === query.get('state')),
    badge: STATES.find(one => one === query.get('badge')),
    programId: uuidOf(query.get('program')),
    mentorId: uuidOf(query.get('mentor')),
    // Addresses write a city's code with a hyphen.
    cityCode: query.get('city')?.replace('-', '.'),
    sort: query.get('sort') ?? undefined,
  }
}

export type ClassRowFilter = ReturnType<typeof classFilterOf>
