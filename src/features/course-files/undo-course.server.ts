import { sql } from 'kysely'
import { moveToBin } from '#features/bin/commands.server.ts'
import { CLASS_IN_BIN } from '#features/class-editing/bin-entity.ts'
import { getClassWork } from '#features/class-editing/read.server.ts'
import { endImport } from '#features/imports/end-import.server.ts'
import { holdImport, type ImportRow } from '#features/imports/import-row.server.ts'
import type { Step } from '#features/imports/steps.server.ts'
import { removePictures } from '#features/imports/undo.server.ts'
import type { Ctx } from '#platform/context.ts'

interface Made {
  place: number
  id: string
  change: 'new' | 'changed'
  draftVersion: number
  former: object | null
  /** Nobody changed or published it since. */
  isUntouched: boolean | null
}

/**
 * Takes back what an import of a class made: a new class that nobody touched goes to the bin, else each chapter that nobody touched; one that was there before gets its
 * former draft. What was edited or published stays, and is marked `kept`.
 */
export async function undoCourse(step: Step, row: ImportRow): Promise<boolean> {
  await step.inScope(ctx => takeBack(ctx, row))
  await removePictures(step, row)
  await step.inScope(ctx => endImport(ctx, row, 'undone'))
  return true
}

async function takeBack(ctx: Ctx, row: ImportRow): Promise<void> {
  if ((await holdImport(ctx, row.id)).state !== 'undoing') return
  const course = await findCourse(ctx, row.id)
  if (!course) return
  const made = await listMade(ctx, row.id)
  if (course.isNew && course.isUntouched && made.every(({ isUntouched }) => isUntouched !== false)) {
    await getClassWork(ctx, course.id)
    // A draft that nobody touched: whoever made it may take it back.
    await moveToBin(ctx, { ...CLASS_IN_BIN, permission: 'classes.draft' }, course.id, row.id)
    await mark(ctx, row.id, 'undone', [course.place, ...made.map(({ place }) => place)])
    return
  }
  const gone = made.filter(({ isUntouched }) => isUntouched !== false)
  const modules = new Set<string>()
  for (const one of gone) for (const id of await takeChapterBack(ctx, one)) modules.add(id)
  await removeEmptyModules(ctx, [...modules])
  await mark(
    ctx,
    row.id,
    'undone',
    gone.map(({ place }) => place),
  )
  await mark(ctx, row.id, 'kept', [course.place, ...made.filter(one => !gone.includes(one)).map(({ place }) => place)])
  ctx.announce('classes')
}

async function findCourse(ctx: Ctx, importId: string) {
  const { rows } = await sql<{ place: number; id: string; isNew: boolean; isUntouched: boolean | null }>`
    select r.place, c.id, (r.record ->> 'isNew')::boolean as "isNew", c.updated_at = i.made_at as "isUntouched"
    from import_records r join classes c on c.tenant_id = r.tenant_id and c.id = r.new_id
      left join imported_records i on i.tenant_id = r.tenant_id and i.new_id = r.new_id and i.entity = 'course'
    where r.tenant_id = ${ctx.tenantId} and r.import_id = ${importId} and r.entity = 'course' and r.state = 'made'`.execute(ctx.db)
  return rows[0]
}

async function listMade(ctx: Ctx, importId: string): Promise<Made[]> {
  const { rows } = await sql<Made>`
    select r.place, r.new_id as id, r.record ->> 'change' as change, (r.record ->> 'draftVersion')::int as "draftVersion", r.record -> 'former' as former,
      h.draft_version = (r.record ->> 'draftVersion')::int and h.removed_at is null
        and case when r.record ->> 'change' = 'new' then h.published_at is null and h.draft is null else h.draft is not null end as "isUntouched"
    from import_records r left join class_chapters h on h.tenant_id = r.tenant_id and h.id = r.new_id
    where r.tenant_id = ${ctx.tenantId} and r.import_id = ${importId} and r.entity = 'chapter' and r.state = 'made' order by r.place`.execute(
    ctx.db,
  )
  return rows
}

/** Returns the module that lost a chapter. */
async function takeChapterBack(ctx: Ctx, { id, change, former }: Made): Promise<string[]> {
  if (change === 'new') {
    const gone = await ctx.db
      .deleteFrom('class_chapters')
      .where('tenant_id', '=', ctx.tenantId)
      .where('id', '=', id)
      .returning('module_id')
      .execute()
    return gone.map(({ module_id }) => module_id)
  }
  await ctx.db
    .updateTable('class_chapters')
    .set({ draft: former && JSON.stringify(former), draft_version: sql`draft_version + 1`, updated_at: ctx.now })
    .where('tenant_id', '=', ctx.tenantId)
    .where('id', '=', id)
    .execute()
  return []
}

/** Modules that hold nothing now. */
async function removeEmptyModules(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from class_modules m where m.tenant_id = ${ctx.tenantId} and m.id = any(${[...ids]}::uuid[])
    and not exists (select from class_chapters h where h.tenant_id = m.tenant_id and h.module_id = m.id)`.execute(ctx.db)
}

async function mark(ctx: Ctx, importId: string, state: 'kept' | 'undone', places: readonly number[]): Promise<void> {
  if (places.length === 0) return
  await sql`update import_records set state = ${state}, record = null where tenant_id = ${ctx.tenantId} and import_id = ${importId}
    and place = any(${[...places]}::int[])`.execute(ctx.db)
}
