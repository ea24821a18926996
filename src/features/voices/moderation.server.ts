import { type RawBuilder, sql } from 'kysely'
import { writeAudit } from '#features/audit/audit.server.ts'
import { can, type Permission, requirePermission } from '#features/permissions/permissions.ts'
import { NotFound, Refused } from '#kit/errors.ts'
import { type Page, toPage } from '#kit/page.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { isApproved, isUndecided } from '#platform/db/approved.ts'
import { isUuid } from '#platform/db/ids.ts'
import { limitOf, offsetOf, type Paging, pageOf } from '#platform/db/paging.ts'
import { voiceReason } from './texts.ts'
import { isVoiceKind, VOICE_KINDS, type VoiceKind, type VoiceState } from './voice.ts'

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

/** Returns a page of voices: waiting ones oldest first, decided ones newest first. Throws as `requirePermission`. */
export async function listVoices(
  ctx: Ctx,
  { state, kind, ...paging }: Paging & { state: VoiceState; kind?: VoiceKind | undefined },
): Promise<Page<Voice>> {
  requirePermission(ctx.viewer, 'content.write')
  const kinds = kindsFor(ctx.viewer).filter(one => !kind || one === kind)
  if (kinds.length === 0) return toPage<Voice>([], 0, 1, paging.perPage)
  const matched = (one: VoiceKind) => sql`from ${sql.table(one)} where tenant_id = ${ctx.tenantId} and ${IN_STATE[state]}`
  const counts = kinds.map(one => sql`(select count(*)::int ${matched(one)})`)
  const { rows: counted } = await sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(ctx.db)
  const total = sql`select ${counted[0]?.total ?? 0}::int as total`
  const way = state === 'waiting' ? sql`asc` : sql`desc`
  // From each kind only the rows that could be on this page or before it, in index order.
  const parts = kinds.map(
    one => sql`(select ${sql.lit(one)} as kind, id, name, coalesce(message, '') as message, ${ABOUT[one]} as about, created_at as "createdAt"
      ${matched(one)} order by created_at ${way}, id limit ${offsetOf(paging)} + ${paging.perPage}::int)`,
  )
  const { rows } = await sql<Voice & { total: number }>`
    with counted as (${total})
    select voices.*, (select total from counted) as total from (${sql.join(parts, sql` union all `)}) as voices
    order by "createdAt" ${way}, id ${limitOf(paging)}`.execute(ctx.db)
  return pageOf(rows, paging)
}

/**
 * Approves a voice: a text becomes public, a pledge counts as received. Throws as `requirePermission`, NotFound, or Conflict if it is already approved.
 */
export async function approveVoice(ctx: Ctx, kind: string, id: string): Promise<void> {
  await decide(ctx, { kind, id }, 'approved')
}

/** Rejects a voice, approved or not; it is deleted 30 days later. Throws as `approveVoice`. */
export async function rejectVoice(ctx: Ctx, kind: string, id: string): Promise<void> {
  await decide(ctx, { kind, id }, 'rejected')
}

async function decide(ctx: Ctx, { kind, id }: { kind: string; id: string }, as: 'approved' | 'rejected'): Promise<void> {
  requirePermission(ctx.viewer, 'content.write')
  if (!isVoiceKind(kind) || !isUuid(id)) throw new NotFound()
  requirePermission(ctx.viewer, rightOf(kind))
  const by = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  const [set, clear] = as === 'approved' ? [sql`approved_at`, sql`rejected_at`] : [sql`rejected_at`, sql`approved_at`]
  const { rows } = await sql`update ${sql.table(kind)} set ${set} = ${ctx.now}, ${clear} = null, decided_by = ${by}
    where tenant_id = ${ctx.tenantId} and id = ${id} and ${set} is null returning id`.execute(ctx.db)
  if (rows.length === 0) throw await refusal(ctx, kind, id)
  await writeAudit(ctx, { act: `voice.${as}`, subject: id, details: { voice: kind } })
  ctx.announce('voices')
}

async function refusal(ctx: Ctx, kind: VoiceKind, id: string) {
  const { rows } = await sql`select from ${sql.table(kind)} where tenant_id = ${ctx.tenantId} and id = ${id}`.execute(ctx.db)
  return rows.length === 0 ? new NotFound() : new Refused(409, voiceReason('VoiceDecided'))
}
