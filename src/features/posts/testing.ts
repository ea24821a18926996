import type { Insertable } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/db/ids.ts'
import type { Posts } from '#platform/db/tables.gen.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { toWords } from '#platform/rich-text/to-words.ts'

let made = 0

/** Inserts a news post published a day before, with column `overrides`, and returns its id and slug. */
export async function buildPost(ctx: Ctx, overrides: Partial<Insertable<Posts>> = {}): Promise<{ id: string; slug: string }> {
  made++
  const content = fromMarkup('Isi tulisan uji.')
  const row = {
    tenant_id: ctx.tenantId,
    id: newId(),
    kind: 'news',
    slug: `tulisan-uji-${made}`,
    title: `Tulisan Uji ${made}`,
    summary: 'Ringkasan tulisan',
    content: JSON.stringify(content),
    words: toWords(content),
    author_name: 'Rani Lestari',
    published_at: new Date(ctx.now.getTime() - 86_400_000),
    ...overrides,
  }
  await ctx.db.insertInto('posts').values(row).execute()
  await ctx.db.insertInto('post_views').values({ tenant_id: ctx.tenantId, post_id: row.id }).execute()
  return { id: row.id, slug: row.slug }
}
