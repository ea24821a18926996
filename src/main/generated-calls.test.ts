import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { buildClass } from '#features/classes/testing.ts'
import type { Description, Operation } from '#features/developers/description.ts'
import { createDiscovery } from '#features/discovery/routes.ts'
import { openEndpoints } from '#features/discovery/testing.ts'
import { joinCourse } from '#features/learning/testing.ts'
import { enrol } from '#features/members/testing.ts'
import { KINDS } from '#features/posts/kinds/kinds.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildModule, buildProgram } from '#features/programs/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSchool, buildTeam } from '#features/schools/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { fromMarkup } from '#platform/rich-text/from-markup.ts'
import { atPresent, openTestDatabase } from '#platform/testing/database.ts'
import { type CallAnswer, openTestCalls } from './testing-calls.ts'
import { type Known, requestsOf } from './testing-openapi.ts'
import { seedRecords } from './testing-records.ts'

/*
 * Sends requests generated from the OpenAPI description, valid and invalid: none may cause a 5xx, and every response must match the description. The hosted
 * database and the drive speak protocols of their own, and have suites of their own.
 */
const REQUESTS = Number(process.env['GENERATED_REQUESTS'] ?? 20_000)
const AT_ONCE = 4
const OTHER_PROTOCOLS = /^\/api\/(rest|drive)\//
/** Calls that succeed only for a person or with records that fit together: some generated requests must get there. */
const HARD = [
  'readMe',
  'readUserDetail',
  'generateAccessToken',
  'registerOwnTeam',
  'createPost',
  'updatePost',
  'deletePost',
  'createPostCategory',
]

/** Calls that write what most lists and feeds show; few generated bodies pass. */
const MORE_OFTEN = new Set<string | undefined>(['createPost', 'updatePost'])

const database = openTestDatabase()
const present = atPresent(database)
const { ask, tokenOf, api } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })

let mine: TenantId
/** Invalid app tokens, and those of API clients without scopes and with all of them. */
let bad: string[]
let good: string[]
let document: Description
let classId: string
const known: Known = {}
/** What calls of a path are sent in place of that: ids and slugs of their own records. */
const ofOwn: [RegExp, Known][] = []
const knownAt = (path: string): Known => ({ ...known, ...ofOwn.find(([at]) => at.test(path))?.[1] })
const checks = new Map<string, ReturnType<Ajv2020['compile']>>()

beforeAll(async () => {
  await loadRegions(database.pool)
  mine = await database.createTenant()
  bad = ['', 'app_x']
  good = [await tokenOf(mine, []), await tokenOf(mine, ['content:write', 'settings:write', 'mail:send', 'webhooks:write'])]
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
  classId = one
  await buildModule(ctx, one, 'mulai', ['satu', 'dua'])
  const chapters = await ctx.db.selectFrom('class_chapters').select(['id', 'module_id']).where('tenant_id', '=', mine).execute()
  const chapterIds = chapters.map(chapter => chapter.id)
  ofOwn.push(
    [/\/class\/chapter\//, { id: chapterIds }],
    [/\/learning\//, { id: chapterIds, chapterId: chapterIds, slug: ['web-dasar'] }],
    [/\/class\//, { id: [one], slug: ['web-dasar'] }],
  )
  ofOwn.push(...(await seedRecords(ctx)))
  const category = newId()
  await ctx.db.insertInto('post_categories').values({ tenant_id: mine, id: category, kind: 'event', slug: 'temu', name: 'Temu' }).execute()
  const posts = []
  for (const kind of KINDS) for (let n = 0; n < 6; n++) posts.push(await buildPost(ctx, { kind }))
  // A post is named by its kind and its slug, which are drawn apart: of one kind there are as many as of all others, so that many of the pairs are a post.
  for (let n = 0; n < 30; n++) posts.push(await buildPost(ctx, { kind: 'event' }))
  ofOwn.push([/\/post\//, { slug: posts.map(({ slug }) => slug), kindSlug: [...KINDS, ...KINDS.map(() => 'event')] }])
  Object.assign(known, {
    slug: ['pesilat', 'web-dasar', ...posts.map(post => post.slug)],
    id: [...posts.map(post => post.id), one],
    moduleId: chapters.map(chapter => chapter.module_id),
    toClassId: [one],
    parentId: [null, null, null, posts.at(-1)?.id],
    categoryId: [null, null, null, category],
    publishedAt: ['2026-01-01T07:00:00+07:00'],
    audio: ['/audio/satu-60s.mp3'],
    src: ['/art/gallery/satu.svg'],
    content: [fromMarkup('Isi tulisan.')],
    cover: [null, '/art/news/satu.svg'],
    schoolId: [school],
    members: [['Sari', 'Bayu']],
    classroomId: [one],
    programId: [program, program, 'pesilat'],
    tenant: ['v0', ctx.tenantId],
    lmsId: [ctx.tenantId],
    key: ['title', 'css', 'faq', 'isMaintenance', 'web-1'],
    name: ['classes-by-level', 'classes-by-month'],
    provinceId: ['32'],
    kindSlug: KINDS,
    page: ['1', '2', '99'],
    pageSize: ['1', '50'],
    'x-site-id': ['1'],
  })
}

function schemaOf(operation: Operation, status: number): ReturnType<Ajv2020['compile']> {
  const key = `${operation.operationId} ${status}`
  const before = checks.get(key)
  if (before) return before
  const described = operation.responses[String(status)] ?? operation.responses['default']
  const answer = described?.$ref ? document.components?.responses?.[described.$ref.split('/').at(-1) ?? ''] : described
  const schema = answer?.content?.['application/json']?.schema
  if (!schema) throw new Error(`${key}: the description has no such answer`)
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  const check = ajv.compile({ ...schema, components: document.components })
  checks.set(key, check)
  return check
}

/** Returns what is wrong with a response, or undefined. */
function faultOf(operation: Operation, { status, body }: CallAnswer): string | undefined {
  if (status >= 500) return `${status} ${JSON.stringify(body).slice(0, 200)}`
  if (body.status !== status < 400) return `the envelope says ${body.status}, HTTP says ${status}`
  const check = schemaOf(operation, status)
  return check(body) ? undefined : `${status}: ${JSON.stringify(check.errors?.[0])}`
}

type Call = { path: string; method: string; operation: Operation }

function callsOf(paths: Description['paths']): Call[] {
  return Object.entries(paths)
    .filter(([path]) => !OTHER_PROTOCOLS.test(path))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })))
}

/** Generates callers: most often a known API client, for itself, for a pupil or for an admin. */
function callers() {
  return fc.record({
    token: fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...bad) }, { weight: 8, arbitrary: fc.constantFrom(...good) }),
    who: fc.constantFrom('nobody', 'student', 'admin', 'admin'),
    scheme: fc.constantFrom('', 'Bearer ', 'bearer  '),
  })
}

/** Sends this many requests to one call; returns the count of each status. Throws the first fault. */
async function askOften({ path, method, operation }: Call, times: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  // New tokens for each request: one of the calls ends the token that it is sent.
  const student = await enrol(present, mine, 'Sari Murid', ['student'])
  const admin = await enrol(present, mine, 'Bayu Admin', ['admin'])
  // Both take part in the class: else most calls of learning refuse them.
  for (const { id } of [student, admin]) await present.asTenant(mine, ctx => joinCourse(ctx, id, classId))
  const people = { nobody: '', student: student.token, admin: admin.token }
  const property = fc.asyncProperty(
    callers(),
    requestsOf(path, operation, document, knownAt(path)),
    async ({ token, who, scheme }, drawn) => {
      const answer = await ask(drawn.path + (drawn.query && `?${drawn.query}`), {
        of: mine,
        method,
        clientAddress: `203.0.113.${Math.floor(Math.random() * 250)}`,
        headers: { ...drawn.headers, ...(people[who] && { authorization: scheme + people[who] }) },
        ...(token && { token }),
        ...(method !== 'GET' && drawn.json !== undefined && { json: drawn.json }),
      })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const fault = faultOf(operation, answer)
      if (fault) throw new Error(fault)
      if (operation.operationId === 'generateAccessToken' && answer.status === 200)
        people[who] = String((answer.body.data as { token: string }).token)
    },
  )
  const result = await fc.check(property, { numRuns: times, seed: 20_261_122, endOnFailure: true })
  if (result.failed) throw new Error(`${method} ${path}: ${result.errorInstance} ${JSON.stringify(result.counterexample).slice(0, 400)}`)
  return statuses
}

/** Returns what is wrong with the lists and feeds that show what was written. */
async function faultsOfLists(): Promise<string[]> {
  const faults: string[] = []
  const services = '/api/services'
  const lists = [
    ...KINDS.flatMap(kind => [
      [`${services}/v3/post/list`, `kindSlug=${kind}`],
      [`${services}/v1/post/list`, `kind=${kind}`],
      [`${services}/v3/post/kind/category/list`, `kindSlug=${kind}&all=true`],
    ]),
    ...['v1/podcast/list', 'v1/post/article/list', 'v1/post/gallery/list', 'v1/class/active'].map(path => [`${services}/${path}`, '']),
  ]
  for (const [path = '', query = ''] of lists) {
    const operation = document.paths[path]?.['get']
    if (!operation) throw new Error(`${path}: the description has no such call`)
    for (let page = 1, last = 1; page <= last; page++) {
      const answer = await ask(`${path}?${query}&pageSize=50&page=${page}`, { of: mine, token: good[0] ?? '' })
      const fault = answer.status === 200 ? faultOf(operation, answer) : String(answer.status)
      if (fault) faults.push(`${path}?${query}: ${fault}`)
      last = (answer.body.data as { totalPages?: number } | null)?.totalPages ?? 1
    }
  }
  const app = openEndpoints(database, buildSite({ of: mine }), createDiscovery([]))
  for (const path of ['/Event/calendar.ics', '/Podcasts/feed.xml', '/News/feed.xml', '/Blog/feed.xml', '/sitemap.xml']) {
    const { status } = await app.request(path)
    if (status !== 200) faults.push(`${path}: ${status}`)
  }
  return faults
}

it(`answers ${REQUESTS} generated requests over all calls of JSON without a failure, each as it is described`, {
  timeout: 300_000,
}, async () => {
  const calls = callsOf(document.paths)
  expect(calls.length).toBeGreaterThan(50)
  const statuses = new Map<number, number>()
  const faults: string[] = []
  const answered = new Set<string | undefined>()
  const each = Math.ceil(REQUESTS / calls.length)
  const queue = [...calls]
  const worker = async () => {
    for (let call = queue.shift(); call; call = queue.shift()) {
      try {
        for (const [status, count] of await askOften(call, each * (MORE_OFTEN.has(call.operation.operationId) ? 8 : 1))) {
          statuses.set(status, (statuses.get(status) ?? 0) + count)
          if (status < 300) answered.add(call.operation.operationId)
        }
      } catch (fault) {
        faults.push(String(fault))
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(faults.join('\n')).toBe('')
  expect((await faultsOfLists()).join('\n')).toBe('')
  const fine = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0)
  // All kinds occur: successful requests, those of people among them, and refusals of each sort.
  expect(fine).toBeGreaterThan(REQUESTS / 8)
  expect([...answered]).toEqual(expect.arrayContaining(HARD))
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 401, 403, 404, 415, 422]))
})
