import type { TenantId } from '#platform/db/ids.ts'
import type { Db } from '#platform/db/scope.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import type { SeedWorld } from './content-types.ts'
import { dayOffset } from './dates.ts'
import { seedId } from './ids.ts'

interface Target {
  db: Db
  tenantId: TenantId
  slug: string
  now: Date
  cityCodes: Map<string, string>
}

/** Loads careers, portfolios, schools, teams and testimonies of a tenant, after its programs and classes. */
export async function loadWorld(target: Target, world: SeedWorld): Promise<void> {
  await loadCareers(target, world)
  await loadPortfolios(target, world)
  await loadSchools(target, world)
  await loadTestimonies(target, world)
}

async function loadCareers({ db, tenantId, slug, now, cityCodes }: Target, { careers }: SeedWorld) {
  if (careers.length === 0) return
  const careerId = (career: string) => seedId(slug, 'career', career)
  const codeOf = (city: string | null) => (city === null ? null : (cityCodes.get(city) ?? null))
  await db
    .insertInto('careers')
    .values(
      careers.map((one, at) => ({
        tenant_id: tenantId,
        id: careerId(one.slug),
        slug: one.slug,
        company: one.company,
        industry: one.industry,
        summary: one.summary,
        content: JSON.stringify(fromMarkup(one.about)),
        logo: `/art/logo/${one.slug}.svg`,
        city_code: codeOf(one.city),
        published_at: dayOffset(now, -3 - at * 4, 3),
      })),
    )
    .execute()
  const jobs = careers.flatMap(career => career.jobs.map(job => ({ career, job })))
  if (jobs.length === 0) return
  await db
    .insertInto('jobs')
    .values(
      jobs.map(({ career, job }, at) => ({
        tenant_id: tenantId,
        id: seedId(slug, 'job', career.slug, job.slug),
        career_id: careerId(career.slug),
        slug: job.slug,
        title: job.title,
        type: job.type,
        mode: job.mode,
        city_code: codeOf(job.city),
        salary_min_rupiah: job.salary?.min ?? null,
        salary_max_rupiah: job.salary?.max ?? null,
        summary: job.summary,
        duties: job.duties,
        requirements: job.requirements,
        published_at: dayOffset(now, -2 - at * 2, 4),
        closes_at: dayOffset(now, job.closesInDays, 16),
      })),
    )
    .execute()
}

async function loadPortfolios({ db, tenantId, slug, now }: Target, { portfolios }: SeedWorld) {
  if (portfolios.length === 0) return
  const day = (daysAgo: number) => dayOffset(now, -daysAgo, 0).toISOString().slice(0, 10)
  await db
    .insertInto('portfolios')
    .values(
      portfolios.map(one => ({
        tenant_id: tenantId,
        id: seedId(slug, 'portfolio', one.slug),
        type: one.type,
        slug: one.slug,
        title: one.title,
        kind: one.kind,
        summary: one.summary,
        content: JSON.stringify(fromMarkup(one.description)),
        held_on: day(one.daysAgo),
        batches: JSON.stringify(one.batches.map(batch => ({ label: batch.label, date: day(batch.daysAgo) }))),
        client_name: one.client,
        images: JSON.stringify(one.pictures.map((alt, at) => ({ src: `/art/gallery/${one.slug}-${at + 1}.svg`, alt }))),
        cover: `/art/program/${one.slug}.svg`,
        published_at: dayOffset(now, -Math.max(1, one.daysAgo - 7), 3),
      })),
    )
    .execute()
}

async function loadSchools({ db, tenantId, slug, now, cityCodes }: Target, { schools, teams }: SeedWorld) {
  if (schools.length === 0) return
  const schoolId = (school: string) => seedId(slug, 'school', school)
  const programId = (program: string) => seedId(slug, 'program', program)
  await db
    .insertInto('schools')
    .values(
      schools.map((one, at) => ({
        tenant_id: tenantId,
        id: schoolId(one.slug),
        slug: one.slug,
        npsn: one.npsn,
        name: one.name,
        city_code: cityCodes.get(one.city) ?? '',
        students: one.students,
        confirmed_at: dayOffset(now, -30 - at, 3),
      })),
    )
    .execute()
  const parts = schools.flatMap(one => one.programs.map(program => ({ school: one.slug, program })))
  if (parts.length > 0)
    await db
      .insertInto('program_schools')
      .values(parts.map(part => ({ tenant_id: tenantId, school_id: schoolId(part.school), program_id: programId(part.program) })))
      .execute()
  if (teams.length > 0)
    await db
      .insertInto('teams')
      .values(
        teams.map(team => ({
          tenant_id: tenantId,
          id: seedId(slug, 'team', team.school, team.name),
          program_id: programId(team.program),
          school_id: schoolId(team.school),
          name: team.name,
          score: team.score,
          minutes: team.minutes,
        })),
      )
      .execute()
}

async function loadTestimonies({ db, tenantId, slug, now }: Target, { testimonies }: SeedWorld) {
  if (testimonies.length === 0) return
  await db
    .insertInto('testimonies')
    .values(
      testimonies.map((one, at) => ({
        tenant_id: tenantId,
        id: seedId(slug, 'testimony', one.name),
        name: one.name,
        role: one.role,
        message: one.message,
        class_id: one.class ? seedId(slug, 'class', one.class) : null,
        approved_at: dayOffset(now, -5 - at * 9, 6),
      })),
    )
    .execute()
}
