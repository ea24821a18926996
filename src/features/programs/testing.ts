import type { Insertable } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import type { Programs } from '#platform/db/tables.gen.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'

let made = 0

/** Inserts an active program, with column `overrides`, and returns its id. */
export async function buildProgram(ctx: Ctx, overrides: Partial<Insertable<Programs>> = {}): Promise<string> {
  made++
  const row = {
    tenant_id: ctx.tenantId,
    id: newId(),
    slug: `program-uji-${made}`,
    name: `Program Uji ${made}`,
    summary: 'Ringkasan program',
    content: JSON.stringify(fromMarkup('Isi program.')),
    is_active: true,
    ...overrides,
  }
  await ctx.db.insertInto('programs').values(row).execute()
  return row.id
}

/** Inserts a module of a class with chapters of 30 minutes. */
export async function buildModule(ctx: Ctx, classId: string, slug: string, chapters: string[], position = 1): Promise<void> {
  const id = newId()
  await ctx.db
    .insertInto('class_modules')
    .values({ tenant_id: ctx.tenantId, id, class_id: classId, slug, title: `Modul ${slug}`, position })
    .execute()
  await ctx.db
    .insertInto('class_chapters')
    .values(
      chapters.map((title, at) => ({
        tenant_id: ctx.tenantId,
        id: newId(),
        module_id: id,
        slug: `bab-${at + 1}`,
        title,
        minutes: 30,
        position: at + 1,
        published_at: ctx.now,
      })),
    )
    .execute()
}
