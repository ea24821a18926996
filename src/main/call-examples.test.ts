import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { buildClass } from '#features/classes/testing.ts'
import type { Description } from '#features/developers/description.ts'
import { importStep } from '#features/imports/import-step.ts'
import { buildUpload } from '#features/media/testing-uploads.ts'
import { buildPost } from '#features/posts/testing.ts'
import { ADULT, arrive } from '#features/privacy/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSchool } from '#features/schools/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls, TEST_ANON_KEY } from './testing-calls.ts'
import { answerExamplesOf, type Example, examplesOf, REFUSED } from './testing-examples.ts'

/*
 * Sends every example of `/api/openapi.json` as it stands, with the tokens that its security schemes ask for (and for the call that issues one, an API
 * client's id and secret), to a tenant that has the records named: every example must be well-formed. Of the drive, which takes files, headers are checked.
 */
const isDrive = (call: Example) => call.path.startsWith('/api/drive/')
const ID = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
const OTHER_FILE = '01a200f0-aa13-7411-a17c-e8caa1dfcfbf'
const SLUG = 'web-dasar'
const NOTHING = JSON.stringify({ type: 'doc', content: [] })
const SCOPES = ['content:write', 'settings:write', 'files:write', 'mail:send', 'webhooks:write']

const database = openTestDatabase()
const { api, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })

let mine: TenantId
let token: string
let client: { id: string; secret: string }
let calls: Example[]
let answers: [id: string, example: unknown][]
let described: Description

beforeAll(async () => {
  await loadRegions(database.pool)
  await makeQueues(database.url, pino({ level: 'silent' }), [handleJob(importStep, async () => {})])
  mine = await database.createTenant()
  token = await tokenOf(mine, SCOPES)
  client = await database.asTenant(mine, ctx => createClient(ctx, 'contoh', SCOPES), { now: new Date() })
  await arrive(database, mine, { email: 'siti@contoh.example', now: new Date() })
  await database.asTenant(mine, seed, { now: new Date() })
  const description = await api.request('/api/openapi.json', {}, envOf())
  described = (await description.json()) as Description
  calls = examplesOf(described)
  answers = answerExamplesOf(described)
})

/** Calls by POST that create nothing that stays under a name of its own: they answer 200. */
const NOT_CREATING = [
  // They show an invoice, and take what gateways tell.
  'getClassInvoice',
  'notifyPayment',
  // The specification lists them beside their `create` and states no status for any (section 6); they change or end what is there.
  'updatePost',
  'deletePost',
  'updatePostCategory',
  'deletePostCategory',
  'updateWebhook',
  'deleteWebhook',
  'renameOutlineTemplate',
  'deleteOutlineTemplate',
  // A token in place of the one that is shown, and one that no call reads again.
  'generateAccessToken',
  'generateAppToken',
  // What is sent is already there, or is a test message that is kept in the log alone.
  'pingWebhook',
  // One's part in a class: there is one for each person and class.
  'leaveClass',
  'replayWebhookDelivery',
  // Each saves the next version of one post; the first save makes it, and may be repeated.
  // Streams its answer.
  'chat',
  // Each changes an answer that is there.
  'rateChatMessage',
  'reportChatMessage',
  'savePostWork',
  'publishPostWork',
  'withdrawPost',
  'restorePostVersion',
  // The code of a session is one, and changes; a post is changed, and what is reported stays what it is.
  'showSessionCode',
  'removePost',
  'markPost',
  'reportPost',
  // A payout was asked for before, and is decided.
  'approvePayouts',
  'rejectPayout',
  // It was there before.
  'restoreFromBin',
  'eraseFromBin',
  // Each changes a file that was uploaded by the drive.
  'updateMedia',
  'replaceMedia',
  'deleteMedia',
  'restoreMedia',
  'withdrawPostPreviews',
  // Each moves an import that is there on.
  'runImport',
  'undoImport',
  // Asks, and keeps nothing.
  'checkLinks',
  // Each changes one record; the first save makes it, by an id of the client's own, and may be repeated.
  ...['Career', 'Job'].flatMap(name => ['save', 'restore', 'publish', 'withdraw', 'askFor', 'delete'].map(act => act + name)),
  ...['Program', 'Mentor', 'School', 'Portfolio', 'Category', 'Testimony', 'Speaker', 'Sponsor', 'LmsFeature'].flatMap(name => [
    `save${name}`,
    `restore${name}`,
    `delete${name}`,
  ]),
  'publishPortfolio',
  'withdrawPortfolio',
  ...['Testimony', 'LmsFeature'].flatMap(name => [`publish${name}`, `withdraw${name}`]),
  'orderMentor',
  ...['save', 'publish', 'withdraw', 'askFor', 'delete', 'duplicate'].map(act => `${act}Class`),
  ...['save', 'publish', 'withdraw', 'delete'].map(act => `${act}TenantPage`),
  'saveClassOutline',
  'publishClassChapters',
  'saveChapter',
  'publishChapter',
  'withdrawChapter',
  'discardChapterDraft',
  'restoreChapterVersion',
  // In place of the address that it had.
  'renewDevice',
  // Merged into what is there.
  'recordProgress',
  'keepNotes',
  'saveQuestion',
  'restoreQuestion',
  'deleteQuestion',
  'orderQuestion',
]

const responsesOf = ({ path, method }: Pick<Example, 'path' | 'method'>) => described.paths[path]?.[method.toLowerCase()]?.responses ?? {}

const envOf = () => ({ site: buildSite({ of: mine }), clientAddress: '192.0.2.1' })

async function seed(ctx: Ctx): Promise<void> {
  const program = await buildProgram(ctx, { id: ID, slug: SLUG })
  await buildClass(ctx, { id: ID, slug: SLUG, program_id: program })
  const module = { tenant_id: mine, id: OTHER_FILE, class_id: ID, slug: 'dasar', title: 'Dasar', position: 0 }
  await ctx.db.insertInto('class_modules').values(module).execute()
  const chapter = { tenant_id: mine, id: ID, module_id: OTHER_FILE, slug: 'html', title: 'Mengenal HTML', minutes: 10, position: 0 }
  await ctx.db
    .insertInto('class_chapters')
    .values({ ...chapter, published_at: ctx.now })
    .execute()
  await buildPost(ctx, { id: ID, slug: SLUG, kind: 'articles' })
  for (const id of [ID, OTHER_FILE]) await buildUpload(ctx, { id })
  const category = { tenant_id: mine, id: ID, kind: 'articles', slug: SLUG, name: 'Web' }
  await ctx.db.insertInto('post_categories').values(category).execute()
  const career = { tenant_id: mine, id: ID, slug: 'cetak', company: 'Cetak', industry: 'Cetak', summary: 'Buku', content: NOTHING }
  await ctx.db.insertInto('careers').values(career).execute()
  const job = {
    tenant_id: mine,
    id: ID,
    career_id: ID,
    slug: 'operator',
    title: 'Operator',
    type: 'contract',
    mode: 'remote',
    summary: 'Mesin',
  }
  await ctx.db
    .insertInto('jobs')
    .values({ ...job, duties: [], requirements: [] })
    .execute()
  await ctx.db
    .insertInto('mentors')
    .values({ tenant_id: mine, id: ID, slug: 'budi', name: 'Budi', headline: 'Guru', bio: 'Mengajar', expertise: [] })
    .execute()
  await buildSchool(ctx, { id: ID })
  const work = { type: 'corporate', slug: SLUG, title: 'Web', kind: 'Web', summary: 'Web', content: NOTHING, client_name: 'PT' }
  await ctx.db
    .insertInto('portfolios')
    .values({ tenant_id: mine, id: ID, ...work, held_on: '2026-01-31' })
    .execute()
  await ctx.db.insertInto('questions').values({ tenant_id: mine, id: ID, question: 'Kapan?', answer: 'Besok.' }).execute()
  await ctx.db.insertInto('testimonies').values({ tenant_id: mine, id: ID, name: 'Siti', message: 'Bagus', consent: 'Ya' }).execute()
  await ctx.db.insertInto('speakers').values({ tenant_id: mine, id: ID, name: 'Siti' }).execute()
  await ctx.db.insertInto('sponsors').values({ tenant_id: mine, id: ID, name: 'Kopi Gayo' }).execute()
  await ctx.db.insertInto('lms_features').values({ tenant_id: mine, id: ID, slug: 'kuis', title: 'Kuis', summary: 'Kuis' }).execute()
  const page = { tenant_id: mine, id: ID, path: '/dapur', title: '{"id":"Dapur"}', langs: ['id'], created_at: ctx.now, updated_at: ctx.now }
  await ctx.db.insertInto('pages').values(page).execute()
  const stamps = { created_at: ctx.now, updated_at: ctx.now }
  const brought = { tenant_id: mine, id: ID, source: 'people', file_name: 'guru.csv', state: 'ready', ...stamps }
  await ctx.db.insertInto('imports').values(brought).execute()
  const webhook = { tenant_id: mine, id: ID, url: 'https://contoh.id/x', events: ['post.published'], sealed_secret: 'x' }
  await ctx.db
    .insertInto('webhooks')
    .values({ ...webhook, created_at: ctx.now, listens_since: ctx.now })
    .execute()
}

/** Returns the response to the example. Each person's token is new, since one of the calls ends it. */
async function send(call: Example): Promise<Response> {
  const isPersons = call.schemes.includes('accessToken')
  const guest = isPersons && (await arrive(database, mine, { bornOn: ADULT, roles: ['admin'], consent: 'self', now: new Date() }))
  const keys: Record<string, [name: string, value: string]> = {
    appToken: ['x-app-token', token],
    accessToken: ['authorization', guest ? guest.token : ''],
    chatToken: ['authorization', call.schemes.includes('chatToken') ? `Bearer ${await chatToken()}` : ''],
    anonKey: ['apikey', TEST_ANON_KEY],
    anonBearer: ['authorization', `Bearer ${TEST_ANON_KEY}`],
  }
  const headers = [...call.schemes.flatMap(scheme => (keys[scheme] ? [keys[scheme]] : [])), ...call.headers]
  // The API client's own id and secret are in one body.
  const json = call.id === 'generateAppToken' ? { ...Object(call.json), ...client } : call.json
  return await api.request(
    call.address,
    { method: call.method, headers, ...(json !== undefined && { body: JSON.stringify(json) }) },
    envOf(),
  )
}

async function chatToken(): Promise<string> {
  const answer = await api.request('/api/chat/v1/identity/login', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }, envOf())
  return ((await answer.json()) as { data: { token: string } }).data.token
}

it('each is well-formed: it works where there is what it names', async () => {
  const own = calls.filter(call => !isDrive(call))
  expect(own.length).toBeGreaterThan(80)
  expect(own.map(call => call.id)).toEqual(expect.arrayContaining(Object.keys(REFUSED)))
  const order = (call: Example) => (call.path.endsWith('/delete') ? 2 : Number(/\/(withdraw|ask|class\/save)$/.test(call.path)))
  const faults: string[] = []
  // Reads run before what takes records away from readers, or their dates.
  for (const call of own.toSorted((a, b) => order(a) - order(b))) {
    // All examples have one address, whose mails are limited.
    await database.pool.query('delete from accounts.limits')
    const answer = await send(call)
    const expected = REFUSED[call.id]?.[0]
    if (expected === undefined ? answer.ok && String(answer.status) in responsesOf(call) : answer.status === expected) continue
    faults.push(`${call.id} ${call.method} ${call.path}: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
  }
  expect(faults).toEqual([])
})

it('each that creates declares 201 and no 200, each other declares 200', () => {
  const posts = calls.filter(call => call.method === 'POST')
  expect(posts.map(call => call.id)).toEqual(expect.arrayContaining(NOT_CREATING))
  const statuses = (call: Example) => Object.keys(responsesOf(call)).filter(status => status.startsWith('2'))
  // An open invoice of the same order is given again.
  const wantedOf = ({ id }: Example) => (id === 'createClassInvoice' ? '200,201' : NOT_CREATING.includes(id) ? '200' : '201')
  const faults = posts.filter(call => statuses(call).join() !== wantedOf(call))
  expect(faults.map(call => [call.id, ...statuses(call)])).toEqual([])
})

it('each read that is refused without a person or a right may not be kept by a browser, each other one may', async () => {
  const reads = calls.filter(
    call => call.method === 'GET' && !isDrive(call) && call.path.startsWith('/api/') && !call.path.startsWith('/api/rest/'),
  )
  const plain = await tokenOf(mine, [])
  const refused: string[] = []
  for (const { id, address } of reads) {
    const { status, headers } = await api.request(address, { headers: { 'x-app-token': plain } }, envOf())
    const isRefused = status === 401 || status === 403
    if (isRefused) refused.push(id)
    expect([id, headers.get('cache-control')]).toEqual([id, isRefused ? 'no-store' : 'private, no-cache'])
  }
  expect(refused.toSorted()).toEqual([
    'checkChapter',
    'countUnreadNotices',
    'findInStudio',
    'getChapterVersion',
    'getClassFiles',
    'getClassOutline',
    'getImport',
    'getMedia',
    'getOfflineClass',
    'getPayoutBalance',
    'getPostVersion',
    'getSession',
    'getStorageUse',
    'listBankAccounts',
    'listBin',
    'listChapterVersions',
    'listChatConversations',
    'listChatMessages',
    'listDiscussion',
    'listEveryCareer',
    'listEveryCategory',
    'listEveryClass',
    'listEveryJob',
    'listEveryLmsFeature',
    'listEveryMentor',
    'listEveryPortfolio',
    'listEveryProgram',
    'listEveryQuestion',
    'listEverySchool',
    'listEverySpeaker',
    'listEverySponsor',
    'listEveryTestimony',
    'listImportRecords',
    'listImports',
    'listMedia',
    'listOutlineTemplates',
    'listOwnClasses',
    'listPayoutBanks',
    'listPayouts',
    'listPostVersions',
    'listSessionAttendees',
    'listSettingsVersions',
    'listTenantPages',
    'listVersionsOfCareer',
    'listVersionsOfCategory',
    'listVersionsOfJob',
    'listVersionsOfLmsFeature',
    'listVersionsOfMentor',
    'listVersionsOfPortfolio',
    'listVersionsOfProgram',
    'listVersionsOfQuestion',
    'listVersionsOfSchool',
    'listVersionsOfSpeaker',
    'listVersionsOfSponsor',
    'listVersionsOfTestimony',
    'listWebhookDeliveries',
    'listWebhooks',
    'lookThroughPackage',
    'openPackage',
    'readChatIdentity',
    'readMe',
    'readProgress',
    'readSettingsDraft',
    'readTenantPage',
    'readUserDetail',
    'readVersionOfCareer',
    'readVersionOfCategory',
    'readVersionOfJob',
    'readVersionOfLmsFeature',
    'readVersionOfMentor',
    'readVersionOfPortfolio',
    'readVersionOfProgram',
    'readVersionOfQuestion',
    'readVersionOfSchool',
    'readVersionOfSpeaker',
    'readVersionOfSponsor',
    'readVersionOfTestimony',
    'readWrittenCareer',
    'readWrittenCategory',
    'readWrittenChapter',
    'readWrittenClass',
    'readWrittenJob',
    'readWrittenLmsFeature',
    'readWrittenMentor',
    'readWrittenPortfolio',
    'readWrittenProgram',
    'readWrittenQuestion',
    'readWrittenSchool',
    'readWrittenSpeaker',
    'readWrittenSponsor',
    'readWrittenTestimony',
    'repayClassInvoice',
  ])
  for (const call of reads.filter(one => refused.includes(one.id))) {
    const { status, headers } = await send(call)
    expect([call.id, [401, 403].includes(status), headers.get('cache-control')]).toEqual([call.id, false, 'no-store'])
  }
})

it('each of the resumable uploads bears what tus wants', () => {
  const headersOf = (id: string) => calls.find(call => call.id === id)?.headers
  expect(headersOf('beginResumableUpload')).toEqual(
    expect.arrayContaining([
      ['tus-resumable', '1.0.0'],
      ['upload-length', '5368709120'],
      ['upload-metadata', 'filename ZmlsbS5tcDQ='],
    ]),
  )
  expect(headersOf('continueResumableUpload')).toEqual(
    expect.arrayContaining([
      ['upload-offset', '0'],
      ['content-type', 'application/offset+octet-stream'],
    ]),
  )
})

it('each names a word where a text is asked for', () => {
  expect(calls.map(call => call.address).filter(address => address.includes('teks'))).toEqual([])
  const bodies = calls.map(call => [call.id, JSON.stringify(call.json) ?? ''])
  expect(bodies.filter(([, text]) => text?.includes('"teks"'))).toEqual([])
})

it('each answer of JSON is shown with values of its own kind: no filler, and a message that calls say', () => {
  expect(answers.length).toBeGreaterThan(100)
  expect(answers.filter(([, example]) => example === undefined)).toEqual([])
  const texts = answers.map(([id, example]) => [id, JSON.stringify(example)] as const)
  expect(texts.filter(([, text]) => /"teks"|"message":"Pendaftaran/.test(text))).toEqual([])
})
