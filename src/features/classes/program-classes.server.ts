import { sql } from 'kysely'
import { reachOf } from '#features/permissions/permissions.ts'
import { limitsOf } from '#features/permissions/role-limits.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { Forbidden, InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { classReason } from './texts.ts'

/** Far more than a program's form needs; a longer list would need a search field. */
const MAX_CHOICES = 1000

/** Returns the classes that the viewer may put into a program, and those that are in it, by name: drafts too. One statement. */
export async function listClassChoices(ctx: Ctx, programId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name || ' (' || c.code || ')' as name from classes c
    where c.tenant_id = ${ctx.tenantId} and (c.program_id = ${programId} or ${isOpenTo(ctx)})
    order by c.name, c.code limit ${MAX_CHOICES}`.execute(ctx.db)
  return rows
}

/**
 * Makes exactly these classes a program's, for who may write the program. A lead takes no class out of a program that is not theirs. Throws InvalidInput
 * (`classIds`) for a class that is not there, Forbidden for another program's.
 */
export async function setClassesOfProgram(ctx: Ctx, programId: string, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    select c.id, (coalesce(c.program_id = ${programId}, false) or ${isOpenTo(ctx)}) as "isOpen" from classes c
    where c.tenant_id = ${ctx.tenantId} and c.id = any(${[...ids]}::uuid[]) for update`.execute(ctx.db)
  if (rows.length !== new Set(ids).size)
    throw new InvalidInput(commonReason('InputRefused'), [{ path: 'classIds', reason: classReason('ClassMissing') }])
  if (rows.some(row => !row.isOpen)) throw new Forbidden(classReason('ClassOfOthers'))
  const { numAffectedRows = 0n } = await sql`
    update classes set program_id = case when id = any(${[...ids]}::uuid[]) then ${programId}::uuid end, updated_at = ${ctx.now}
    where tenant_id = ${ctx.tenantId} and ((id = any(${[...ids]}::uuid[]) and program_id is distinct from ${programId}::uuid)
      or (program_id = ${programId} and not (id = any(${[...ids]}::uuid[]))))`.execute(ctx.db)
  if (numAffectedRows > 0n) ctx.announce('classes')
}

/** SQL: the viewer may put the class `c` into a program of theirs. */
function isOpenTo({ viewer }: Ctx) {
  if (reachOf(viewer, 'programs.write') === 'all') return sql`true`
  return sql`(c.program_id is null or c.program_id = any(${limitsOf(viewer).programIds}::uuid[]))`
}
