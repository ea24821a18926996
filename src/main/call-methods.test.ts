import { beforeAll, describe, expect, it } from 'vitest'
import { buildPost } from '#features/posts/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { api, ask, tokenOf } = openTestCalls(database)
const SERVICES = '/api/services/'

let mine: TenantId
let token: string

beforeAll(async () => {
  mine = await database.createTenant()
  token = await tokenOf(mine, ['content:write'])
})

/** Like `ask`, for responses without a body. */
const send = (path: string, method: string, headers: Record<string, string> = {}) =>
  api.request(path, { method, headers }, { site: buildSite({ of: mine }), clientAddress: '192.0.2.7' })

describe('an address that is there, by a method that is not', () => {
  it.each([
    ['POST', `${SERVICES}v1/class/active`, 'GET, HEAD, OPTIONS'],
    ['GET', `${SERVICES}v3/post/create`, 'POST, OPTIONS'],
    ['DELETE', `${SERVICES}v1/class/recent`, 'GET, HEAD, OPTIONS'],
    ['PUT', `${SERVICES}v1/user/me`, 'GET, HEAD, OPTIONS'],
    ['PATCH', `${SERVICES}v0/cms/app/setting/title`, 'GET, HEAD, PUT, OPTIONS'],
    ['TRACES', `${SERVICES}v1/class/recent`, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('%s %s is 405, and says which are', async (method, path, allow) => {
    const { status, headers, body } = await ask(path, { of: mine, token, method })
    expect([status, headers.get('allow'), headers.get('x-content-type-options')]).toEqual([405, allow, 'nosniff'])
    expect(body).toEqual({ status: false, message: expect.stringContaining(method), data: null })
  })

  it('is refused before anybody looks who asks; one that is nowhere stays 404', async () => {
    expect((await ask(`${SERVICES}v1/class/active`, { of: mine, method: 'POST' })).status).toBe(405)
    expect((await ask(`${SERVICES}v1/class/nowhere`, { of: mine, token, method: 'POST' })).status).toBe(404)
    expect((await ask('/api/nowhere', { of: mine, token })).status).toBe(404)
  })

  it('HEAD is one of those by which nothing is read', async () => {
    expect((await send(`${SERVICES}v3/post/create`, 'HEAD', { 'x-app-token': token })).status).toBe(405)
  })
})

it('OPTIONS says by which methods an address answers, to everybody', async () => {
  const told = await send(`${SERVICES}v3/post/update`, 'OPTIONS')
  expect([told.status, await told.text(), told.headers.get('allow')]).toEqual([
    204,
    '',
    expect.stringMatching(/^(POST|PUT|PATCH), OPTIONS$/),
  ])
  expect((await send('/api/nowhere', 'OPTIONS', { 'x-app-token': token })).status).toBe(404)
})

describe('HEAD', () => {
  it('says what GET says, without a body', async () => {
    const names = ['cache-control', 'etag', 'content-type', 'x-content-type-options']
    const said = async (method: string) => {
      const { status, headers } = await send(`${SERVICES}v1/class/recent`, method, { 'x-app-token': token })
      return [status, ...names.map(name => headers.get(name))]
    }
    const got = await said('GET')
    expect(got.slice(0, 2)).toEqual([200, 'private, no-cache'])
    expect(await said('HEAD')).toEqual(got)
    expect(await (await send(`${SERVICES}v1/class/recent`, 'HEAD', { 'x-app-token': token })).text()).toBe('')
  })

  it('does nothing: no view is counted', async () => {
    const { slug } = await database.asTenant(mine, ctx => buildPost(ctx), { now: new Date() })
    const path = `${SERVICES}v3/post/view?kindSlug=news&slug=${slug}`
    const counted = async () => {
      const { rows } = await database.pool.query<{ n: number }>('select coalesce(sum(views), 0)::int as n from post_views')
      return rows[0]?.n
    }
    expect((await send(path, 'HEAD', { 'x-app-token': token })).status).toBe(200)
    expect(await counted()).toBe(0)
    expect((await send(path, 'GET', { 'x-app-token': token })).status).toBe(200)
    expect(await counted()).toBe(1)
  })

  it('takes nothing from what one may send', async () => {
    const path = `${SERVICES}v0/cms/app/request-demo?email=lihat@kantor.example`
    const taken = async () =>
      (await database.pool.query(`select points from accounts.limits where key like 'sentOfAddress%'`)).rows as unknown[]
    expect((await send(path, 'HEAD', { 'x-app-token': token })).status).toBe(200)
    expect(await taken()).toEqual([])
    expect((await send(path, 'GET', { 'x-app-token': token })).status).toBe(200)
    expect(await taken()).toEqual([{ points: 1 }])
  })
})
