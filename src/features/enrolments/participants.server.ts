import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset, type SortColumn } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { readSort } from '#ui/app/list/list-state.ts'
import { ENROLMENT_STATES, type EnrolmentSource, type EnrolmentState } from './enrolment.ts'
import { FIRST_PARTICIPANT_SORT, PARTICIPANT_SORTS } from './participant-columns.ts'
import { isInReach, requireReader } from './policy.server.ts'

/** Somebody who takes part in a class, or asked to. */
export interface Participant {
  id: string
  memberId: string
  name: string
  email: string
  state: EnrolmentState
  source: EnrolmentSource
  batchId: string
  batch: string
  percent: number
  askedAt: Date
  activeAt: Date | null
}

export interface ParticipantFilter {
  search?: string | undefined
  state?: EnrolmentState | undefined
  batchId?: string | undefined
  sort?: string | undefined
}

const MOST_COUNTED = 1000

const ORDERS: Record<(typeof PARTICIPANT_SORTS)[number], Omit<SortColumn, 'isDescending'>> = {
  asked: { expression: sql`e.asked_at`, type: 'timestamptz' },
  name: { expression: sql`lower(m.name)`, type: 'text' },
  percent: { expression: sql`e.percent::int8`, type: 'int8' },
}

/** Returns what the list's address filters and orders by. */
export function participantFilterOf(query: URLSearchParams): ParticipantFilter {
  const batchId = query.get('batch') ?? undefined
  return {
    search: query.get('search') ?? undefined,
    state: ENROLMENT_STATES.find(one => one === query.get('state')),
    batchId: batchId !== undefined && isUuid(batchId) ? batchId : undefined,
    sort: query.get('sort') ?? undefined,
  }
}

/** Returns a page of a class's participants, who asked last first; teachers get the pupils of their own school. Two statements. Throws as `requireReader`. */
export async function listParticipants(
  ctx: Ctx,
  classId: string,
  filter: ParticipantFilter,
  place: KeysetPlace,
): Promise<KeysetPage<Participant>> {
  const { key, isDescending } = readSort(filter.sort, PARTICIPANT_SORTS, FIRST_PARTICIPANT_SORT)
  return await readKeyset<Participant>(ctx, place, {
    columns: sql`e.id, m.id as "memberId", m.name, m.email, e.state, e.source, e.batch_id as "batchId", b.name as batch, e.percent::int as percent,
      e.asked_at as "askedAt", e.last_active_at as "activeAt"`,
    matched: await matchedBy(ctx, classId, filter),
    sort: { ...ORDERS[key], isDescending },
    id: sql`e.id`,
  })
}

/** Counts the participants of a filter up to a thousand. Throws as the list. */
export async function countParticipants(ctx: Ctx, classId: string, filter: ParticipantFilter): Promise<{ count: number; isMore: boolean }> {
  return await countUpTo(ctx, await matchedBy(ctx, classId, filter), MOST_COUNTED)
}

async function matchedBy(ctx: Ctx, classId: string, { search, state, batchId }: ParticipantFilter): Promise<RawBuilder<unknown>> {
  const { one, reach } = await requireReader(ctx, classId)
  const like = search ? patternOf(search) : undefined
  return sql`enrolments e join members m on m.tenant_id = e.tenant_id and m.id = e.member_id
    join class_batches b on b.tenant_id = e.tenant_id and b.id = e.batch_id
    where e.tenant_id = ${ctx.tenantId} and e.class_id = ${one.id} and ${isInReach(ctx, reach)}
    ${like ? sql`and (m.name ilike ${like} or m.email ilike ${like})` : sql``}
    ${state ? sql`and e.state = ${state}` : sql``} ${batchId ? sql`and e.batch_id = ${batchId}` : sql``}`
}
