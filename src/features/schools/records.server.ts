import { sql } from 'kysely'
import { z } from 'zod'
import { reachOf } from '#features/permissions/permissions.ts'
import { limitsOf } from '#features/permissions/role-limits.ts'
import { slugField, wordsField } from '#features/records/fields.ts'
import type { Column, RecordKind, Work } from '#features/records/record-kind.ts'
import { recordReason } from '#features/records/texts.ts'
import { commonReason } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Reason } from '#kit/reason.ts'
import type { Ctx } from '#platform/context.ts'
import { cityId, npsn, students } from './schema.ts'
import { SCHOOL_TYPES } from './school.ts'
import { schoolReason } from './texts.ts'

/** What people write of a school. */
export const schoolFields = z.object({
  name: wordsField(120).meta({ example: 'SMAN 3 Bandung' }),
  npsn: npsn.nullable().default(null).meta({ example: '20219399' }),
  type: z.enum(SCHOOL_TYPES).nullable().default(null),
  cityId,
  students: students.default(0),
  slug: slugField,
})

export const schoolRecords: RecordKind = {
  table: 'schools',
  noun: 'school',
  tag: 'schools',
  fields: schoolFields,
  columns: {
    name: 'name',
    npsn: 'npsn',
    type: 'type',
    cityId: 'city_code',
    students: 'students',
    slug: 'slug',
  } satisfies Record<keyof typeof schoolFields.shape, Column>,
  title: 'name',
  searched: ['name', 'npsn'],
  order: [['name']],
  filter: 'type',
  listed: ['npsn', 'type', 'students'],
  write: 'schools.write',
  own({ viewer }, reach) {
    const { regionCodes, schoolId } = limitsOf(viewer)
    return reach === 'own-region' ? sql`r.city_code = any(${regionCodes}::text[])` : sql`r.id = ${schoolId}::uuid`
  },
  makers: ['own-region'],
  // What the ministry says of a school is not a teacher's to change.
  closed: { 'own-school': ['npsn', 'cityId', 'slug'] },
  // Whoever may write schools confirms what they enter.
  made: ctx => ({ confirmed_at: ctx.now }),
  unique: { index: 'schools_by_npsn', field: 'npsn' },
  slugWithin: [],
  check: requireCity,
  parts: [
    { table: 'program_schools', by: 'school_id' },
    { table: 'school_contacts', by: 'school_id' },
  ],
  keptBy: [
    { table: 'teams', column: 'school_id' },
    { table: 'guardian_requests', column: 'school_id' },
  ],
  whyKept,
}

/** Throws InvalidInput for a city that is not there, or is not in the viewer's region. */
async function requireCity(ctx: Ctx, { cityId: code }: Work): Promise<void> {
  const { rows } = await sql`select from regions.cities where code = ${code}`.execute(ctx.db)
  const refuse = (reason: Reason) => new InvalidInput(commonReason('InputRefused'), [{ path: 'cityId', reason }])
  if (rows.length === 0) throw refuse(recordReason('ReferenceMissing'))
  const isTheirs = limitsOf(ctx.viewer).regionCodes.includes(String(code))
  if (reachOf(ctx.viewer, 'schools.write') === 'own-region' && !isTheirs) throw refuse(schoolReason('CityElsewhere'))
}

/** A school with teams or members cannot be removed. */
async function whyKept(ctx: Ctx, id: string): Promise<Reason | undefined> {
  const { rows } = await sql`
    select from teams where tenant_id = ${ctx.tenantId} and school_id = ${id}
    union all select from memberships where tenant_id = ${ctx.tenantId} and school_id = ${id} limit 1`.execute(ctx.db)
  return rows.length > 0 ? schoolReason('SchoolInUse') : undefined
}
