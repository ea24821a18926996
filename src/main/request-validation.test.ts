import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#features/sites/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { api, ask, tokenOf } = openTestCalls(database)
const RECORD = '/api/services/v1/statistics/record'
/** Media types that the calls read as JSON. Source: RFC 6839, section 3.1. */
const JSON_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON',
  'application/vnd.api+json',
  'application/ld+JSON;profile="x"',
]

let mine: TenantId
let theirs: TenantId
let token: string

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  token = await tokenOf(mine, ['settings:write'])
})

const count = (more: object) => ({ counter: 'alumni', amount: 5, ...more })
const statusOf = async (type: string, json: object, headers: Record<string, string> = {}) =>
  (await ask(RECORD, { of: mine, token, json, headers: { 'content-type': type, ...headers } })).status

describe('a body of whatever type of JSON', () => {
  it('is refused where it is nested without end', async () => {
    const nested = (depth: number) => ({ note: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as object })
    expect(await statusOf('application/json', count(nested(60)))).not.toBe(400)
    expect(await statusOf('application/json', count(nested(100)))).toBe(400)
    const deep = `{"counter":"alumni","amount":5,"note":${'['.repeat(400_000)}${']'.repeat(400_000)}}`
    const init = { method: 'POST', headers: { 'content-type': 'application/json', 'x-app-token': token }, body: deep }
    const answer = await api.request(RECORD, init, { site: buildSite({ of: mine }), clientAddress: '192.0.2.1' })
    expect(answer.status).toBe(400)
  })

  it.each(JSON_TYPES)('%s is refused where it can’t be kept, or names another tenant', async type => {
    expect(await statusOf(type, count({ note: 'a\0b' }))).toBe(400)
    expect(await statusOf(type, count({ note: 'a\ud800' }))).toBe(400)
    expect(await statusOf(type, count({ lmsId: theirs }))).toBe(404)
    const { rows } = await database.pool.query('select from recorded_counts')
    expect(rows).toHaveLength(0)
  })

  it('is compared under a key as any other', async () => {
    const key = { 'idempotency-key': 'json-types' }
    expect(await statusOf('application/vnd.api+json', count({ lmsId: mine }), key)).toBe(201)
    expect(await statusOf('application/vnd.api+json', count({ lmsId: mine, amount: 6 }), key)).toBe(422)
  })
})

it('is no JSON, and is not read as such, where its type says otherwise', async () => {
  const init = { method: 'POST', body: JSON.stringify(count({})), headers: { 'x-app-token': token, 'content-type': 'text/json' } }
  expect((await api.request(RECORD, init, { site: buildSite({ of: mine }), clientAddress: '' })).status).toBe(415)
})
