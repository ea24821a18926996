import { sql } from 'kysely'
import { z } from 'zod'
import { optionalPictureField, optionalWordsField, wordsField } from '#features/records/fields.ts'
import { type Column, LANGUAGE_COLUMNS, languageFields, type RecordKind } from '#features/records/record-kind.ts'
import { requireThere } from '#features/records/related.server.ts'
import { MAX_NAME, MAX_TEXT } from '#features/voices/voice.ts'
import type { Ctx } from '#platform/context.ts'
import { isApproved } from '#platform/db/approved.ts'

const texts = {
  role: z.string().trim().max(120),
  message: wordsField(MAX_TEXT).meta({ example: 'Kelasnya jelas, mentornya sabar.' }),
}

/** What people write of a testimony. `consent`: the words that its author agreed to, or when and how they did. */
export const testimonyFields = z.object({
  name: wordsField(MAX_NAME).meta({ example: 'Siti Rahma' }),
  ...texts,
  role: optionalWordsField(120).meta({ example: 'Alumni kelas Web Dasar' }),
  consent: wordsField(500).meta({ example: 'Setuju ditampilkan, lewat WhatsApp, 3 November 2026' }),
  photo: optionalPictureField,
  classId: z.uuid().nullable().default(null),
  position: z.number().int().min(1).max(999).nullable().default(null),
  ...languageFields(texts),
})

const decisionOf = ({ viewer, now }: Ctx) => ({ decided_by: viewer.kind === 'person' ? viewer.person.memberId : null, decided_at: now })

/** Testimonies that nobody refused: those of visitors, and those that people of the tenant write. */
export const testimonyRecords: RecordKind = {
  table: 'testimonies',
  noun: 'testimony',
  tag: 'voices',
  fields: testimonyFields,
  columns: {
    name: 'name',
    role: 'role',
    message: 'message',
    consent: 'consent',
    photo: 'photo',
    classId: 'class_id',
    position: 'position',
    ...LANGUAGE_COLUMNS,
  } satisfies Record<keyof typeof testimonyFields.shape, Column>,
  title: 'name',
  searched: ['name', 'role', 'message'],
  order: [['created_at', 'desc']],
  write: 'content.write',
  publish: 'content.write',
  shown: {
    is: isApproved(),
    set: (ctx, isShown) => ({
      approved_at: isShown ? sql`coalesce(approved_at, ${ctx.now})` : null,
      ...decisionOf(ctx),
    }),
  },
  only: sql`r.rejected_at is null`,
  // What staff write waits for nobody.
  made: decisionOf,
  async check(ctx, { classId }) {
    if (typeof classId === 'string') await requireThere(ctx, 'classes', [classId], 'classId')
  },
}
