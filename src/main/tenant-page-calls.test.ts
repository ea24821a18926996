import { beforeAll, describe, expect, it } from 'vitest'
import { ADULT, arrive } from '#features/privacy/testing.ts'
import type { Role } from '#kit/roles.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestCalls } from './testing-calls.ts'

const database = openTestDatabase()
const { ask: call, tokenOf } = openTestCalls(database)

let mine: TenantId
let theirs: TenantId
let staff: string
/** A person's call comes by an app, whose token it has beside theirs. */
const apps = new Map<TenantId, string>()

const personOf = async (of: TenantId, roles: readonly Role[]) =>
  (await arrive(database, of, { bornOn: ADULT, roles: [...roles], consent: 'self', now: new Date() })).token

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  for (const of of [mine, theirs]) apps.set(of, await tokenOf(of, []))
  staff = await personOf(mine, ['admin'])
})

const ask = async (path: string, json?: object, { of = mine, authorization = staff } = {}) =>
  await call(`/api/services/v1/page/${path}`, { of, token: apps.get(of) ?? '', headers: { authorization }, ...(json && { json }) })
const work = (path: string, title = 'Dapur') => ({ path, title: { id: title }, langs: ['id'] })
const made = async (path: string) => {
  const id = newId()
  expect((await ask('save', { id, base: 0, ...work(path) })).status).toBe(200)
  return id
}

describe('the calls for pages that a tenant made', () => {
  it('are refused to writers, and to API clients of any scope', async () => {
    const id = await made('/tertutup')
    const writer = await personOf(mine, ['writer'])
    const token = await tokenOf(mine, ['content:write', 'settings:write'])
    for (const [path, json] of [['list'], ['save', { id, base: 1, ...work('/lain') }], ['publish', { id }], ['delete', { id }]] as const) {
      expect((await ask(path, json, { authorization: writer })).status).toBe(403)
      const asClient = await call(`/api/services/v1/page/${path}`, { of: mine, token, ...(json && { json }) })
      expect(asClient.status).toBe(403)
    }
  })

  it('know nothing of another tenant’s page', async () => {
    const id = await made('/kita')
    const stranger = { of: theirs, authorization: await personOf(theirs, ['admin']) }
    expect((await ask(`detail?id=${id}`, undefined, stranger)).status).toBe(404)
    expect((await ask('save', { id, base: 1, ...work('/direbut') }, stranger)).status).toBe(404)
    for (const act of ['publish', 'withdraw', 'delete']) expect((await ask(act, { id }, stranger)).status).toBe(404)
    expect((await ask('list', undefined, stranger)).body.data).toEqual({ items: [] })
  })

  it('name each bad field', async () => {
    const refused = await ask('save', { id: newId(), base: 0, ...work('/about') })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'path' }] } })
  })

  it('make, read, change, show and withdraw a page, refuse an old version, and move it to the bin', async () => {
    const id = await made('/dapur')
    expect((await ask('save', { id, base: 1, ...work('/dapur', 'Dapur Kami') })).body.data).toMatchObject({ state: 'saved', version: 2 })
    const late = await ask('save', { id, base: 1, ...work('/telat') })
    expect(late).toMatchObject({ status: 409, body: { status: false, data: { state: 'conflict', version: 2, path: '/dapur' } } })
    expect((await ask('publish', { id })).status).toBe(200)
    expect((await ask(`detail?id=${id}`)).body.data).toMatchObject({
      path: '/dapur',
      version: 2,
      title: { id: 'Dapur Kami' },
      publishedAt: expect.any(String),
      sections: [],
    })
    expect((await ask('withdraw', { id })).status).toBe(200)
    const listed = (await ask('list')).body.data as { items: { id: string; publishedAt: string | null }[] }
    expect(listed.items.find(one => one.id === id)).toMatchObject({ publishedAt: null })
    expect((await ask('delete', { id })).body.data).toEqual({ batchId: expect.any(String) })
    expect((await ask(`detail?id=${id}`)).status).toBe(404)
  })
})
