import type { OpenAPIHono } from '@hono/zod-openapi'
import { addRecordRoutes } from '#features/records/record-api.ts'
import type { ApiEnv } from '#features/sites/api-env.ts'
import { toAskedPage } from '#kit/page.ts'
import { toEnvelope } from '#platform/http/envelope.ts'
import { toHtml } from '#platform/rich-text/to-html.ts'
import type { Job } from './career.ts'
import { careerContract } from './contract.ts'
import { getCareer, getJob, listCareers, listJobs, requireCareer } from './queries.server.ts'
import { careerRecordContract, jobRecordContract } from './record-contracts.ts'
import { careerRecords, jobRecords } from './records.server.ts'

/** Prefixes of the response messages. Source: spec/constants.json, `messages`. */
const CAREER = { ok: 'Success fetch list Career:', failed: 'Failed fetch list Career:' }
const JOB = { ok: 'Success fetch list Job:', failed: 'Failed fetch list Job:' }

const FAILED = new Map<string, string>([
  [careerContract.list.path, CAREER.failed],
  [careerContract.detail.path, CAREER.failed],
  [careerContract.jobs.path, JOB.failed],
  [careerContract.job.path, JOB.failed],
])

/** Returns an error message with the prefix of the endpoint at this path, wherever the error was thrown. */
export function toRefusalMessage(path: string, message: string): string {
  const failed = FAILED.get(path)
  return failed ? `${failed} ${message}` : message
}

/** Registers the endpoints that read and write employers and their jobs. */
export function addCareerRoutes(api: OpenAPIHono<ApiEnv>): void {
  api.openapi(careerContract.list, async c => {
    const { pageSize, ...filter } = c.req.valid('query')
    const careers = await listCareers(c.get('ctx'), { ...filter, perPage: pageSize })
    return c.json(toEnvelope(toAskedPage(careers, filter.page), `${CAREER.ok} OK`), 200)
  })

  api.openapi(careerContract.detail, async c => {
    const { content, jobs, ...career } = await getCareer(c.get('ctx'), c.req.valid('query').slug)
    const detail = { ...career, content: await toHtml(content), jobs: jobs.map(toJson) }
    return c.json(toEnvelope(detail, `${CAREER.ok} OK`), 200)
  })

  api.openapi(careerContract.jobs, async c => {
    const { pageSize, ...filter } = c.req.valid('query')
    const jobs = await listJobs(c.get('ctx'), { ...filter, perPage: pageSize })
    if (filter.careerId && jobs.totalItems === 0) await requireCareer(c.get('ctx'), filter.careerId)
    const page = toAskedPage(jobs, filter.page)
    return c.json(toEnvelope({ ...page, items: page.items.map(toJson) }, `${JOB.ok} OK`), 200)
  })

  api.openapi(careerContract.job, async c => {
    const job = await getJob(c.get('ctx'), c.req.valid('query').id)
    return c.json(toEnvelope(toJson(job), `${JOB.ok} OK`), 200)
  })

  addRecordRoutes(api, jobRecordContract, jobRecords)
  addRecordRoutes(api, careerRecordContract, careerRecords)
}

/** Formats timestamps as ISO 8601 in UTC; PostgreSQL's JSON formats them differently. */
function toJson(job: Job) {
  return {
    ...job,
    publishedAt: new Date(job.publishedAt).toISOString(),
    closesAt: job.closesAt === null ? null : new Date(job.closesAt).toISOString(),
  }
}
