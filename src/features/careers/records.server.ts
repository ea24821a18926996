import { sql } from 'kysely'
import { z } from 'zod'
import { optionalAddressField, optionalPictureField, richField, slugField, wordsField } from '#features/records/fields.ts'
import { findRecord, getRecord } from '#features/records/read.server.ts'
import { type Column, LANGUAGE_COLUMNS, languageFields, type RecordKind, type Work } from '#features/records/record-kind.ts'
import { recordReason } from '#features/records/texts.ts'
import { commonReason, type FieldCode } from '#kit/common-reasons.ts'
import { InvalidInput } from '#kit/errors.ts'
import type { Ctx } from '#platform/context.ts'
import { JOB_MODES, JOB_TYPES } from './career.ts'
import { careerReason } from './texts.ts'

const cityId = z
  .string()
  .regex(/^\d\d\.\d\d$/, 'CityCode' satisfies FieldCode)
  .nullable()
  .default(null)
const summary = wordsField(400)
const rupiah = z.number().int().min(0).max(1_000_000_000).nullable().default(null)
const lines = z.array(wordsField(300)).max(30)

/** What people write of an employer. */
export const careerFields = z.object({
  company: wordsField(120).meta({ example: 'Cetak Jaya' }),
  slug: slugField,
  industry: wordsField(120).meta({ example: 'Percetakan' }),
  summary,
  content: richField,
  logo: optionalPictureField,
  website: optionalAddressField,
  cityId,
  ...languageFields({ industry: wordsField(120), summary, content: richField }),
})

const salaries = { salaryMin: rupiah, salaryMax: rupiah }

/** What people write of a job. */
export const jobFields = z.object({
  careerId: z.uuid(),
  title: wordsField(160).meta({ example: 'Operator mesin' }),
  slug: slugField,
  type: z.enum(JOB_TYPES),
  mode: z.enum(JOB_MODES),
  cityId,
  ...salaries,
  summary,
  duties: lines.default([]),
  requirements: lines.default([]),
  closesAt: z.iso.datetime({ offset: true }).nullable().default(null),
  ...languageFields({ title: wordsField(160), summary, duties: lines, requirements: lines }),
})

const shared = { tag: 'careers', write: 'openings.write', publish: 'content.write' } as const

export const careerRecords: RecordKind = {
  ...shared,
  table: 'careers',
  noun: 'career',
  fields: careerFields,
  columns: {
    company: 'company',
    slug: 'slug',
    industry: 'industry',
    summary: 'summary',
    content: { name: 'content', as: 'json' },
    logo: 'logo',
    website: 'website',
    cityId: 'city_code',
    ...LANGUAGE_COLUMNS,
  } satisfies Record<keyof typeof careerFields.shape, Column>,
  title: 'company',
  searched: ['company', 'industry', 'summary'],
  order: [['updated_at', 'desc']],
  firstSort: '-updated',
  listed: ['industry'],
  slugWithin: [],
  keptBy: [{ table: 'jobs', column: 'career_id' }],
  check: requireCity,
  async whyKept(ctx, id) {
    const { rows } = await sql`select from jobs where tenant_id = ${ctx.tenantId} and career_id = ${id} limit 1`.execute(ctx.db)
    return rows.length > 0 ? careerReason('EmployerInUse') : undefined
  },
}

export const jobRecords: RecordKind = {
  ...shared,
  table: 'jobs',
  noun: 'job',
  fields: jobFields,
  columns: {
    careerId: 'career_id',
    title: 'title',
    slug: 'slug',
    type: 'type',
    mode: 'mode',
    cityId: 'city_code',
    salaryMin: 'salary_min_rupiah',
    salaryMax: 'salary_max_rupiah',
    summary: 'summary',
    duties: 'duties',
    requirements: 'requirements',
    closesAt: 'closes_at',
    ...LANGUAGE_COLUMNS,
  } satisfies Record<keyof typeof jobFields.shape, Column>,
  title: 'title',
  searched: ['title', 'summary'],
  order: [['updated_at', 'desc']],
  filter: 'careerId',
  slugWithin: ['careerId'],
  faultsOf: ({ salaryMin: min, salaryMax: max }) =>
    typeof max === 'number' && !(typeof min === 'number' && min <= max) ? [{ path: 'salaryMax', reason: careerReason('SalaryOrder') }] : [],
  async check(ctx, work) {
    await requireCity(ctx, work)
    await requireOwnCareer(ctx, String(work['careerId']))
  },
}

async function requireCity(ctx: Ctx, { cityId: code }: Work): Promise<void> {
  if (typeof code !== 'string') return
  const { rows } = await sql`select from regions.cities where code = ${code}`.execute(ctx.db)
  if (rows.length === 0)
    throw new InvalidInput(commonReason('InputRefused'), [{ path: 'cityId', reason: recordReason('ReferenceMissing') }])
}

/** Throws InvalidInput for an employer that is not there, Forbidden for another's where the viewer may write only their own. */
async function requireOwnCareer(ctx: Ctx, id: string): Promise<void> {
  if (!(await findRecord(ctx, careerRecords, id)))
    throw new InvalidInput(commonReason('InputRefused'), [{ path: 'careerId', reason: recordReason('ReferenceMissing') }])
  await getRecord(ctx, careerRecords, id)
}
