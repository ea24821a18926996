import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import type { Description, Operation } from '#features/developers/description.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildModule, buildProgram } from '#features/programs/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { buildSite } from '#features/tenants/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { type CallAnswer, openTestCalls } from './testing-calls.ts'
import { type Known, requestsOf } from './testing-openapi.ts'

/*
 * Requests that are made from the description of the calls, by the rules and against them: none may end in a failure of ours, and every answer
 * is what the description says. The hosted database and the drive speak protocols of their own, and have suites of their own.
 */
const REQUESTS = Number(process.env['GENERATED_REQUESTS'] ?? 20_000)
const AT_ONCE = 4
const OTHER_PROTOCOLS = /^\/api\/(rest|drive)\//

const database = openTestDatabase()
const { ask, tokenOf, api } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })

let mine: TenantId
let tokens: string[]
let document: Description
const known: Known = {}
const checks = new Map<string, ReturnType<Ajv2020['compile']>>()

beforeAll(async () => {
  await loadRegions(database.pool)
  mine = await database.createTenant()
  tokens = ['', 'app_x', await tokenOf(mine, []), await tokenOf(mine, ['content:write', 'settings:write', 'mail:send', 'webhooks:write'])]
  await database.asTenant(mine, seed, { now: new Date() })
  document = (await (
    await api.request('/api/openapi.json', {}, { site: buildSite({ of: mine }), clientAddress: '' })
  ).json()) as Description
}, 60_000)

async function seed(ctx: Parameters<Parameters<typeof database.asTenant>[1]>[0]) {
  const program = await buildProgram(ctx, { slug: 'pesilat' })
  const school = await buildSchool(ctx, { city_code: '32.73' })
  await buildTeam(ctx, school, { program_id: program, score: 700 })
  const { id: one } = await buildClass(ctx, { code: 'WEB-1', slug: 'web-dasar', program_id: program, held_city_codes: ['32.73'] })
  await buildModule(ctx, one, 'mulai', ['satu', 'dua'])
  const post = await buildPost(ctx)
  const episode = await buildPost(ctx, { kind: 'podcasts' })
  Object.assign(known, {
    slug: ['pesilat', 'web-dasar', post.slug, episode.slug],
    id: [post.id, episode.id, one],
    classroomId: [one],
    programId: [program, 'pesilat'],
    tenant: ['v0', ctx.tenantId],
    key: ['title', 'css', 'faq', 'isMaintenance', 'web-1'],
    name: ['classes-by-level', 'classes-by-month'],
    provinceId: ['32'],
    kindSlug: ['news', 'podcasts', 'articles'],
    page: ['1', '2', '99'],
    pageSize: ['1', '50'],
    'x-site-id': ['1'],
  })
}

function schemaOf(operation: Operation, status: number): ReturnType<Ajv2020['compile']> {
  const key = `${operation.operationId} ${status}`
  const before = checks.get(key)
  if (before) return before
  const answer = operation.responses[String(status)] ?? operation.responses['default']
  const schema = answer?.content?.['application/json']?.schema
  if (!schema) throw new Error(`${key}: the description has no such answer`)
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  const check = ajv.compile({ ...schema, components: document.components })
  checks.set(key, check)
  return check
}

/** What is wrong with an answer; undefined: nothing. */
function faultOf(operation: Operation, { status, body }: CallAnswer): string | undefined {
  if (status >= 500) return `${status} ${JSON.stringify(body).slice(0, 200)}`
  if (body.status !== status < 400) return `the envelope says ${body.status}, HTTP says ${status}`
  const check = schemaOf(operation, status)
  return check(body) ? undefined : `${status}: ${JSON.stringify(check.errors?.[0])}`
}

it(`answers ${REQUESTS} generated requests without a failure, each as it is described`, { timeout: 300_000 }, async () => {
  const operations = Object.entries(document.paths)
    .filter(([path]) => !OTHER_PROTOCOLS.test(path))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })))
  expect(operations.length).toBeGreaterThan(50)
  const each = Math.ceil(REQUESTS / operations.length)
  const statuses = new Map<number, number>()
  const faults: string[] = []
  const run = async ({ path, method, operation }: (typeof operations)[number]) => {
    const requests = fc.tuple(
      fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...tokens) }, { weight: 6, arbitrary: fc.constantFrom(...tokens.slice(2)) }),
      requestsOf(path, operation, document, known),
    )
    const property = fc.asyncProperty(requests, async ([token, drawn]) => {
      const answer = await ask(drawn.path + (drawn.query && `?${drawn.query}`), {
        of: mine,
        method,
        clientAddress: `203.0.113.${Math.floor(Math.random() * 250)}`,
        headers: drawn.headers,
        ...(token && { token }),
        ...(method !== 'GET' && drawn.json !== undefined && { json: drawn.json }),
      })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const fault = faultOf(operation, answer)
      if (fault) throw new Error(fault)
    })
    const result = await fc.check(property, { numRuns: each, seed: 20_261_122, endOnFailure: true })
    if (result.failed) faults.push(`${method} ${path}: ${result.errorInstance} ${JSON.stringify(result.counterexample).slice(0, 400)}`)
  }
  const queue = [...operations]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(faults).toEqual([])
  const good = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0)
  // Both kinds are there: requests that are answered, and refusals of each sort.
  expect(good).toBeGreaterThan(REQUESTS / 5)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 401, 403, 404, 422]))
})
