import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { VisitOptions } from '#page/testing.ts'
import { createAppVisitor } from '#page/testing-app.tsx'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { listApiClients } from '../api-clients.server.ts'
import { createClient, findTokenHolder, issueClientToken } from '../app-tokens.server.ts'
import * as apiClientShow from './api-client-show.tsx'

const database = openTestDatabase()
const AT = '/Studio/Integrations/Apps'
const { show, submit } = createAppVisitor(database, [
  { path: `${AT}/{id}`, name: 'Studio-Integrations-Apps-id', query: { done: ['changed'] }, isPersonal: true },
])

let mine: TenantId
let admin: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
})
beforeEach(async () => {
  for (const table of ['app_clients', 'audit_log']) await database.pool.query(`delete from ${table}`)
})

const asAdmin = async (more?: Partial<VisitOptions>): Promise<VisitOptions> => ({ of: mine, viewer: await admin.viewer(), ...more })
const addApp = async (name = 'Absensi', scopes = ['content:write', 'mail:send']) => {
  const app = await database.asTenant(mine, ctx => createClient(ctx, name, scopes))
  return { ...app, at: `${AT}/${app.id}` }
}
const apps = () => database.asTenant(mine, listApiClients, { viewer: { kind: 'operator' } })
const audit = async () =>
  (await database.pool.query<{ act: string; details: object }>('select act, details from audit_log order by at, id')).rows

/** Returns the names of the fields with a problem, in page order. */
const problemsIn = (html: string) => [...html.matchAll(/id="([a-z]+)-problem"/g)].map(([, name]) => name)
const valueIn = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]
const tickedIn = (html: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*checked=""[^>]*value="([^"]*)"/g)].map(([, value]) => value)

describe('an API client’s form', () => {
  const changed = async (at: string, name: string, scopes: string[], more?: Partial<VisitOptions>) =>
    submit(
      apiClientShow,
      at,
      [['form', 'change'], ['name', name], ...scopes.map((scope): [string, string] => ['scopes', scope])],
      await asAdmin(more),
    )

  it('says what is wrong beside the field and keeps what was typed and ticked', async () => {
    const { at } = await addApp()
    await addApp('Lain')
    for (const [name, words] of [
      ['', 'Tulis nama aplikasinya'],
      ['x'.repeat(10_000), 'paling panjang 60 huruf'],
      ['LAIN', 'Sudah ada aplikasi dengan nama ini'],
    ] as const) {
      const html = await changed(at, name, ['files:write'])
      expect(html).toContain(words)
      expect(html).toContain('href="#name"')
      expect(problemsIn(html)).toEqual(['name'])
      expect([valueIn(html, 'name'), tickedIn(html)]).toEqual([name, ['files:write']])
    }
    expect(await changed(at, '', [], { lang: 'en' })).toContain('Write the application’s name')
    const unknown = await changed(at, 'Nama baru', ['apps:manage'])
    expect([problemsIn(unknown), valueIn(unknown, 'name')]).toEqual([['scopes'], 'Nama baru'])
    expect((await apps())[0]).toMatchObject({ name: 'Absensi', scopes: ['content:write', 'mail:send'] })
  })

  it('shows what there is, saves what is sent, and cuts the tokens that are out', async () => {
    const { id, secret, at } = await addApp()
    const { token } = await database.asTenant(mine, ctx => issueClientToken(ctx, { id, secret, scopes: ['content:write', 'mail:send'] }))
    const form = await show(apiClientShow, at, await asAdmin())
    expect([valueIn(form, 'name'), tickedIn(form)]).toEqual(['Absensi', ['content:write', 'mail:send']])
    for (let times = 0; times < 2; times++) expect(await changed(at, 'Absensi <b>', ['mail:send'])).toBe(`303 ${at}?done=changed`)
    const html = await show(apiClientShow, `${at}?done=changed`, await asAdmin())
    expect(html).toContain('Perubahan aplikasi sudah disimpan.')
    expect([valueIn(html, 'name'), tickedIn(html)]).toEqual(['Absensi &lt;b&gt;', ['mail:send']])
    expect(await database.asTenant(mine, ctx => findTokenHolder(ctx, token))).toEqual({ clientId: id, scopes: ['mail:send'] })
    expect(await audit()).toMatchObject([
      { act: 'client.changed', details: { name: 'Absensi <b>', was: 'Absensi', added: [], taken: ['content:write'] } },
    ])
  })
})
