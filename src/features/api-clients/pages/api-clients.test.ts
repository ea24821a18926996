import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import type { Fields, VisitOptions } from '#page/testing.ts'
import { type AppModule, createAppVisitor } from '#page/testing-app.tsx'
import { type CookieJar, createCookieJar } from '#page/testing-cookies.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { listApiClients, MAX_API_CLIENTS } from '../api-clients.server.ts'
import { createClient, issueClientToken } from '../app-tokens.server.ts'
import * as apiClientCreate from './api-client-create.tsx'
import * as apiClientShow from './api-client-show.tsx'

const database = openTestDatabase()
const AT = '/Studio/Integrations/Apps'
const NEW = `${AT}/New`
const { show, submit, visit } = createAppVisitor(database, [
  { path: NEW, name: 'Studio-Integrations-Apps-New', isPersonal: true },
  { path: `${AT}/{id}`, name: 'Studio-Integrations-Apps-id', query: { done: ['changed'], secret: ['once'] }, isPersonal: true },
])

let mine: TenantId
let theirs: TenantId
let admin: Enrolled
let jar: CookieJar

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
  admin = await enrol(database, mine, 'Ani', ['admin'])
})
beforeEach(async () => {
  for (const table of ['app_clients', 'audit_log']) await database.pool.query(`delete from ${table}`)
  jar = createCookieJar()
})

/** Runs a request of an admin's browser that keeps cookies. */
async function browse<T>(more: Partial<VisitOptions>, work: (options: VisitOptions) => Promise<T>): Promise<T> {
  const { visit, keep } = jar.request()
  const answer = await work({ of: mine, viewer: await admin.viewer(), visit, ...more })
  keep()
  return answer
}
const send = (page: AppModule, address: string, fields: Fields, more: Partial<VisitOptions> = {}) =>
  browse(more, options => submit(page, address, fields, options))
const open = (page: AppModule, address: string, more: Partial<VisitOptions> = {}) => browse(more, options => show(page, address, options))
const pathIn = (answer: string) => answer.replace('303 ', '')
const idIn = (address: string) => new URL(address, 'http://contoh.id').pathname.split('/').at(-1) ?? ''
const secretIn = (html: string) => />([\w-]{43})<\/section>/.exec(html)?.[1]
const addApp = (of = mine, name = 'Aplikasi demo') => database.asTenant(of, ctx => createClient(ctx, name, ['content:write']))
const apps = () => database.asTenant(mine, listApiClients, { viewer: { kind: 'operator' } })
const audit = async () =>
  (await database.pool.query<{ act: string; details: object }>('select act, details from audit_log order by at, id')).rows

describe('the pages of API clients', () => {
  it('are closed to all but staff, and take forms from nobody else', async () => {
    const app = await addApp()
    const at = `${AT}/${app.id}`
    const forms: [AppModule, string, Fields][] = [
      [apiClientCreate, NEW, { form: 'make', name: 'X' }],
      [apiClientShow, at, { form: 'renew', sure: '1' }],
      [apiClientShow, at, { form: 'renew' }],
      [apiClientShow, at, { form: 'revoke', sure: '1' }],
      [apiClientShow, at, { form: 'change', name: 'Dirampas' }],
      [apiClientShow, at, { form: 'change', scopes: 'x' }],
    ]
    for (const [viewer, status] of await outsiders(database, mine))
      for (const [page, address, fields] of forms) {
        const expected = viewer.kind === 'nobody' ? `302 /Login?to=${encodeURIComponent(address)}` : String(status)
        expect(await visit(page, address, { of: mine, viewer }), address).toBe(expected)
        expect(await submit(page, address, fields, { of: mine, viewer }), JSON.stringify(fields)).toBe(expected)
      }
    expect(await apps()).toMatchObject([{ name: 'Aplikasi demo', scopes: ['content:write'] }])
    expect(await audit()).toEqual([])
  })

  it('know nothing of another tenant’s', async () => {
    const app = await addApp(theirs, 'Milik orang')
    for (const id of [app.id, 'bukan-id', newId()]) {
      expect(await browse({}, options => visit(apiClientShow, `${AT}/${id}`, options))).toBe('404')
      for (const form of ['renew', 'revoke', 'change'])
        expect(await send(apiClientShow, `${AT}/${id}`, { form, sure: '1', name: 'Dirampas' })).toBe('404')
      expect(await send(apiClientShow, `${AT}/${id}`, { form: 'change' })).toBe('404')
    }
    expect(await database.asTenant(theirs, listApiClients, { viewer: { kind: 'operator' } })).toMatchObject([{ name: 'Milik orang' }])
  })
})

describe('making an API client', () => {
  const made = (fields: Record<string, string> = {}) =>
    send(apiClientCreate, NEW, { form: 'make', id: newId(), name: 'Absensi', ...fields })

  it('shows its secret once, on the page that follows, and to no other request', async () => {
    const answer = await send(apiClientCreate, NEW, [
      ['form', 'make'],
      ['id', newId()],
      ['name', 'Absensi <b>'],
      ['scopes', 'content:write'],
      ['scopes', 'mail:send'],
    ])
    const path = pathIn(answer)
    expect(answer).toMatch(/^303 \/Studio\/Integrations\/Apps\/[0-9a-f-]{36}\?secret=once$/)
    const cookie = [...jar.cookies.values()].join()
    // Another page does not consume it.
    await open(apiClientCreate, NEW)
    const html = await open(apiClientShow, path)
    const secret = secretIn(html) ?? ''
    expect(html).toContain('Absensi &lt;b&gt;')
    expect(html).toContain('Rahasianya hanya tampil sekali')
    const id = idIn(path)
    expect((await database.asTenant(mine, ctx => issueClientToken(ctx, { id, secret, scopes: ['mail:send'] }))).scopes).toEqual([
      'mail:send',
    ])
    expect(cookie).not.toContain(secret)
    expect(jar.cookies.size).toBe(0)
    const again = await open(apiClientShow, path)
    expect(again).not.toContain(secret)
    expect(again).not.toContain('tampil sekali')
    expect(await audit()).toMatchObject([{ act: 'client.created' }])
    expect(JSON.stringify(await audit())).not.toContain(secret)
  })

  it('keeps the secret for the page that the form led to: what a link fetches ahead, and other views of the same page, neither get it nor take it away', async () => {
    const shown = pathIn(await made())
    const [plain = ''] = shown.split('?')
    for (const address of [plain, `${plain}?done=changed`, plain])
      expect(await open(apiClientShow, address), address).not.toContain('tampil sekali')
    expect(jar.cookies.size).toBe(1)
    const html = await open(apiClientShow, shown)
    expect(secretIn(html)).toBeDefined()
    // No link leads to the URL that shows a secret.
    expect(html).not.toContain('secret=once')
  })

  it('shows the secret no more once the page is loaded anew, as after each of its forms', async () => {
    const shown = pathIn(await made())
    expect(secretIn(await open(apiClientShow, shown))).toBeDefined()
    const changed = await send(apiClientShow, shown, { form: 'change', name: 'Absensi II' })
    expect(changed).toBe(`303 ${shown.split('?')[0]}?done=changed`)
    for (const address of [pathIn(changed), shown]) expect(await open(apiClientShow, address)).not.toContain('tampil sekali')
    const refused = await send(apiClientShow, shown, { form: 'change', name: '' })
    expect(refused).toContain('Tulis nama aplikasinya')
    expect(refused).not.toContain('tampil sekali')
  })

  it('hands the secret over for this API client, this tenant and a minute', async () => {
    const path = pathIn(await made())
    const [name = '', sealed = ''] = [...jar.cookies][0] ?? []
    const other = await addApp(mine, 'Lain')
    expect(await open(apiClientShow, `${AT}/${other.id}?secret=once`)).not.toContain('tampil sekali')
    expect(await open(apiClientShow, path, { now: new Date(TEST_NOW.getTime() + 60_000) })).not.toContain('tampil sekali')
    for (const forged of ['', 'x', sealed.slice(0, -2), sealed.replace(/^./, at => (at === 'A' ? 'B' : 'A'))]) {
      jar.cookies.set(name, forged)
      expect(await open(apiClientShow, path)).not.toContain('tampil sekali')
    }
    jar.cookies.set(name, sealed)
    expect(await open(apiClientShow, path)).toContain('tampil sekali')
  })

  it('keeps both secrets of two that are made in one moment, each in a cookie of its own', async () => {
    const paths = [pathIn(await made()), pathIn(await made({ name: 'Buletin' }))]
    expect(jar.cookies.size).toBe(2)
    for (const name of jar.cookies.keys()) expect(name).toMatch(/^sanggar_once_[\w-]{12}$/)
    for (const [at, path] of paths.entries()) {
      const secret = secretIn(await open(apiClientShow, path)) ?? ''
      await database.asTenant(mine, ctx => issueClientToken(ctx, { id: idIn(path), secret, scopes: [] }))
      expect(jar.cookies.size).toBe(1 - at)
      expect(await open(apiClientShow, path)).not.toContain('tampil sekali')
    }
  })

  it('keeps what was typed and ticked where it is refused, in the reader’s language', async () => {
    const fields: Fields = [
      ['form', 'make'],
      ['id', newId()],
      ['name', ''],
      ['scopes', 'content:write'],
      ['scopes', 'mail:send'],
    ]
    const html = await send(apiClientCreate, NEW, fields)
    expect(html).toContain('Tulis nama aplikasinya')
    for (const scope of ['content:write', 'mail:send'])
      expect(html).toMatch(new RegExp(`<input type="checkbox"[^>]*checked=""[^>]*value="${scope}"`))
    expect(html).not.toMatch(/checked=""[^>]*value="files:write"/)
    expect(await send(apiClientCreate, NEW, fields, { lang: 'en' })).toContain('Write the application’s name')
    expect(await made({ name: 'x'.repeat(10_000) })).toContain('paling panjang 60 huruf')
    expect(await made({ scopes: 'apps:manage' })).toContain('Salah satu izin tidak dikenal')
    await made()
    expect(await made({ name: 'ABSENSI' })).toContain('Sudah ada aplikasi dengan nama ini')
    for (let at = 1; at < MAX_API_CLIENTS; at++) await addApp(mine, `app ${at}`)
    expect(await made({ name: 'kebanyakan' })).toContain('sudah punya 50 aplikasi')
    expect(jar.cookies.size).toBe(1)
  })

  it('makes one of a form that is sent twice, whose secret is the one shown last', async () => {
    const fields = { form: 'make', id: newId(), name: 'Absensi' }
    const answers = [await send(apiClientCreate, NEW, fields), await send(apiClientCreate, NEW, fields)]
    expect(answers[0]).toBe(answers[1])
    expect(await apps()).toHaveLength(1)
    const secret = secretIn(await open(apiClientShow, pathIn(answers[0] ?? ''))) ?? ''
    await database.asTenant(mine, ctx => issueClientToken(ctx, { id: fields.id, secret, scopes: [] }))
    expect(await send(apiClientCreate, NEW, fields)).toContain('sudah pernah dikirim')
  })
})

describe('an API client’s page', () => {
  it('renews its secret and revokes it once that is confirmed', async () => {
    const { id, secret } = await addApp()
    const at = `${AT}/${id}`
    for (const form of ['renew', 'revoke']) {
      const html = await send(apiClientShow, at, { form })
      expect(html).toContain('Centang dahulu kotak ini')
      expect(html).toContain(`href="#${form}-sure"`)
    }
    const use = (with_: string) => database.asTenant(mine, ctx => issueClientToken(ctx, { id, secret: with_, scopes: [] }))
    await use(secret)
    expect(await send(apiClientShow, at, { form: 'renew', sure: '1' })).toBe(`303 ${at}?secret=once`)
    const renewed = secretIn(await open(apiClientShow, `${at}?secret=once`)) ?? ''
    await expect(use(secret)).rejects.toMatchObject({ status: 401 })
    await use(renewed)
    expect(await send(apiClientShow, at, { form: 'revoke', sure: '1' })).toBe('303 /Studio/Integrations?done=revoked')
    await expect(use(renewed)).rejects.toMatchObject({ status: 401 })
    expect(await browse({}, options => visit(apiClientShow, at, options))).toBe('404')
    expect(await audit()).toMatchObject([
      { act: 'client.secret-renewed', details: { name: 'Aplikasi demo' } },
      { act: 'client.revoked', details: { name: 'Aplikasi demo' } },
    ])
  })
})
