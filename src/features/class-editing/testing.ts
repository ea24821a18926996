import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import { type ClassWork, classFields } from './class-fields.ts'

/** Returns what is typed of a class, parsed as the calls do. */
export async function classWork(typed: object = {}): Promise<ClassWork> {
  return await classFields.parseAsync({ name: 'Web dari Nol', ...typed })
}

/** Inserts a mentor's entry and a program, and returns their ids. */
export async function buildTeaching(ctx: Ctx): Promise<{ mentorId: string; programId: string }> {
  const [mentorId, programId] = [newId(), newId()]
  const own = { tenant_id: ctx.tenantId, slug: newId() }
  await ctx.db
    .insertInto('mentors')
    .values({ ...own, id: mentorId, name: 'Bu Guru', headline: '', bio: '', expertise: [] })
    .execute()
  await ctx.db
    .insertInto('programs')
    .values({ ...own, id: programId, name: 'Jalur', summary: '', content: JSON.stringify({ type: 'doc', content: [] }), is_active: true })
    .execute()
  return { mentorId, programId }
}
