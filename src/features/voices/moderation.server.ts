import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { isNamed } from '#features/gifts/forget-giver.server.ts'
import { beginDecision, recordGift, unrecordGift } from '#features/gifts/record.server.ts'
import { forEachChosen } from '#features/lists/bulk.server.ts'
import { can, type Permission, requirePermission } from '#features/permissions/permissions.ts'
import { NotFound, Refused } from '#kit/errors.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { isApproved, isUndecided } from '#platform/db/approved.ts'
import { isUuid } from '#platform/db/ids.ts'
import { countUpTo, type KeysetPage, type KeysetPlace, readKeyset } from '#platform/db/keyset.ts'
import { patternOf } from '#platform/db/paging.ts'
import { voiceReason } from './texts.ts'
import { isVoiceKind, VOICE_KINDS, VOICE_STATES, type VoiceKind, type VoiceState } from './voice.ts'

/** A voice as staff see it. */
export interface Voice {
  kind: VoiceKind
  id: string
  /** null for an anonymous giver. */
  name: string | null
  message: string
  /** The kind's extra field as text: city, role, rating from 1 to 5, or whole rupiah. */
  about: string
  createdAt: Date
  /** A gift with an invoice, which counts by being paid: nobody decides on it. */
  isInvoiced: boolean
  /** A gift that keeps something of its giver, whom staff can forget. */
  isNamed: boolean
}

/** Confirming received money needs a higher permission than approving texts. */
function rightOf(kind: VoiceKind): Permission {
  return kind === 'donations' ? 'site.manage' : 'content.write'
}

/** Returns the kinds that the viewer may moderate. */
export function kindsFor(viewer: Viewer): VoiceKind[] {
  return VOICE_KINDS.filter(kind => can(viewer, rightOf(kind)))
}

const ABOUT: Record<VoiceKind, RawBuilder<unknown>> = {
  book_reviews: sql`coalesce(rating::text, '')`,
  aspirations: sql`coalesce(city, '')`,
  testimonies: sql`role`,
  donations: sql`amount::text`,
}
const IN_STATE: Record<VoiceState, RawBuilder<unknown>> = {
  waiting: isUndecided(),
  approved: isApproved(),
  rejected: sql`rejected_at is not null`,
}

export interface VoiceFilter {
  state: VoiceState
  kind?: VoiceKind | undefined
  /** Part of a name or of what was said. */
  search?: string | undefined
  /** `sent` or `-sent`; without it waiting ones are read oldest first, decided ones newest first. */
  sort?: string | undefined
}

/** Returns the filter of the list that its address names: what waits unless it says otherwise. */
export function voiceFilterOf(query: URLSearchParams): VoiceFilter {
  const kind = query.get('kind') ?? ''
  return {
    state: VOICE_STATES.find(one => one === query.get('state')) ?? 'waiting',
    kind: isVoiceKind(kind) ? kind : undefined,
    search: query.get('search') ?? undefined,
    sort: query.get('sort') ?? undefined,
  }
}

/** More than these are not counted. */
const MOST_COUNTED = 1000

/** Returns the order of the voices in a state unless another is chosen. */
export const firstVoiceSort = (state: VoiceState) => (state === 'waiting' ? ('sent' as const) : ('-sent' as const))

/** Returns a page of the voices that the viewer may moderate. One statement. Throws as `requirePermission`. */
export async function listVoices(ctx: Ctx, filter: VoiceFilter, place: KeysetPlace): Promise<KeysetPage<Voice>> {
  const matched = matchedBy(ctx, filter)
  if (!matched) return { items: [], before: null, after: null }
  return await readKeyset<Voice>(ctx, place, {
    columns: sql`v.kind, v.id, v.name, v.message, v.about, v.created_at as "createdAt", v.is_invoiced as "isInvoiced", v.is_named as "isNamed"`,
    matched,
    sort: { expression: sql`v.created_at`, type: 'timestamptz', isDescending: (filter.sort ?? firstVoiceSort(filter.state)) === '-sent' },
    id: sql`v.id`,
  })
}

/** Counts the voices of a filter up to a thousand. One statement. Throws as the list. */
export async function countVoices(ctx: Ctx, filter: VoiceFilter): Promise<{ count: number; isMore: boolean }> {
  const matched = matchedBy(ctx, filter)
  return matched ? await countUpTo(ctx, matched, MOST_COUNTED) : { count: 0, isMore: false }
}

/** The tables as one, which PostgreSQL reads in the order of their indexes; undefined where the viewer may moderate none of them. */
function matchedBy(ctx: Ctx, { state, kind, search }: VoiceFilter): RawBuilder<unknown> | undefined {
  requirePermission(ctx.viewer, 'content.write')
  const kinds = kindsFor(ctx.viewer).filter(one => !kind || one === kind)
  if (kinds.length === 0) return undefined
  const like = search ? patternOf(search) : undefined
  // NOTE: conditions stand outside: a part with a `where` of its own would be read whole and sorted.
  const parts = kinds.map(
    one => sql`select ${sql.lit(one)}::text as kind, tenant_id, id, name::text as name, coalesce(message, '')::text as message, (${ABOUT[one]})::text as about,
      ${one === 'donations' ? sql`invoice_id is not null` : sql`false`} as is_invoiced,
      ${one === 'donations' ? isNamed() : sql`false`} as is_named, created_at, approved_at, rejected_at, decided_at
      from ${sql.table(one)}`,
  )
  return sql`(${sql.join(parts, sql` union all `)}) v where tenant_id = ${ctx.tenantId} and ${IN_STATE[state]}
    ${like ? sql`and (name ilike ${like} or message ilike ${like})` : sql``}`
}

/** Decides several voices: all or none. Throws as `requirePermission`, or Conflict (`BulkRefused`, naming the first voice that is refused). */
export async function decideVoices(ctx: Ctx, ids: readonly string[], as: 'approved' | 'rejected'): Promise<void> {
  requirePermission(ctx.viewer, 'content.write')
  await forEachChosen(ctx, ids, {
    nameOf: async id => (await findVoice(ctx, id))?.name ?? undefined,
    act: async id => await decide(ctx, { kind: (await findVoice(ctx, id))?.kind ?? '', id }, as),
  })
}

/** Returns the kind and name of a voice that the viewer may moderate. */
async function findVoice(ctx: Ctx, id: string): Promise<{ kind: VoiceKind; name: string | null } | undefined> {
  const parts = kindsFor(ctx.viewer).map(
    one =>
      sql`select ${sql.lit(one)}::text as kind, name::text as name from ${sql.table(one)} where tenant_id = ${ctx.tenantId} and id = ${id}`,
  )
  const { rows } = await sql<{ kind: VoiceKind; name: string | null }>`${sql.join(parts, sql` union all `)}`.execute(ctx.db)
  return rows[0]
}

/**
 * Approves a voice: a text becomes public, a pledge counts as received and stands in the ledger. Throws as `requirePermission`, NotFound, Conflict if it is
 * already approved, or as `beginDecision`.
 */
export async function approveVoice(ctx: Ctx, kind: string, id: string): Promise<void> {
  await decide(ctx, { kind, id }, 'approved')
}

/** Rejects a voice, approved or not; it is deleted 30 days later. A gift that was recorded is taken back in the ledger. Throws as `approveVoice`. */
export async function rejectVoice(ctx: Ctx, kind: string, id: string): Promise<void> {
  await decide(ctx, { kind, id }, 'rejected')
}

async function decide(ctx: Ctx, { kind, id }: { kind: string; id: string }, as: 'approved' | 'rejected'): Promise<void> {
  requirePermission(ctx.viewer, 'content.write')
  if (!isVoiceKind(kind) || !isUuid(id)) throw new NotFound()
  requirePermission(ctx.viewer, rightOf(kind))
  if (kind === 'donations') await beginDecision(ctx, id)
  if (kind === 'donations' && as === 'rejected') await unrecordGift(ctx, id)
  const by = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  const [set, clear] = as === 'approved' ? [sql`approved_at`, sql`rejected_at`] : [sql`rejected_at`, sql`approved_at`]
  const { rows } = await sql`update ${sql.table(kind)} set ${set} = ${ctx.now}, ${clear} = null, decided_by = ${by}, decided_at = ${ctx.now}
    where tenant_id = ${ctx.tenantId} and id = ${id} and ${set} is null returning id`.execute(ctx.db)
  if (rows.length === 0) throw await refusal(ctx, kind, id)
  await writeAudit(ctx, { act: `voice.${as}`, subject: id, details: { voice: kind } })
  if (kind === 'donations' && as === 'approved') await recordGift(ctx, id)
  ctx.announce('voices')
}

async function refusal(ctx: Ctx, kind: VoiceKind, id: string) {
  const { rows } = await sql`select from ${sql.table(kind)} where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  return rows.length === 0 ? new NotFound() : new Refused(409, voiceReason('VoiceDecided'))
}
