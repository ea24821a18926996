import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { ask, tokenOf, api } = openTestCalls(database, { CALLS_PER_MINUTE: '20' })
const PATH = '/api/services/v1/class/recent'

let mine: TenantId
let token: string

beforeAll(async () => {
  mine = await database.createTenant()
  token = await tokenOf(mine, [])
})

describe('what every answer of a call says', () => {
  it('is a mark by which an unchanged one need not be sent again', async () => {
    const first = await ask(PATH, { of: mine, token })
    const mark = first.headers.get('etag') ?? ''
    expect([mark, first.headers.get('cache-control')]).toEqual([expect.stringMatching(/^"[0-9a-f]{40}"$/), 'private, no-cache'])
    const again = await api.request(
      PATH,
      { headers: { 'x-app-token': token, 'if-none-match': mark } },
      { site: buildSite({ of: mine }), clientAddress: '192.0.2.9' },
    )
    expect([again.status, await again.text(), again.headers.get('etag'), again.headers.get('x-content-type-options')]).toEqual([
      304,
      '',
      mark,
      'nosniff',
    ])
    expect((await ask(`${PATH}?x=1`, { of: mine, token, headers: { 'if-none-match': '"0"' } })).status).toBe(200)
    const refused = await ask(PATH, { of: mine, headers: { 'if-none-match': mark } })
    expect([refused.status, refused.headers.get('etag')]).toEqual([401, null])
  })

  it('goes on under maintenance, which closes the site’s pages', async () => {
    const site = buildSite({ of: mine, settings: { isMaintenance: true } })
    const answer = await api.request(PATH, { headers: { 'x-app-token': token } }, { site, clientAddress: '192.0.2.10' })
    expect(answer.status).toBe(200)
  })

  it('is how many calls are left, and when there are more', async () => {
    const clientAddress = '198.51.100.9'
    const left = []
    for (let call = 0; call < 20; call++)
      left.push((await ask(PATH, { of: mine, token, clientAddress })).headers.get('ratelimit-remaining'))
    expect([left[0], left.at(-1)]).toEqual(['19', '0'])
    const refused = await ask(PATH, { of: mine, token, clientAddress })
    expect([refused.status, refused.body.status, refused.headers.get('ratelimit-limit')]).toEqual([429, false, '20'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(PATH, { of: mine, token, clientAddress: '198.51.100.10' })).status).toBe(200)
  })
})

describe('an answer that is kept', () => {
  const LIST = '/api/services/v3/post/list?kindSlug=news'
  const titles = async (of: TenantId, appToken: string, headers: Record<string, string> = {}) => {
    const { status, body } = await ask(LIST, { of, token: appToken, clientAddress: '203.0.113.50', headers })
    return status === 200 ? (body.data as { items: { title: string }[] }).items.map(post => post.title) : status
  }

  it('is this tenant’s and a good token’s alone, and goes with the first change', async () => {
    const theirs = await database.createTenant()
    const writing = await tokenOf(mine, ['content:write'])
    expect([await titles(mine, token), await titles(mine, token)]).toEqual([[], []])
    expect([await titles(theirs, token), await titles(mine, 'app_x')]).toEqual([401, 401])
    const post = {
      kindSlug: 'news',
      title: 'Kabar',
      authorName: 'Rani',
      publishedAt: '2020-01-01T00:00:00Z',
      content: { type: 'doc', content: [] },
    }
    expect(
      (await ask('/api/services/v3/post/create', { of: mine, token: writing, json: post, clientAddress: '203.0.113.51' })).status,
    ).toBe(201)
    expect(await titles(mine, token)).toEqual(['Kabar'])
  })

  it('is refused with its token, from the moment that one is revoked', async () => {
    const short = await tokenOf(mine, [])
    expect([await titles(mine, short), await titles(mine, short)]).toEqual([['Kabar'], ['Kabar']])
    const init = { method: 'DELETE', headers: { cookie: `sanggar_app=${short}`, 'sec-fetch-site': 'same-origin' } }
    await api.request('/api/services/v1/authorizer/session', init, { site: buildSite({ of: mine }), clientAddress: '203.0.113.52' })
    expect(await titles(mine, short)).toBe(401)
  })

  it('is not looked for where a person asks, or another site is named', async () => {
    expect(await titles(mine, token, { authorization: 'acc_x' })).toBe(401)
    expect(await titles(mine, token, { 'x-site-id': '2' })).toBe(404)
  })
})
