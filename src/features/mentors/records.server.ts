import { sql } from 'kysely'
import { z } from 'zod'
import { limitsOf } from '#features/permissions/role-limits.ts'
import { optionalPictureField, slugField, wordsField } from '#features/records/fields.ts'
import { type Column, LANGUAGE_COLUMNS, languageFields, type RecordKind } from '#features/records/record-kind.ts'
import type { FieldCode } from '#kit/common-reasons.ts'
import { mentorReason } from './texts.ts'

/** The most that a tenant may have: its page shows all of them. */
export const MAX_MENTORS = 200

const texts = {
  headline: wordsField(160).meta({ example: 'Perancang antarmuka' }),
  bio: wordsField(2000).meta({ example: 'Mengajar sejak 2015.' }),
  expertise: z.array(wordsField(60)).max(20),
}

/** What people write of a mentor. */
export const mentorFields = z.object({
  name: wordsField(120).meta({ example: 'Budi Santoso' }),
  ...texts,
  slug: slugField,
  photo: optionalPictureField,
  links: z
    .array(
      z
        .string()
        .max(500)
        .regex(/^https:\/\/[^\s"'<>]+$/, 'HttpsAddress' satisfies FieldCode),
    )
    .max(8)
    .default([]),
  ...languageFields(texts),
})

export const mentorRecords: RecordKind = {
  table: 'mentors',
  noun: 'mentor',
  tag: 'mentors',
  fields: mentorFields,
  columns: {
    name: 'name',
    slug: 'slug',
    headline: 'headline',
    bio: 'bio',
    expertise: 'expertise',
    photo: 'photo',
    links: 'links',
    ...LANGUAGE_COLUMNS,
  } satisfies Record<keyof typeof mentorFields.shape, Column>,
  title: 'name',
  searched: ['name', 'headline'],
  order: [['position'], ['name']],
  hasOrder: true,
  listed: ['headline', 'position'],
  write: 'mentors.write',
  own: ({ viewer }) => sql`r.id = ${limitsOf(viewer).mentorId}::uuid`,
  closed: { own: ['slug'] },
  slugWithin: [],
  parts: [{ table: 'class_mentors', by: 'mentor_id' }],
  most: MAX_MENTORS,
  keptBy: [
    { table: 'payouts', column: 'mentor_id' },
    { table: 'ledger_balances', column: 'owner_id' },
  ],
  async whyKept({ db, tenantId }, id) {
    const { rows } = await sql`
      select from payouts where tenant_id = ${tenantId} and mentor_id = ${id}
      union all select from ledger_balances where tenant_id = ${tenantId} and owner_id = ${id} limit 1`.execute(db)
    return rows.length > 0 ? mentorReason('MentorHasMoney') : undefined
  },
}
