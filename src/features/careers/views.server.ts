import { pageHead } from '#features/sites/head.server.ts'
import { jobPosting } from '#features/sites/json-ld.ts'
import { formatDate, formatPrice } from '#kit/format.ts'
import type { Lang } from '#kit/lang.ts'
import type { PageArgs } from '#page/page.server.ts'
import { redirectPage } from '#page/redirect.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import { isOpen, JOB_TYPES, type Job, pathOfJob } from './career.ts'
import { getCareer, getJob, listCareers, listJobs } from './queries.server.ts'
import { careerTexts } from './texts.ts'

const PER_PAGE = 10

/** Returns where a job is, in words. */
export function placeOfJob({ city }: Pick<Job, 'city'>, lang: Lang): string {
  return city?.replace(/^(Kota|Kabupaten) (Administrasi )?/, '') ?? careerTexts(lang).anywhere
}

/** Returns what a job pays a month, in words. */
export function salaryOfJob({ salaryMin: min, salaryMax: max }: Pick<Job, 'salaryMin' | 'salaryMax'>, lang: Lang): string {
  if (min === null) return careerTexts(lang).secret
  return max === null || max === min ? formatPrice(min) : `${formatPrice(min)}–${formatPrice(max)}`
}

/** Returns the formatted texts of a job. */
export function toJobView(job: Job, { ctx, lang, site }: PageArgs) {
  const t = careerTexts(lang)
  return {
    href: pathOfJob(job),
    title: job.title,
    lang: job.lang,
    company: job.company,
    careerHref: `/Career/${job.careerSlug}`,
    summary: job.summary,
    type: t.types[job.type],
    mode: t.modes[job.mode],
    place: placeOfJob(job, lang),
    salary: salaryOfJob(job, lang),
    until: job.closesAt ? formatDate(job.closesAt, site.settings.timeZone, lang) : '',
    isOpen: isOpen(job, ctx.now),
  }
}

export type JobView = ReturnType<typeof toJobView>

/** Loads the jobs, filtered by the query string. One statement. */
export async function loadJobs(args: PageArgs) {
  const { ctx, site, query, lang } = args
  const t = careerTexts(lang)
  const search = query.get('search') ?? ''
  const type = JOB_TYPES.find(one => one === query.get('type'))
  const jobs = await listJobs(ctx, {
    page: Number(query.get('page') ?? 1),
    perPage: PER_PAGE,
    ...(type && { type }),
    ...(search && { search }),
  })
  const lead = t.fill('careers.lead', { site: site.settings.title })
  return {
    head: pageHead(args, { title: t.careers.title, description: lead }),
    lead,
    search,
    type,
    values: Object.fromEntries(query),
    jobs: jobs.items.map(job => toJobView(job, args)),
    total: jobs.totalItems,
    page: jobs.page,
    totalPages: jobs.totalPages,
  }
}

/** Loads one job with others of its employer. Throws NotFound, or a redirect to the canonical URL. Two statements. */
export async function loadJob(args: PageArgs) {
  const { ctx, site, page, lang, origin } = args
  const t = careerTexts(lang)
  const { id = '', slug } = page.params
  const job = await getJob(ctx, id, slug)
  const view = toJobView(job, args)
  if (id !== job.id || (slug !== undefined && slug !== job.slug)) throw redirectPage(view.href, args)
  const career = await getCareer(ctx, job.careerSlug)
  const { whatsapp } = site.settings.contact
  const words = t.fill('applyText', { site: site.settings.title, title: job.title, company: job.company })
  return {
    head: pageHead(args, {
      title: `${job.title} · ${job.company}`,
      description: job.summary,
      image: career.logo ?? `/art/logo/${career.slug}.svg`,
      path: view.href,
      langs: job.langs,
      trail: [{ label: t.careers.label, href: '/Event/Careers' }],
      linkedData: [
        jobPosting({
          title: job.title,
          description: [job.summary, ...job.duties, ...job.requirements].join(' '),
          url: origin + view.href,
          company: job.company,
          city: job.city,
          isRemote: job.mode === 'remote',
          type: job.type,
          publishedAt: new Date(job.publishedAt),
          closesAt: job.closesAt ? new Date(job.closesAt) : null,
          salary: { min: job.salaryMin, max: job.salaryMax },
        }),
      ],
    }),
    ...view,
    duties: job.duties,
    requirements: job.requirements,
    apply: whatsapp && view.isOpen ? `https://wa.me/${whatsapp}?text=${encodeURIComponent(words)}` : '',
    applyNote: t.fill('applyNote', { site: site.settings.title, number: whatsapp, company: job.company }),
    others: career.jobs.filter(one => one.id !== job.id).map(one => toJobView(one, args)),
  }
}

/** Loads the employers. One statement. */
export async function loadCareers(args: PageArgs) {
  const { ctx, site, query, lang } = args
  const t = careerTexts(lang)
  const careers = await listCareers(ctx, { page: Number(query.get('page') ?? 1), perPage: PER_PAGE })
  const lead = t.fill('employers.lead', { site: site.settings.title })
  return {
    head: pageHead(args, { title: t.employers.title, description: lead }),
    lead,
    hiring: t.fill('hiring.lead', { site: site.settings.title }),
    careers: careers.items.map(one => ({ ...one, logo: one.logo ?? `/art/logo/${one.slug}.svg` })),
    page: careers.page,
    totalPages: careers.totalPages,
  }
}

/** Loads one employer. Throws NotFound. One statement. */
export async function loadCareer(args: PageArgs) {
  const t = careerTexts(args.lang)
  const career = await getCareer(args.ctx, args.page.params['slug'] ?? '')
  return {
    head: pageHead(args, {
      title: career.company,
      description: career.summary,
      image: career.logo ?? `/art/logo/${career.slug}.svg`,
      params: { slug: career.slug },
      langs: career.langs,
      trail: [{ label: t.employers.label, href: '/Career' }],
    }),
    ...career,
    logo: career.logo ?? `/art/logo/${career.slug}.svg`,
    html: await toHtml(career.content),
    jobs: career.jobs.map(job => toJobView(job, args)),
  }
}

export type JobsData = Awaited<ReturnType<typeof loadJobs>>
export type JobData = Awaited<ReturnType<typeof loadJob>>
export type CareersData = Awaited<ReturnType<typeof loadCareers>>
export type CareerData = Awaited<ReturnType<typeof loadCareer>>
