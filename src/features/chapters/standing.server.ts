import { sql } from 'kysely'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Forbidden, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { holdsSeat } from './holds-seat.server.ts'
import { type ChapterKindName, type ContentOf, readContent } from './kinds/kinds.ts'
import { readChapterFor, teaches } from './reading.server.ts'
import { chapterReason } from './texts.ts'

/** A person in a chapter that they may read. */
export interface Standing<Name extends ChapterKindName> {
  memberId: string
  /** Teaches the class of the chapter. */
  isTeacher: boolean
  /** As it is stored: what readers don't get is in it. */
  content: ContentOf<Name>
}

/**
 * Returns the viewer's standing in a chapter of this kind that is open to them. Throws Unauthenticated; NotFound for a chapter that is none of the kind; Forbidden
 * where it is locked, or they neither take part in its class nor teach it.
 */
export async function requireStanding<Name extends ChapterKindName>(ctx: Ctx, kind: Name, chapterId: string): Promise<Standing<Name>> {
  const { memberId } = requirePerson(ctx.viewer)
  const chapter = await readChapterFor(ctx, chapterId)
  if (chapter.kind !== kind) throw new NotFound()
  if (chapter.lock) throw new Forbidden(chapterReason('ChapterLocked'))
  const { rows } = await sql<{ isIn: boolean; isTeacher: boolean; content: unknown }>`
    select ${teaches(ctx)} as "isTeacher", h.content,
      exists (select from enrolments e where e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = ${memberId}
        and ${holdsSeat()}) as "isIn"
    from classes c
    join class_modules m on m.tenant_id = c.tenant_id and m.class_id = c.id
    join class_chapters h on h.tenant_id = m.tenant_id and h.module_id = m.id
    where h.tenant_id = ${ctx.tenantId} and h.id = ${chapterId}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new NotFound()
  if (!row.isIn && !row.isTeacher) throw new Forbidden(chapterReason('NotTakingPart'))
  return { memberId, isTeacher: row.isTeacher, content: readContent(kind, row.content) }
}

/** As `requireStanding`, for who teaches the class. Throws Forbidden for others. */
export async function requireTeacher<Name extends ChapterKindName>(ctx: Ctx, kind: Name, chapterId: string): Promise<Standing<Name>> {
  const standing = await requireStanding(ctx, kind, chapterId)
  if (!standing.isTeacher) throw new Forbidden()
  return standing
}
