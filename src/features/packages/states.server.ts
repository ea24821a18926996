import { sql } from 'kysely'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { readContent } from '#features/chapters/kinds/kinds.ts'
import { readChapterFor } from '#features/chapters/reading.server.ts'
import { chapterReason } from '#features/chapters/texts.ts'
import { isThrough, type PackageClaim, plausibleSeconds } from '#features/package-runs/claim.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'

/** The package of a chapter that is open to the viewer. */
export interface ReadPackage {
  address: string
  /** The file of the library that it is; undefined: it is none. */
  packageId: string | undefined
  minutes: number
  /** They take part in the class: what the package says of them is kept. */
  isKept: boolean
}

/** A part of a package as somebody left it. */
export interface KeptPart extends PackageClaim {
  part: string
  claimedAt: Date | null
}

const FILE_ID = /^\/files\/([0-9a-f-]{36})\//

/**
 * Returns the package of the chapter's version that the viewer reads. Throws NotFound, also for a chapter that is none of this kind, and Forbidden where it is
 * locked.
 */
export async function readPackage(ctx: Ctx, chapterId: string): Promise<ReadPackage> {
  const chapter = await readChapterFor(ctx, chapterId)
  if (chapter.kind !== 'package') throw new NotFound()
  if (chapter.lock) throw new Forbidden(chapterReason('ChapterLocked'))
  const memberId = ctx.viewer.kind === 'person' ? ctx.viewer.person.memberId : null
  const { rows } = await sql<{ content: unknown; isIn: boolean }>`
    select coalesce(v.content, h.content) as content, exists (select from enrolments e where e.tenant_id = h.tenant_id and e.class_id = ${chapter.classId}::uuid
      and e.member_id = ${memberId}::uuid and ${holdsSeat()}) as "isIn"
    from class_chapters h
    left join class_chapter_versions v on v.tenant_id = h.tenant_id and v.chapter_id = h.id and v.version = ${chapter.version} and v.version <> h.version
    where h.tenant_id = ${ctx.tenantId} and h.id = ${chapterId}::uuid`.execute(ctx.db)
  const { address } = readContent('package', rows[0]?.content)
  return { address, packageId: FILE_ID.exec(address)?.[1], minutes: chapter.minutes, isKept: rows[0]?.isIn ?? false }
}

/** Returns how the viewer left the parts of a package; empty for who is not signed in. */
export async function listParts(ctx: Ctx, chapterId: string, packageId: string): Promise<KeptPart[]> {
  if (ctx.viewer.kind !== 'person') return []
  const rows = await ctx.db
    .selectFrom('package_states')
    .select(['part', 'bookmark', 'suspended', 'state', 'score', 'claimed_at'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', ctx.viewer.person.memberId)
    .where('chapter_id', '=', chapterId)
    .where('package_id', '=', packageId)
    .execute()
  // Named boundary: the table's check knows these states alone.
  return rows.map(({ claimed_at, state, ...row }) => ({ ...row, state: state as PackageClaim['state'], claimedAt: claimed_at }))
}

/**
 * Keeps what a package says of one of its parts: the latest bookmark, the best score; what was through stays so. Returns the seconds after which its claim
 * counts, 0 if it does already, undefined while it makes none of the whole package. Throws Unauthenticated, and Forbidden for who takes no part in the class.
 */
export async function keepPart(
  ctx: Ctx,
  { chapterId, part, partCount }: { chapterId: string; part: string; partCount: number },
  { packageId, minutes, isKept }: ReadPackage,
  claim: PackageClaim,
): Promise<{ countsIn: number | undefined }> {
  const { memberId } = requirePerson(ctx.viewer)
  if (!isKept || !packageId) throw new Forbidden(chapterReason('NotTakingPart'))
  const { bookmark, suspended, state, score } = claim
  const claimedAt = isThrough(state) ? ctx.now : null
  await sql`
    insert into package_states as s (tenant_id, member_id, chapter_id, package_id, part, part_count, bookmark, suspended, state, score, started_at, updated_at, claimed_at)
    values (${ctx.tenantId}, ${memberId}, ${chapterId}, ${packageId}, ${part}, ${partCount}, ${bookmark}, ${suspended}, ${state}, ${score}, ${ctx.now}, ${ctx.now},
      ${claimedAt}::timestamptz)
    on conflict (tenant_id, member_id, chapter_id, package_id, part) do update set part_count = excluded.part_count, bookmark = excluded.bookmark,
      suspended = excluded.suspended, state = case when s.claimed_at is not null and excluded.claimed_at is null then s.state else excluded.state end,
      score = greatest(s.score, excluded.score), updated_at = excluded.updated_at, claimed_at = coalesce(s.claimed_at, excluded.claimed_at)`.execute(
    ctx.db,
  )
  const { rows } = await sql<{ startedAt: Date; through: number }>`
    select min(started_at) as "startedAt", count(claimed_at)::int as through from package_states
    where tenant_id = ${ctx.tenantId} and member_id = ${memberId} and chapter_id = ${chapterId} and package_id = ${packageId}`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row || row.through < partCount) return { countsIn: undefined }
  return { countsIn: Math.max(0, Math.ceil(plausibleSeconds(minutes) - (ctx.now.getTime() - row.startedAt.getTime()) / 1000)) }
}
