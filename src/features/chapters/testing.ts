import { daysBefore } from '#kit/days.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import type { ChapterKindName } from './kinds/kinds.ts'

let made = 0

interface ChapterParts {
  kind: ChapterKindName
  content: object
  isPublished?: boolean
  version?: number
}

/** Inserts a module with one chapter into a class, and returns the chapter's id. */
export async function buildChapter(
  ctx: Ctx,
  classId: string,
  { kind, content, isPublished = true, version = 1 }: ChapterParts,
): Promise<string> {
  made++
  const [moduleId, id] = [newId(), newId()]
  const tenant_id = ctx.tenantId
  await ctx.db
    .insertInto('class_modules')
    .values({ tenant_id, id: moduleId, class_id: classId, slug: `modul-${made}`, title: `Modul ${made}`, position: made })
    .execute()
  await ctx.db
    .insertInto('class_chapters')
    .values({
      tenant_id,
      id,
      module_id: moduleId,
      slug: `bab-${made}`,
      title: `Bab ${made}`,
      minutes: 5,
      position: 1,
      kind,
      content: JSON.stringify(content),
      version,
      published_at: isPublished ? daysBefore(ctx.now, 30) : null,
    })
    .execute()
  return id
}

/** Inserts an enrolment that has a seat, and returns its id. */
export async function buildEnrolment(ctx: Ctx, classId: string, memberId: string, state = 'joined'): Promise<string> {
  const id = newId()
  await ctx.db
    .insertInto('enrolments')
    .values({
      tenant_id: ctx.tenantId,
      id,
      class_id: classId,
      batch_id: classId,
      member_id: memberId,
      state,
      asked_at: ctx.now,
      joined_at: ctx.now,
    })
    .execute()
  return id
}
