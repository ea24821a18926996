import { sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'

/** The class of a chapter, and where the chapter is read. */
export interface ClassOfChapter {
  classId: string
  className: string
  code: string
  /** The chapter's page. */
  href: string
}

/** Returns the class of a chapter, whatever its state. Throws NotFound. */
export async function getClassOfChapter(ctx: Ctx, chapterId: string): Promise<ClassOfChapter> {
  const { rows } = await sql<ClassOfChapter>`
    select c.id as "classId", c.name as "className", c.code,
      (case when c.is_premium then '/Courses/@Premium/' else '/Courses/' end) || c.slug || '/module/' || m.slug || '/chapter/' || h.slug as href
    from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
    join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
    where h.tenant_id = ${ctx.tenantId} and h.id = ${chapterId}::uuid`.execute(ctx.db)
  const [found] = rows
  if (!found) throw new NotFound()
  return found
}

/** Returns the members who teach a class: its mentors, and who began it. */
export async function listTeachers(ctx: Ctx, classId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.created_by as id from classes c where c.tenant_id = ${ctx.tenantId} and c.id = ${classId}::uuid and c.created_by is not null
    union select k.member_id from memberships k join class_mentors cm on cm.tenant_id = k.tenant_id and cm.mentor_id = k.mentor_id
    where k.tenant_id = ${ctx.tenantId} and cm.class_id = ${classId}::uuid`.execute(ctx.db)
  return rows.map(({ id }) => id)
}
