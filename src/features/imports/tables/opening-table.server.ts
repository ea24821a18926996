import { sql } from 'kysely'
import { JOB_MODES, JOB_TYPES } from '#features/careers/career.ts'
import { careerRecords, jobRecords } from '#features/careers/records.server.ts'
import type { Work } from '#features/records/record-kind.ts'
import { publishRecord } from '#features/records/write.server.ts'
import { type FieldCode, fieldReason } from '#kit/common-reasons.ts'
import type { FieldReason } from '#kit/errors.ts'
import { escapeText } from '#kit/html.ts'
import { toSlug } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import type { Cells } from '../import.ts'
import { cityIn, type FindCity, isYes, listIn, momentIn, numberIn, readCities, textIn, unstorableIn } from './cells.ts'
import { makeRecord, readWork, takeRecordBack } from './record-tables.server.ts'
import { areHere, type RightRow, type TableKind, type TableSetting, type WrongRow } from './table-kind.ts'

/** A job with its employer, who is made with the first of their jobs if nobody has written them yet. */
interface Opening {
  company: string
  /** Null for an employer who is here. */
  career: Work | null
  job: Work
  isPublished: boolean
  /** The employer's slug and the job's, until another one has it. */
  address: string
}

interface Employer {
  id: string
  slug: string
  company: string
}

/** Stands for the employer's id until the run knows it. */
const NO_CAREER = '00000000-0000-4000-8000-000000000000'

export const openingTable: TableKind = {
  columns: [
    { name: 'company', isRequired: true, example: 'Cetak Jaya' },
    { name: 'title', isRequired: true, example: 'Operator mesin' },
    { name: 'type', isRequired: true, example: JOB_TYPES.join(' / ') },
    { name: 'mode', isRequired: true, example: JOB_MODES.join(' / ') },
    { name: 'summary', isRequired: true, example: 'Menjalankan mesin cetak.' },
    { name: 'city', example: 'Kota Bandung' },
    { name: 'salaryMin', example: '4500000' },
    { name: 'salaryMax', example: '6000000' },
    { name: 'duties', example: 'Menyetel mesin; Memeriksa hasil' },
    { name: 'requirements', example: 'Lulus SMK' },
    { name: 'closesAt', example: '2027-03-31' },
    { name: 'slug', example: 'operator-mesin' },
    { name: 'companyIndustry', example: 'Percetakan' },
    { name: 'companySummary', example: 'Percetakan buku sejak 1998.' },
    { name: 'companyWebsite', example: 'https://contoh.example' },
    { name: 'published', example: 'ya / tidak' },
  ],
  async read(ctx, rows, setting) {
    const findCity = await readCities(ctx)
    const employers = await findEmployers(
      ctx,
      rows.map(cells => cells['company'] ?? ''),
    )
    return await Promise.all(rows.map(cells => toOpening(cells, findCity, employers(cells['company'] ?? ''), setting)))
  },
  // Named boundary: the dry run wrote it.
  addressOf: record => ({ address: (record as Opening).address, isChosen: typeof (record as Opening).job['slug'] === 'string' }),
  findTaken: findTakenOpenings,
  async make(ctx, record, setting) {
    // Named boundary: the dry run wrote it.
    const { company, career, job, isPublished } = record as Opening
    const known = (await findEmployers(ctx, [company]))(company)
    const careerId = known?.id ?? (career ? await makeEmployer(ctx, career, isPublished, setting) : NO_CAREER)
    const id = await makeRecord(ctx, jobRecords, { ...job, careerId })
    if (isPublished) await publishRecord(ctx, jobRecords, id)
    return { id }
  },
  takeBack: (ctx, id, madeAt, batch) => takeRecordBack(ctx, jobRecords, id, madeAt, batch),
  async takeBackRest(ctx, importId) {
    const rows = await ctx.db
      .deleteFrom('imported_records')
      .where('tenant_id', '=', ctx.tenantId)
      .where('import_id', '=', importId)
      .where('entity', '=', 'career')
      .returning(['new_id', 'made_at'])
      .execute()
    for (const { new_id, made_at } of rows) await takeRecordBack(ctx, careerRecords, new_id, made_at, importId)
  },
}

async function toOpening(
  cells: Cells,
  findCity: FindCity,
  known: Employer | undefined,
  { site }: TableSetting,
): Promise<RightRow | WrongRow> {
  const city = cityIn(cells['city'], findCity)
  const slug = textIn(cells['slug'])
  const { work: job, problems: ofJob } = await readWork(
    jobRecords,
    {
      careerId: known?.id ?? NO_CAREER,
      title: textIn(cells['title']),
      slug,
      type: textIn(cells['type']?.toLowerCase()),
      mode: textIn(cells['mode']?.toLowerCase()),
      cityId: city.code,
      salaryMin: numberIn(cells['salaryMin']),
      salaryMax: numberIn(cells['salaryMax']),
      summary: textIn(cells['summary']),
      duties: listIn(cells['duties']),
      requirements: listIn(cells['requirements']),
      closesAt: momentIn(cells['closesAt'], site.settings.timeZone),
    },
    { cityId: 'city' },
  )
  const { work: career, problems: ofCareer } = known ? { work: null, problems: [] } : await readEmployer(cells)
  const published = isYes(cells['published'])
  const problems: FieldReason[] = [...unstorableIn(cells), ...city.problems, ...ofJob, ...ofCareer]
  if (published === undefined)
    problems.push({ path: 'published', reason: fieldReason('OneOf' satisfies FieldCode, { values: 'ya, tidak' }) })
  const company = cells['company'] ?? ''
  if (problems.length > 0) return { title: cells['title'] || company, problems }
  const employer = known?.slug ?? (toSlug(company, 116) || 'career')
  const address = `${employer}/${slug ?? (toSlug(String(job['title']), 116) || 'job')}`
  return {
    title: `${job['title']} · ${company}`,
    key: slug ? address : keyOf({ employer, title: job['title'], city: job['cityId'], closesAt: job['closesAt'] }),
    record: { company, career, job, isPublished: published ?? false, address } satisfies Opening,
  }
}

/** Returns what an opening without a slug is told from others by: its employer, title, city and last moment. */
function keyOf({ employer, title, city, closesAt }: { employer: string; title: unknown; city: unknown; closesAt: unknown }): string {
  const moment = typeof closesAt === 'string' || closesAt instanceof Date ? new Date(closesAt).toISOString() : ''
  return [employer, title, city ?? '', moment].join('\n')
}

/** An opening is here if one has its address, its employer, title, city and last moment, or came of this row before and was changed since. */
async function findTakenOpenings(ctx: Ctx, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const all = [...keys]
  const parts = all.map(key => key.split('\n')).filter(one => one.length > 1)
  const { rows } = await sql<{ key: string | null; employer: string; title: string; city: string | null; closesAt: string | null }>`
    select c.slug || '/' || j.slug as key, c.slug as employer, j.title, j.city_code as city, to_json(j.closes_at) #>> '{}' as "closesAt" from jobs j
      join careers c on c.tenant_id = j.tenant_id and c.id = j.career_id
    where j.tenant_id = ${ctx.tenantId} and (c.slug || '/' || j.slug = any(${all}::text[])
      or c.slug = any(${parts.map(([employer]) => employer)}::text[]) and j.title = any(${parts.map(([, title]) => title)}::text[]))
    union all select i.old_key, '', '', null, null from imported_records i join jobs j on j.tenant_id = i.tenant_id and j.id = i.new_id
    where i.tenant_id = ${ctx.tenantId} and i.site = 'openings:' and i.entity = 'openings' and i.old_key = any(${all}::text[])`.execute(
    ctx.db,
  )
  return areHere(rows.flatMap(one => [one.key ?? '', keyOf(one)]))
}

async function readEmployer(cells: Cells): Promise<{ work: Work; problems: FieldReason[] }> {
  const summary = textIn(cells['companySummary'])
  const raw = {
    company: textIn(cells['company']),
    industry: textIn(cells['companyIndustry']),
    summary,
    content: `<p>${escapeText(summary ?? '')}</p>`,
    website: textIn(cells['companyWebsite']),
  }
  return await readWork(careerRecords, raw, {
    industry: 'companyIndustry',
    summary: 'companySummary',
    content: 'companySummary',
    website: 'companyWebsite',
  })
}

async function makeEmployer(ctx: Ctx, career: Work, isPublished: boolean, { importId }: TableSetting): Promise<string> {
  const id = await makeRecord(ctx, careerRecords, career)
  if (isPublished) await publishRecord(ctx, careerRecords, id)
  await ctx.db
    .insertInto('imported_records')
    .values({
      tenant_id: ctx.tenantId,
      site: 'openings:',
      entity: 'career',
      old_key: id,
      new_id: id,
      import_id: importId,
      made_at: ctx.now,
    })
    .execute()
  return id
}

/** Returns how employers of these names are found: by the name in any letters, or the slug of it. */
async function findEmployers(ctx: Ctx, companies: readonly string[]): Promise<(company: string) => Employer | undefined> {
  const names = [...new Set(companies.map(one => one.toLowerCase()))]
  const slugs = [...new Set(companies.map(one => toSlug(one, 116)))]
  const { rows } = await sql<Employer>`select id, slug, company from careers where tenant_id = ${ctx.tenantId}
    and (lower(company) = any(${names}::text[]) or slug = any(${slugs}::text[])) order by created_at, id`.execute(ctx.db)
  return company =>
    rows.find(one => one.company.toLowerCase() === company.toLowerCase()) ?? rows.find(one => one.slug === toSlug(company, 116))
}
