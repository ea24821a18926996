import { beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '#features/api-clients/app-tokens.server.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { api, changes } = openTestCalls(database)
const SERVICES = '/api/services/'
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

let mine: TenantId
let theirs: TenantId
let client: { id: string; secret: string }

async function ask(path: string, init: RequestInit = {}, tenantId = mine) {
  const response = await api.request(path.startsWith('/') ? path : SERVICES + path, init, { site: buildSite({ of: tenantId }) })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { status: boolean; message: string; data: Record<string, unknown> | null },
  }
}
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
async function tokenFor(scopes: string[]) {
  const { body } = await ask('v1/authorizer/token/generate', post({ ...client, scopes }))
  return String(body.data?.['token'])
}

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  client = await database.asTenant(mine, ctx => createClient(ctx, 'uji', ['content:write']))
})

describe('the calls', () => {
  it('refuse in the envelope: no token, another tenant’s, a broken body, a huge one, an unknown call', async () => {
    const token = await tokenFor([])
    const cases: [string, RequestInit, TenantId, number][] = [
      ['v1/class/recent', {}, mine, 401],
      ['v1/class/recent', { headers: { 'x-app-token': 'app_x' } }, mine, 401],
      ['v1/class/recent', { headers: { 'x-app-token': token } }, theirs, 401],
      ['v1/authorizer/validate', {}, mine, 401],
      ['v1/authorizer/token/generate', post('{'), mine, 400],
      ['v1/authorizer/token/generate', post({ ...client, secret: 'salah' }), mine, 401],
      ['v1/authorizer/token/generate', post({}), mine, 401],
      ['v1/authorizer/token/generate', post({ id: 'bukan-uuid', secret: 'x' }), mine, 422],
      ['v3/post/create', post({ x: 'x'.repeat(2_000_000) }, { 'x-app-token': token }), mine, 413],
      ['v3/post/list?kindSlug=resep', { headers: { 'x-app-token': token } }, mine, 422],
      ['v9/nothing', { headers: { 'x-app-token': token } }, mine, 404],
      ['v3/post/delete', post({ kindSlug: 'news', slug: 'x' }, { 'x-app-token': token }), mine, 403],
    ]
    for (const [path, init, tenantId, status] of cases) {
      const answer = await ask(path, init, tenantId)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.body).toMatchObject({ status: false, data: null, message: expect.any(String) })
    }
  })

  it('take a cookie only from the site’s own pages', async () => {
    const made = await ask('v1/authorizer/token/generate', post({ scopes: [] }, SAME_ORIGIN))
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(made.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i)
    expect(made.body.data).not.toHaveProperty('token')
    expect((await ask('v1/class/recent', { headers: { cookie } })).status).toBe(401)
    expect((await ask('v1/class/recent', { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(401)
    expect((await ask('v1/class/recent', { headers: { cookie, ...SAME_ORIGIN } })).status).toBe(200)
    expect((await ask('v1/authorizer/validate', { headers: { cookie, ...SAME_ORIGIN } })).body.data).toMatchObject({ isTokenValid: true })
    await ask('v1/authorizer/session', { method: 'DELETE', headers: { cookie, ...SAME_ORIGIN } })
    expect((await ask('v1/authorizer/validate', { headers: { cookie, ...SAME_ORIGIN } })).body.data).toMatchObject({ isTokenValid: false })
  })

  it('say the version, and describe themselves in OpenAPI 3.1', async () => {
    expect((await ask('v1/authorizer/version')).body.data).toEqual({ version: '1.2.3' })
    const response = await api.request('/api/openapi.json', {}, { site: buildSite({ of: mine }) })
    const document = (await response.json()) as { openapi: string; paths: Record<string, unknown> }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([`${SERVICES}v3/post/list`, `${SERVICES}v1/class/active`, `${SERVICES}v1/authorizer/validate`]),
    )
  })

  it('commit what succeeds and tell the pages, and roll back what fails', async () => {
    const heard: string[][] = []
    changes.onChange(change => heard.push(change.tags))
    const headers = { 'x-app-token': await tokenFor(['content:write', 'settings:write']) }
    const draft = {
      kindSlug: 'news',
      title: 'Kabar dari luar',
      content: { type: 'doc', content: [] },
      authorName: 'Rani',
      publishedAt: '2020-01-01T00:00:00Z',
    }
    expect((await ask('v3/post/create', post(draft, headers))).body.data).toMatchObject({ slug: 'kabar-dari-luar' })
    expect(heard).toEqual([['posts']])
    expect((await ask('v3/post/create', post(draft, headers))).status).toBe(409)
    expect(heard).toHaveLength(1)
    expect((await ask('v3/post/detail?kindSlug=news&slug=kabar-dari-luar', { headers })).status).toBe(200)
  })
})
