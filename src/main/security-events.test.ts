import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as logout from '#features/members/pages/logout.server.tsx'
import { enrol } from '#features/members/testing.ts'
import { buildSite, ORIGIN } from '#features/sites/testing.ts'
import { Forbidden } from '#kit/errors.ts'
import { appLoader } from '#page/app-page.server.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { forgetLines } from '#platform/security-log.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { recordLog } from '#platform/testing/log-lines.ts'
import { openTestCalls } from './testing-calls.ts'
import { openTestPages } from './testing-pages.ts'

/* What tenants' pages and calls write of refusals, sign-outs and forms of other sites. */
const database = openTestDatabase()
const { log, takeEvents, text } = recordLog()
const { ask, tokenOf } = openTestCalls(database, {}, { log })
const refuse = appLoader(() => {
  throw new Forbidden()
})
const refusing = openTestPages(database, { appPage: { loader: refuse } }, { log }).pages
const leaving = openTestPages(database, { publicPage: logout }, { log }).pages

let mine: TenantId
let student: { id: string; token: string }
beforeAll(async () => {
  mine = await database.createTenant()
})
beforeEach(async () => {
  forgetLines()
  student = await enrol(database, mine, 'Sari Murid', ['student'])
  await database.pool.query(
    `update sessions set checked_at = now(), renewed_at = now(), authenticated_at = now(), expires_at = now() + interval '1 day'`,
  )
  takeEvents()
})

const clientAddress = '203.0.113.77'
const network = '203.0.113.0/24'
const json = { kindSlug: 'news', title: 'Isi rahasia', authorName: 'Rani' }
const open = (path: string, init: RequestInit = {}, by = refusing) =>
  by.answer(new Request(ORIGIN + path, init), buildSite({ of: mine }), clientAddress)

describe('a refused permission', () => {
  it('of a call is a line: who, as what, what was asked, at which tenant; the body, values and tokens are not in it', async () => {
    const token = await tokenOf(mine, [])
    const as = { of: mine, clientAddress, token }
    takeEvents()
    expect((await ask('/api/services/v3/post/create', { ...as, json, headers: { authorization: student.token } })).status).toBe(403)
    expect((await ask('/api/services/v3/post/create', { ...as, json })).status).toBe(403)
    const shared = { event: 'permission.refused', tenant: mine, asked: '/api/services/v3/post/create', method: 'POST', network }
    const client = expect.any(String)
    expect(takeEvents()).toEqual([
      { ...shared, member: student.id, role: 'student', client },
      { ...shared, client },
    ])
    for (const secret of [token, student.token, 'Isi rahasia', 'Sari Murid']) expect(text()).not.toContain(secret)
  })

  it('of a page is a line with the page’s pattern', async () => {
    const cookie = `sanggar_access=${student.token}`
    expect((await open(`/Account?kunci=${newId()}`, { headers: { cookie } })).status).toBe(403)
    expect(takeEvents()).toEqual([
      { event: 'permission.refused', tenant: mine, asked: '/Account', method: 'GET', member: student.id, role: 'student', network },
    ])
    expect(text()).not.toContain('kunci')
  })

  it('leaves no line for nobody, who is asked to sign in, nor for what is allowed or missing', async () => {
    const token = await tokenOf(mine, ['content:write'])
    takeEvents()
    expect((await ask('/api/services/v3/post/create', { of: mine, json })).status).toBe(401)
    expect((await ask('/api/services/v3/post/list?kindSlug=news', { of: mine, token })).status).toBe(200)
    expect((await open('/Account')).status).toBe(403)
    expect(takeEvents()).toEqual([])
  })
})

it('a form that another site’s page sends is a line', async () => {
  const headers = { origin: 'https://jahat.example', 'content-type': 'application/x-www-form-urlencoded' }
  expect((await open('/Logout', { method: 'POST', headers, body: 'rahasia=ya' })).status).toBe(403)
  expect(takeEvents()).toEqual([{ event: 'request.cross-site', tenant: mine, asked: '/Logout', method: 'POST', network }])
})

it('signing out of a site is a line', async () => {
  const headers = {
    origin: ORIGIN,
    'content-type': 'application/x-www-form-urlencoded',
    cookie: `sanggar_access=${student.token}`,
    'sec-fetch-site': 'same-origin',
  }
  expect((await open('/Logout', { method: 'POST', headers, body: '' }, leaving)).status).toBe(303)
  expect(takeEvents()).toEqual([{ event: 'sign-out', tenant: mine, member: student.id }])
  expect(text()).not.toContain(student.token)
})
