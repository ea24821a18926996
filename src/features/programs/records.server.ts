import { sql } from 'kysely'
import { z } from 'zod'
import { setClassesOfProgram } from '#features/classes/program-classes.server.ts'
import { limitsOf } from '#features/permissions/role-limits.ts'
import { optionalPictureField, richField, slugField, wordsField } from '#features/records/fields.ts'
import { type Column, LANGUAGE_COLUMNS, languageFields, type RecordKind } from '#features/records/record-kind.ts'
import { idsOf, linkField } from '#features/records/related.server.ts'
import { programReason } from './texts.ts'

const texts = { name: wordsField(160).meta({ example: 'Sekolah Digital' }), summary: wordsField(400), content: richField }

const columnFields = {
  ...texts,
  slug: slugField,
  logo: optionalPictureField,
  sponsor: z.string().trim().max(120).nullable().default(null).meta({ example: 'aws' }),
  isActive: z.boolean().default(true),
  /** What its published classes cost together; null: not sold as one. */
  bundlePriceRupiah: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  ...languageFields(texts),
}

/** What people write of a program. `classIds` and `schoolIds` are left as they are where they are missing. */
export const programFields = z.object({
  ...columnFields,
  classIds: z.array(z.uuid()).max(200).optional(),
  schoolIds: z.array(z.uuid()).max(2000).optional(),
})

export const programRecords: RecordKind = {
  table: 'programs',
  noun: 'program',
  tag: 'programs',
  fields: programFields,
  columns: {
    name: 'name',
    slug: 'slug',
    summary: 'summary',
    content: { name: 'content', as: 'json' },
    logo: 'logo',
    sponsor: 'sponsor',
    isActive: 'is_active',
    bundlePriceRupiah: 'bundle_price_rupiah',
    ...LANGUAGE_COLUMNS,
  } satisfies Record<keyof typeof columnFields, Column>,
  title: 'name',
  searched: ['name', 'summary'],
  order: [['is_active', 'desc'], ['name']],
  filter: 'isActive',
  listed: ['isActive', 'sponsor'],
  write: 'programs.write',
  told: ['bundlePriceRupiah'],
  own: ({ viewer }) => sql`r.id = any(${limitsOf(viewer).programIds}::uuid[])`,
  slugWithin: [],
  parts: [{ table: 'program_schools', by: 'program_id' }],
  related: {
    classIds: {
      read: () => sql`coalesce((select jsonb_agg(c.id order by c.name, c.id) from classes c
        where c.tenant_id = r.tenant_id and c.program_id = r.id), '[]')`,
      write: (ctx, id, value) => setClassesOfProgram(ctx, id, idsOf(value)),
    },
    schoolIds: linkField({ field: 'schoolIds', table: 'program_schools', own: 'program_id', other: 'school_id', target: 'schools' }),
  },
  async whyKept(ctx, id) {
    const { rows } = await sql`
      select from classes where tenant_id = ${ctx.tenantId} and program_id = ${id}
      union all select from teams where tenant_id = ${ctx.tenantId} and program_id = ${id} limit 1`.execute(ctx.db)
    return rows.length > 0 ? programReason('ProgramInUse') : undefined
  },
}
