import { sql } from 'kysely'
import { requirePermission } from '#features/permissions/permissions.ts'
import { recordReason } from '#features/records/texts.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import { type ClassWork, FIXED_WHILE_PUBLISHED } from './class-fields.ts'
import { findDateProblems } from './class-work.ts'
import type { StoredClass } from './read.server.ts'
import { classEditingReason } from './texts.ts'

/** Groups where a class talks: WhatsApp and Telegram. */
const GROUP_LINK = /^https:\/\/(chat\.whatsapp\.com|wa\.me|whatsapp\.com|t\.me|telegram\.me)\/\S+$/i

/**
 * Throws InvalidInput with all that is wrong with a class beyond its schema: dates that contradict each other, references to what is not there, a program that
 * is not the viewer's own, and what may not change of the published class `fixed`. Two statements.
 */
export async function checkWork(ctx: Ctx, work: ClassWork, fixed: StoredClass | undefined): Promise<void> {
  const problems: { path: string; reason: Reason }[] = findDateProblems(work).map(({ path, code }) => ({
    path,
    reason: classEditingReason(code),
  }))
  if (work.groupLink !== null && !GROUP_LINK.test(work.groupLink))
    problems.push({ path: 'groupLink', reason: classEditingReason('GroupLink') })
  if (work.oldPriceRupiah !== null && work.oldPriceRupiah <= work.priceRupiah)
    problems.push({ path: 'oldPriceRupiah', reason: classEditingReason('OldPriceBelow') })
  for (const path of await findMissingReferences(ctx, work)) problems.push({ path, reason: recordReason('ReferenceMissing') })
  if (isForeignProgram(ctx, work)) problems.push({ path: 'programId', reason: classEditingReason('ProgramOfOthers') })
  if (fixed)
    for (const path of FIXED_WHILE_PUBLISHED) {
      // An empty name keeps the one that the class has.
      const isKept = work[path] === fixed.work[path] || ((path === 'code' || path === 'slug') && work[path] === null)
      if (!isKept) problems.push({ path, reason: classEditingReason('FixedWhilePublished') })
    }
  if (problems.length > 0) throw new InvalidInput(commonReason('InputRefused'), problems)
}

/** True if the viewer writes classes of own programs alone, and this is of none of them. */
function isForeignProgram({ viewer }: Ctx, { programId }: ClassWork): boolean {
  if (requirePermission(viewer, 'classes.draft') !== 'own-programs' || viewer.kind !== 'person') return false
  return programId === null || !viewer.person.limits.programIds.includes(programId)
}

async function findMissingReferences(ctx: Ctx, work: ClassWork): Promise<string[]> {
  const t = ctx.tenantId
  const citiesOf = (codes: readonly string[]) =>
    sql<boolean>`not exists (select from unnest(${codes}::text[]) one (code) where not exists (select from regions.cities y where y.code = one.code))`
  const { rows } = await sql<Record<'programId' | 'mentorIds' | 'heldCityIds' | 'registrarCityIds', boolean>>`
    select ${work.programId}::uuid is null or exists (select from programs p where p.tenant_id = ${t} and p.id = ${work.programId}::uuid) as "programId",
      not exists (select from unnest(${work.mentorIds}::uuid[]) one (id)
        where not exists (select from mentors m where m.tenant_id = ${t} and m.id = one.id)) as "mentorIds",
      ${citiesOf(work.heldCityIds)} as "heldCityIds", ${citiesOf(work.registrarCityIds)} as "registrarCityIds"`.execute(ctx.db)
  return Object.entries(rows[0] ?? {}).flatMap(([path, isThere]) => (isThere ? [] : [path]))
}
