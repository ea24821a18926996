import { sql } from 'kysely'
import { z } from 'zod'
import { KINDS } from '#features/posts/kinds/kinds.ts'
import { postReason } from '#features/posts/texts.ts'
import { slugField, wordsField } from '#features/records/fields.ts'
import { type Column, LANGUAGE_COLUMNS, languageFields, type RecordKind } from '#features/records/record-kind.ts'

const texts = { name: wordsField(80).meta({ example: 'Kabar sekolah' }) }

/** What people write of a category of posts. */
export const categoryFields = z.object({ ...texts, kind: z.enum(KINDS), slug: slugField, ...languageFields(texts) })

export const categoryRecords: RecordKind = {
  table: 'post_categories',
  noun: 'category',
  tag: 'posts',
  fields: categoryFields,
  columns: { name: 'name', kind: 'kind', slug: 'slug', ...LANGUAGE_COLUMNS } satisfies Record<keyof typeof categoryFields.shape, Column>,
  title: 'name',
  searched: ['name'],
  order: [['kind'], ['position'], ['name']],
  filter: 'kind',
  listed: ['kind'],
  write: 'content.write',
  slugWithin: ['kind'],
  async whyKept(ctx, id) {
    const { rows } = await sql`select from posts where tenant_id = ${ctx.tenantId} and category_id = ${id} limit 1`.execute(ctx.db)
    return rows.length > 0 ? postReason('CategoryInUse') : undefined
  },
}
