import { beforeAll, expect, it } from 'vitest'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { buildClass } from '#features/classes/testing.ts'
import { type Call, callsOf, type Description } from '#features/developers/description.ts'
import { requestOf, toCurl } from '#features/developers/examples.ts'
import { buildPost } from '#features/posts/testing.ts'
import { ADULT, arrive } from '#features/privacy/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { loadRegions } from '#features/regions/commands.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Ctx } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls, TEST_ANON_KEY } from './testing-calls.ts'

/*
 * The examples of `/api/docs`, each as it stands there, with the tokens that it names (and, for the call that makes one, a program's own id and secret),
 * sent to a tenant that has what they speak of: what is shown is well-formed. A reader puts in ids of their own. The drive is a door of its own, and its bodies
 * are files: of those the form alone is checked.
 */
const isDrive = (call: Call) => call.path.startsWith('/api/drive/')
const ID = '01a200f0-aa13-7411-a17c-e8caa1dfcfbe'
const SLUG = 'web-dasar'
const SCOPES = ['content:write', 'settings:write', 'files:write', 'mail:send', 'webhooks:write']

/** Those that can't be answered well, by their `operationId`, and why. */
const REFUSED: Record<string, [status: number, why: string]> = {
  clearAuthCookies: [403, 'clears the cookies of the site’s own pages, for these alone'],
  getPodcast: [404, 'one id can’t be an article and an episode'],
  getCareer: [404, 'there is no employer of that name'],
  getJob: [404, 'there is no job of that id'],
  add_donations: [401, 'this tenant asks for no gifts'],
  replayWebhookDelivery: [404, 'nothing was sent by that id'],
}

const database = openTestDatabase()
const { api, tokenOf } = openTestCalls(database, { CALLS_PER_MINUTE: '0' })

let mine: TenantId
let token: string
let client: { id: string; secret: string }
let calls: Call[]

beforeAll(async () => {
  await loadRegions(database.pool)
  mine = await database.createTenant()
  token = await tokenOf(mine, SCOPES)
  client = await database.asTenant(mine, ctx => createClient(ctx, 'contoh', SCOPES), { now: new Date() })
  await arrive(database, mine, { email: 'siti@contoh.example', now: new Date() })
  await database.asTenant(mine, seed, { now: new Date() })
  const description = await api.request('/api/openapi.json', {}, envOf())
  calls = callsOf((await description.json()) as Description)
})

const envOf = () => ({ site: buildSite({ of: mine }), clientAddress: '192.0.2.1' })

async function seed(ctx: Ctx): Promise<void> {
  const program = await buildProgram(ctx, { id: ID, slug: SLUG })
  await buildClass(ctx, { id: ID, slug: SLUG, program_id: program })
  await buildPost(ctx, { id: ID, slug: SLUG, kind: 'articles' })
  const category = { tenant_id: mine, id: ID, kind: 'articles', slug: SLUG, name: 'Web' }
  await ctx.db.insertInto('post_categories').values(category).execute()
  const webhook = { tenant_id: mine, id: ID, url: 'https://contoh.id/x', events: ['post.published'], sealed_secret: 'x' }
  await ctx.db
    .insertInto('webhooks')
    .values({ ...webhook, created_at: ctx.now, listens_since: ctx.now })
    .execute()
}

/** The answer to the call's example: a person’s token is one of their own, since one of the calls ends it. */
async function send(call: Call): Promise<Response> {
  const { method, address, headers, body } = requestOf(call, { origin: '', anonKey: TEST_ANON_KEY })
  const isPersons = call.credentials.some(one => one.scheme === 'accessToken')
  const guest = isPersons && (await arrive(database, mine, { bornOn: ADULT, roles: ['admin'], consent: 'self', now: new Date() }))
  const keys: Record<string, string> = { APP_TOKEN: token, ...(guest && { ACCESS_TOKEN: guest.token }) }
  const sent = headers.map(([name, value]): [string, string] => [name, value.replace(/\$(\w+)/, (_, key: string) => keys[key] ?? '')])
  // The program's own id and secret stand in one body.
  const json = body?.kind === 'json' && (call.id === 'generateAppToken' ? { ...Object(body.value), ...client } : body.value)
  return await api.request(address, { method, headers: sent, ...(json !== false && { body: JSON.stringify(json) }) }, envOf())
}

it('each is well-formed: it works where there is what it names', async () => {
  const own = calls.filter(call => !isDrive(call))
  expect(own.length).toBeGreaterThan(80)
  expect(own.map(call => call.id)).toEqual(expect.arrayContaining(Object.keys(REFUSED)))
  const isRemoval = (call: Call) => Number(call.path.endsWith('/delete'))
  const faults: string[] = []
  // What is removed is asked for before.
  for (const call of own.toSorted((a, b) => isRemoval(a) - isRemoval(b))) {
    const answer = await send(call)
    const expected = REFUSED[call.id]?.[0]
    if (expected === undefined ? answer.ok : answer.status === expected) continue
    faults.push(`${call.id} ${call.method} ${call.path}: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
  }
  expect(faults).toEqual([])
})

it('each of the resumable uploads bears what tus wants, and bytes as a file', () => {
  const curl = (id: string) => toCurl(calls.find(call => call.id === id) ?? raise(id), { origin: '', anonKey: '' })
  for (const header of ['Tus-Resumable: 1.0.0', 'Upload-Length: 5368709120', 'Upload-Metadata: filename ZmlsbS5tcDQ='])
    expect(curl('beginResumableUpload')).toContain(`-H '${header}'`)
  expect(curl('getResumableUpload')).toMatch(/^curl -I /)
  expect(curl('continueResumableUpload')).toMatch(/-X PATCH .*Upload-Offset: 0'.*octet-stream' .*--data-binary @film\.mp4$/s)
})

function raise(id: string): never {
  throw new Error(`no call ${id}`)
}

it('each names a word where a text is asked for', () => {
  const addresses = calls.map(call => requestOf(call, { origin: '', anonKey: '' }).address)
  expect(addresses.filter(address => address.includes('teks'))).toEqual([])
  const bodies = calls.filter(call => call.body?.type === 'application/json').map(call => [call.id, JSON.stringify(call.body?.example)])
  expect(bodies.filter(([, text]) => text?.includes('"teks"'))).toEqual([])
})
