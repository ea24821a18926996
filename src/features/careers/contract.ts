import { createRoute, z } from '@hono/zod-openapi'
import { answersOf, envelopeOf, pageOf } from '#platform/http/contract.ts'
import { JOB_MODES, JOB_TYPES } from './career.ts'
import { careerDetailQuery, careerListQuery, jobDetailQuery, jobListQuery } from './schema.ts'

const tags = ['career']
const base = '/api/services/v1/career'

const job = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    lang: z.string().openapi({ description: 'The language of its texts: the reader’s where they are translated', example: 'id' }),
    langs: z.array(z.string()),
    title: z.string(),
    type: z.enum(JOB_TYPES),
    mode: z.enum(JOB_MODES),
    city: z.string().nullable(),
    salaryMin: z.number().int().nullable().openapi({ description: 'Whole rupiah a month' }),
    salaryMax: z.number().int().nullable(),
    summary: z.string(),
    duties: z.array(z.string()),
    requirements: z.array(z.string()),
    publishedAt: z.iso.datetime(),
    closesAt: z.iso.datetime().nullable(),
    company: z.string(),
    careerSlug: z.string(),
  })
  .openapi('Job')

const career = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    lang: z.string().openapi({ description: 'The language of its texts: the reader’s where they are translated', example: 'id' }),
    langs: z.array(z.string()),
    company: z.string(),
    industry: z.string(),
    summary: z.string(),
    logo: z.string().nullable(),
    website: z.string().nullable(),
    city: z.string().nullable(),
    openJobs: z.number().int(),
  })
  .openapi('Career')

const careerDetail = career
  .extend({ content: z.string().openapi({ description: 'Safe HTML' }), jobs: z.array(job) })
  .openapi('CareerDetail')

export const careerContract = {
  list: createRoute({
    method: 'get',
    path: `${base}/list`,
    operationId: 'listCareers',
    tags,
    summary: 'Employers with a page of their own, the latest first.',
    request: { query: careerListQuery },
    responses: answersOf(envelopeOf(pageOf(career))),
  }),
  detail: createRoute({
    method: 'get',
    path: `${base}/detail`,
    operationId: 'getCareer',
    tags,
    summary: 'An employer by its slug, with up to 50 of its jobs: the open ones first, then the newest.',
    request: { query: careerDetailQuery },
    responses: answersOf(envelopeOf(careerDetail)),
  }),
  jobs: createRoute({
    method: 'get',
    path: `${base}/job/list`,
    operationId: 'listJobs',
    tags,
    summary: 'Jobs that still take applications, of one employer or of all.',
    request: { query: jobListQuery },
    responses: answersOf(envelopeOf(pageOf(job))),
  }),
  job: createRoute({
    method: 'get',
    path: `${base}/job/detail`,
    operationId: 'getJob',
    tags,
    summary: 'A job by its id; closed ones, too.',
    request: { query: jobDetailQuery },
    responses: answersOf(envelopeOf(job)),
  }),
} as const
