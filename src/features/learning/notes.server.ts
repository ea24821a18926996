import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { holdsSeat } from '#features/chapters/holds-seat.server.ts'
import { pathOfChapter, pathOfCourse } from '#features/classes/outline.ts'
import { requirePerson } from '#features/permissions/permissions.ts'
import { Conflict, InvalidInput, NotFound } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid, newId } from '#platform/db/ids.ts'
import { isPublished } from '#platform/db/published.ts'
import { MAX_NOTES, type Note, noteFields } from './note.ts'
import { learningReason } from './texts.ts'

const LATEST = 6

/** Returns the viewer's own notes of a chapter, in the order they were written. One statement. */
export async function listNotes(ctx: Ctx, chapterId: string): Promise<Note[]> {
  return await ownNotes(ctx, chapterId).execute()
}

/** Returns the viewer's notes of a chapter, as `listNotes`, and whether they saved it. One statement. */
export async function readOwn(ctx: Ctx, chapterId: string): Promise<{ notes: Note[]; isSaved: boolean }> {
  const { memberId } = requirePerson(ctx.viewer)
  const bookmark = ctx.db
    .selectFrom('chapter_bookmarks')
    .select('chapter_id')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('chapter_id', '=', chapterId)
  return await ctx.db
    .selectNoFrom(({ exists }) => [jsonArrayFrom(ownNotes(ctx, chapterId)).as('notes'), exists(bookmark).$castTo<boolean>().as('isSaved')])
    .executeTakeFirstOrThrow()
}

function ownNotes(ctx: Ctx, chapterId: string) {
  const { memberId } = requirePerson(ctx.viewer)
  return ctx.db
    .selectFrom('chapter_notes')
    .select(['id', 'quote', 'before', 'note'])
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('chapter_id', '=', chapterId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_NOTES)
}

/** Keeps a note or a marked passage of the viewer. Throws InvalidInput for an empty one, Conflict for one too many. */
export async function addNote(ctx: Ctx, chapterId: string, typed: unknown): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  const fields = noteFields.parse(typed)
  if (fields.quote === '' && fields.note === '') throw new InvalidInput(learningReason('NoteEmpty'))
  if ((await listNotes(ctx, chapterId)).length >= MAX_NOTES) throw new Conflict(learningReason('TooManyNotes', { count: MAX_NOTES }))
  await ctx.db
    .insertInto('chapter_notes')
    .values({
      tenant_id: ctx.tenantId,
      id: newId(),
      member_id: memberId,
      chapter_id: chapterId,
      ...fields,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .execute()
}

/** Deletes a note of the viewer. Throws NotFound for others'. */
export async function removeNote(ctx: Ctx, id: string): Promise<void> {
  const { memberId } = requirePerson(ctx.viewer)
  if (!isUuid(id)) throw new NotFound(learningReason('NoteMissing'))
  const gone = await ctx.db
    .deleteFrom('chapter_notes')
    .where('tenant_id', '=', ctx.tenantId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw new NotFound(learningReason('NoteMissing'))
}

/** A note as the learner's home shows it. */
export interface LatestNote {
  id: string
  title: string
  quote: string
  note: string
  href: string
}

/** Returns the viewer's latest notes in classes that they are in and chapters that are still there. One statement. */
export async function listLatestNotes(ctx: Ctx): Promise<LatestNote[]> {
  const { memberId } = requirePerson(ctx.viewer)
  const { rows } = await sql<Omit<LatestNote, 'href'> & { slug: string; isPremium: boolean; moduleSlug: string; chapterSlug: string }>`
    select n.id, h.title, n.quote, n.note, c.slug, c.is_premium as "isPremium", m.slug as "moduleSlug", h.slug as "chapterSlug"
    from chapter_notes n join class_chapters h on h.tenant_id = n.tenant_id and h.id = n.chapter_id
      join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
      join classes c on c.tenant_id = m.tenant_id and c.id = m.class_id
      join enrolments e on e.tenant_id = c.tenant_id and e.class_id = c.id and e.member_id = n.member_id and ${holdsSeat()}
    where n.tenant_id = ${ctx.tenantId} and n.member_id = ${memberId} and h.removed_at is null and ${isPublished(ctx, 'h')}
    order by n.created_at desc, n.id limit ${LATEST}`.execute(ctx.db)
  return rows.map(({ slug, isPremium, moduleSlug, chapterSlug, ...note }) => ({
    ...note,
    href: pathOfChapter(pathOfCourse({ slug, isPremium }), { moduleSlug, slug: chapterSlug }),
  }))
}
