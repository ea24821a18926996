import { type RawBuilder, sql } from 'kysely'
import { NotFound } from '#kit/errors.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/db/ids.ts'
import { patternOf, readPage } from '#platform/db/paging.ts'
import { isPublished } from '#platform/db/published.ts'
import { inReadersLang, jsonInReadersLang, langRead, langsOf, listInReadersLang } from '#platform/db/translated.ts'
import type { Career, CareerDetail, Job, JobMode, JobType } from './career.ts'
import { isOpen } from './open.server.ts'
import { careerReason } from './texts.ts'

const cityName = (code: RawBuilder<unknown>) => sql`(select city.name from regions.cities city where city.code = ${code})`

const jobFields = (
  ctx: Ctx,
) => sql`'id', j.id, 'slug', j.slug, 'lang', ${langRead(ctx, 'j')}, 'langs', ${langsOf('j')}, 'title', ${inReadersLang(ctx, 'j', 'title')}, 'type', j.type, 'mode', j.mode, 'city', ${cityName(sql`j.city_code`)},
  'salaryMin', j.salary_min_rupiah, 'salaryMax', j.salary_max_rupiah, 'summary', ${inReadersLang(ctx, 'j', 'summary')},
  'duties', ${listInReadersLang(ctx, 'j', 'duties')}, 'requirements', ${listInReadersLang(ctx, 'j', 'requirements')},
  'publishedAt', j.published_at, 'closesAt', j.closes_at, 'company', e.company, 'careerSlug', e.slug`

const careerColumns = (
  ctx: Ctx,
) => sql`e.id, e.slug, ${langRead(ctx, 'e')} as lang, ${langsOf('e')} as langs, e.company, ${inReadersLang(ctx, 'e', 'industry')} as industry,
  ${inReadersLang(ctx, 'e', 'summary')} as summary, e.logo, e.website, ${cityName(sql`e.city_code`)} as city,
  (select count(*)::int from jobs j where j.tenant_id = e.tenant_id and j.career_id = e.id and ${isOpen(ctx, 'j')}) as "openJobs"`

/** Returns a page of employers, the most recently published first; `search` matches company, industry and summary. One statement. */
export async function listCareers(ctx: Ctx, filter: { page: number; perPage: number; search?: string }): Promise<Page<Career>> {
  const { search } = filter
  const part = patternOf(search ?? '')
  const matched = sql`careers e where e.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'e')}
    ${
      search
        ? sql`and (e.company ilike ${part} or ${inReadersLang(ctx, 'e', 'industry')} ilike ${part}
      or ${inReadersLang(ctx, 'e', 'summary')} ilike ${part})`
        : sql``
    }`
  const order = sql`e.published_at desc, e.id desc`
  return await readPage(ctx, filter, { name: 'careers', tags: ['careers'], columns: careerColumns(ctx), matched, order })
}

/** Throws NotFound unless the tenant has published this employer. One statement. */
export async function requireCareer(ctx: Ctx, id: string): Promise<void> {
  const { rows } =
    await sql`select from careers e where e.tenant_id = ${ctx.tenantId} and e.id = ${id} and ${isPublished(ctx, 'e')}`.execute(ctx.db)
  if (rows.length === 0) throw new NotFound(careerReason('EmployerMissing'))
}

/** Maximum number of jobs on an employer's page. */
const MAX_JOBS = 50

/** Returns an employer with up to 50 of its jobs, open ones first, then the newest, by slug in any letter case. One statement. Throws NotFound. */
export async function getCareer(ctx: Ctx, slug: string): Promise<CareerDetail> {
  const { rows } = await sql<CareerDetail>`
    select ${careerColumns(ctx)}, ${jsonInReadersLang(ctx, 'e', 'content')} as content, coalesce((
      select json_agg(json_build_object(${jobFields(ctx)}) order by j.is_closed, j.published_at desc, j.id desc)
      from (
        select j.*, j.closes_at is not null and j.closes_at <= ${ctx.now} as is_closed
        from jobs j where j.tenant_id = e.tenant_id and j.career_id = e.id and ${isPublished(ctx, 'j')}
        order by is_closed, j.published_at desc, j.id desc limit ${MAX_JOBS}) j), '[]') as jobs
    from careers e where e.tenant_id = ${ctx.tenantId} and e.slug = ${slug.toLowerCase()} and ${isPublished(ctx, 'e')}`.execute(ctx.db)
  const career = rows[0]
  if (!career) throw new NotFound(careerReason('EmployerMissing'))
  return career
}

export interface JobFilter {
  page: number
  perPage: number
  careerId?: string | undefined
  type?: JobType | undefined
  mode?: JobMode | undefined
  search?: string | undefined
}

/** Returns a page of the jobs that are open for applications, the latest first. One statement. */
export async function listJobs(ctx: Ctx, filter: JobFilter): Promise<Page<Job>> {
  const { search } = filter
  const part = patternOf(search ?? '')
  const matched = sql`jobs j join careers e on e.tenant_id = j.tenant_id and e.id = j.career_id and ${isPublished(ctx, 'e')}
    where j.tenant_id = ${ctx.tenantId} and ${isOpen(ctx, 'j')}
    ${filter.careerId ? sql`and j.career_id = ${filter.careerId}` : sql``} ${filter.type ? sql`and j.type = ${filter.type}` : sql``}
    ${filter.mode ? sql`and j.mode = ${filter.mode}` : sql``} ${
      search
        ? sql`and (${inReadersLang(ctx, 'j', 'title')} ilike ${part} or e.company ilike ${part}
      or ${inReadersLang(ctx, 'j', 'summary')} ilike ${part})`
        : sql``
    }`
  const page = await readPage<{ job: Job }>(ctx, filter, {
    name: `jobs ${JSON.stringify({ ...filter, page: 0, perPage: 0 })}`,
    tags: ['careers'],
    columns: sql`json_build_object(${jobFields(ctx)}) as job`,
    matched,
    order: sql`j.published_at desc, j.id desc`,
  })
  return { ...page, items: page.items.map(row => row.job) }
}

/** Returns a job, open or closed, by id, or by the employer's slug and its own. One statement. Throws NotFound. */
export async function getJob(ctx: Ctx, id: string, slug?: string): Promise<Job> {
  const key = isUuid(id)
    ? sql`j.id = ${id}`
    : slug === undefined
      ? sql`false`
      : sql`e.slug = ${id.toLowerCase()} and j.slug = ${slug.toLowerCase()}`
  const { rows } = await sql<{ job: Job }>`
    select json_build_object(${jobFields(ctx)}) as job from jobs j join careers e on e.tenant_id = j.tenant_id and e.id = j.career_id and ${isPublished(ctx, 'e')}
    where j.tenant_id = ${ctx.tenantId} and ${isPublished(ctx, 'j')} and ${key}`.execute(ctx.db)
  const job = rows[0]?.job
  if (!job) throw new NotFound(careerReason('JobMissing'))
  return job
}
