import { createRoute, z } from '@hono/zod-openapi'
import { batch, batches } from '#features/classes/catalog-contract.ts'
import { batchQuery } from '#features/classes/schema.ts'
import { COUNTERS } from '#features/counters/counter.ts'
import { needs } from '#features/permissions/call-permission.ts'
import { answersOf, createdOf, envelopeOf, jsonBody, pageOf } from '#platform/http/contract.ts'
import { CHARTS } from './chart.ts'
import { counterQuery, countInput } from './schema.ts'

const tags = ['statistics']
const main = '/api/main'
const siteId = z.object({
  'x-site-id': z.string().max(40).optional().openapi({ description: 'The tenant’s site id; another one’s is answered with 404.' }),
})

const counters = z
  .partialRecord(z.enum(COUNTERS), z.number().int())
  .openapi({ type: 'object', description: 'How many of each that was asked for' })
const chart = z
  .object({ name: z.string(), labels: z.array(z.string()), series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })) })
  .openapi('Chart')
const provinceCount = z
  .object({ id: z.string(), name: z.string(), schools: z.number().int(), students: z.number().int(), classes: z.number().int() })
  .openapi('ProvinceCount')
const provinceScore = z
  .object({
    id: z.string(),
    name: z.string(),
    rank: z.number().int(),
    score: z.number(),
    teams: z.number().int(),
    schools: z.number().int(),
  })
  .openapi('ProvinceScore')
const language = z.object({ id: z.string(), name: z.string(), extension: z.string() }).openapi('CodingLanguage')

const read = <T extends z.ZodType>(path: string, operationId: string, summary: string, payload: T) =>
  createRoute({
    method: 'get',
    path: `${main}/${path}`,
    operationId,
    tags,
    summary,
    request: { headers: siteId },
    responses: answersOf(envelopeOf(payload)),
  })

export const mainContract = {
  counters: createRoute({
    method: 'get',
    path: '/api/services/v1/statistics/counter',
    operationId: 'readCounters',
    tags,
    summary: 'The counters whose flags are given (`alumni=true`); without a flag all of them.',
    request: { query: counterQuery },
    responses: answersOf(envelopeOf(counters)),
  }),
  record: createRoute({
    method: 'post',
    path: '/api/services/v1/statistics/record',
    operationId: 'recordCount',
    ...needs('settings.write'),
    tags,
    summary:
      'Records what the platform can’t count itself, e.g. alumni before it (scope settings:write, or staff). The newest amount of a counter is added to what is counted.',
    request: { body: jsonBody(countInput) },
    responses: createdOf(envelopeOf(z.null()), 'Recorded'),
  }),
  statistics: read(
    'statistics',
    'readStatistics',
    'All counters of the tenant with its charts’ names.',
    z.object({ counters, charts: z.array(z.enum(CHARTS)) }),
  ),
  provinces: read(
    'statistic/provincies',
    'listProvinceCounts',
    'Provinces in which the tenant works, with schools, pupils and classes.',
    pageOf(provinceCount),
  ),
  provinceScores: read(
    'statistic/provincies/score',
    'listProvinceScores',
    'Provinces by the mean of their schools’ best scores.',
    pageOf(provinceScore),
  ),
  landing: read('statistic/landing/counter', 'readLandingCounters', 'The counters of a landing page: all of them.', counters),
  mainCounters: createRoute({
    method: 'get',
    path: `${main}/statistic/counter`,
    operationId: 'readMainCounters',
    tags,
    summary: 'As `v1/statistics/counter`.',
    request: { headers: siteId, query: counterQuery },
    responses: answersOf(envelopeOf(counters)),
  }),
  chart: createRoute({
    method: 'get',
    path: `${main}/statistic/chart/{name}`,
    operationId: 'readChart',
    tags,
    summary: `A chart by its name: ${CHARTS.join(', ')}.`,
    request: { headers: siteId, params: z.object({ name: z.string().max(60).openapi({ example: 'classes-by-level' }) }) },
    responses: answersOf(envelopeOf(chart)),
  }),
  batches: createRoute({
    method: 'get',
    path: `${main}/statistic/batchs/active`,
    operationId: 'listActiveBatchesOfMain',
    tags,
    summary: 'As the catalogue’s `batch/active`.',
    request: { headers: siteId, query: batchQuery },
    responses: answersOf(batches),
  }),
  batch: createRoute({
    method: 'get',
    path: `${main}/statistic/batchs/active/{key}`,
    operationId: 'getActiveBatch',
    tags,
    summary: 'A cohort that is not over, by its id, code or slug.',
    request: { headers: siteId, params: z.object({ key: z.string().min(1).max(120).openapi({ example: 'web-dasar' }) }) },
    responses: answersOf(envelopeOf(batch)),
  }),
  students: read('statistic/students/chart', 'readStudentChart', 'Students who came in each of the last twelve months.', chart),
  registrars: read(
    'statistic/registrar/chart',
    'readRegistrarChart',
    'Members and schools that registered in each of the last twelve months.',
    chart,
  ),
  extensions: read(
    'ce/extensions',
    'listCodingLanguages',
    'The languages of the coding studio and their file extensions.',
    pageOf(language),
  ),
} as const
