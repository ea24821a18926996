import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { expect, it } from 'vitest'
import { plain, TestBrowser, type TestPage } from '#features/account-site/testing.ts'
import { OWN_ACCOUNTS } from '#features/members/identity.server.ts'
import { addSuperadmin } from '#features/members/superadmins.server.ts'
import { withScope } from '#platform/db/scope.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestMailServer } from '#platform/testing/mail-server.ts'
import { offerSetup } from './installation/installation.ts'
import { openTestServer } from './testing-server.ts'

/* From an empty database to the first organisation, through the whole product's own port. */
const database = openTestDatabase()
const server = openTestServer(database, { SERVE: 'sites,calls,account' })
const PERSON = { name: 'Rahma Penyiap', email: 'rahma@contoh.id', password: 'kopi-tubruk-pagi-hari' }

/** Returns a browser that asks the server by its socket. */
function browse(address: string): TestBrowser {
  const request = async (href: string | Request | URL, { headers, method, body }: RequestInit = {}) => {
    const { pathname, search } = new URL(href instanceof Request ? href.url : href)
    const sent = Object.fromEntries(new Headers(headers))
    const answer = await server.ask('account.localhost:3000', pathname + search, sent, method, typeof body === 'string' ? body : '')
    const given = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) for (const one of [value ?? []].flat()) given.append(name, one)
    return new Response([204, 303].includes(answer.status) ? null : new Uint8Array(answer.body), { status: answer.status, headers: given })
  }
  return new TestBrowser({ request }, address)
}

/** Starts once more, as far as the printed address goes; returns its path. */
async function printed(): Promise<string | undefined> {
  const notes: string[] = []
  await offerSetup(server.runtime(), note => notes.push(note))
  const address = /http:\/\/account\.localhost:3000(\/Setup\?key=[\w-]{22})$/.exec(notes[0] ?? '')
  return address?.[1]
}

const titleOf = ({ html }: TestPage) => plain(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '')

it('leads from the printed address to the first organisation, step by step, and opens to nobody else', async () => {
  const stranger = browse('192.0.2.1')
  for (const path of ['/Setup', '/Setup?key=', '/Setup?key=AAAAAAAAAAAAAAAAAAAAAA'])
    expect([path, (await stranger.open(path)).status]).toEqual([path, 404])
  expect((await stranger.open('/Setup/Mail')).path).toContain('/sign-in')

  const before = await printed()
  const path = await printed()
  expect(path).toBeDefined()
  expect((await stranger.open(before ?? '')).status).toBe(404)
  const { rows: kept } = await database.pool.query<{ key_sha256: Buffer }>('select key_sha256 from directory.setup')
  expect(kept[0]?.key_sha256.toString()).not.toContain(path?.slice(-22))

  const browser = browse('192.0.2.2')
  const start = await browser.open(path ?? '')
  expect(start.status).toBe(200)
  const refused = await browser.submit(start, { ...PERSON, password: 'pendek' })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain(PERSON.email)
  const factor = await browser.submit(refused, PERSON)
  expect(factor.path).toBe('/Setup/Factor')
  // The key is used up, also for the one who used it and for whoever read it from the log.
  expect((await stranger.open(path ?? '')).status).toBe(404)
  // Each step survives a reload, and no later one can be had without the second factor.
  expect((await browser.open(path ?? '')).path).toBe('/Setup/Factor')
  for (const later of ['/Setup/Mail', '/Organisations/New']) expect([later, (await browser.open(later)).status]).toEqual([later, 404])

  const app = await browser.submit(factor, { password: PERSON.password })
  const secret = /select-all">([^<]+)</.exec(app.html)?.[1]?.replaceAll(' ', '') ?? ''
  const otp = createOTP(new TextDecoder().decode(base32.decode(secret)))
  expect((await browser.submit(app, { code: '000000' })).status).toBe(422)
  const codes = await browser.submit(await browser.open('/Setup/Factor'), { code: await otp.totp() })
  expect(codes.status).toBe(200)
  expect(codes.html).toContain('href="/Setup/Mail"')
  // No start prints an address any more.
  expect(await printed()).toBeUndefined()

  const mailServer = await openTestMailServer()
  const mail = await browser.open('/Setup/Mail')
  const { host, port } = mailServer.settings.server
  const entered = { server: host, port: String(port), security: 'smtp', login: '', password: '', from: 'Rahma <rahma@contoh.id>' }
  expect((await browser.submit(mail, { ...entered, from: 'bukan alamat' })).status).toBe(422)
  const unsent = await browser.submit(await browser.open('/Setup/Mail'), { ...entered, port: '1' })
  expect([unsent.status, unsent.html]).toEqual([422, expect.stringContaining('ECONNREFUSED')])
  expect(await server.runtime().accounts.mailServer.find()).toBeUndefined()
  expect((await browser.submit(await browser.open('/Setup/Mail'), entered)).path).toBe('/Setup/Mail?sent')
  expect(mailServer.received.map(one => one.to)).toEqual([[PERSON.email]])
  const { rows } = await database.pool.query<{ sealed: string }>('select sealed from directory.mail_server')
  expect(rows[0]?.sealed).not.toContain(host)

  const form = await browser.open('/Organisations/New')
  expect(titleOf(form)).toBe('Organisasi pertamamu')
  const organisation = { name: 'Sekolah Pagi', host: 'pagi', layout: 'sfi', email: PERSON.email }
  for (const [field, bad] of [
    ['host', 'account'],
    ['host', '127.0.0.1'],
    ['layout', 'tidak-ada'],
    ['name', ' '],
    ['email', 'x'],
  ] as const)
    expect([field, (await browser.submit(form, { ...organisation, [field]: bad, 'idempotency-key': `${field}${bad}` })).status]).toEqual([
      field,
      422,
    ])
  expect((await database.pool.query('select from directory.tenants')).rowCount).toBe(0)
  const made = await browser.submit(form, organisation)
  expect([made.status, titleOf(made)]).toEqual([200, 'Organisasi sudah ada'])
  expect(plain(made.html)).toContain('http://pagi.localhost:3000/Login?to=%2FStudio')
  const taken = await browser.submit(await browser.open('/Organisations/New'), organisation)
  expect([taken.status, taken.html]).toEqual([422, expect.stringContaining('Organisasi lain sudah memakai alamat ini')])
  expect((await database.pool.query('select from directory.tenants')).rowCount).toBe(1)

  // The new site answers at its host, closed until its admin opens it, and its log says who made it.
  const closed = await server.ask('pagi.localhost:3000', '/')
  expect([closed.status, closed.body.toString()]).toEqual([503, expect.stringContaining('Sekolah Pagi')])
  const { rows: log } = await database.pool.query('select actor, act, subject from audit_log order by at, id')
  expect(log).toEqual(
    expect.arrayContaining([
      { actor: PERSON.email, act: 'tenant.created', subject: 'Sekolah Pagi' },
      { actor: 'operator', act: 'member.invited', subject: PERSON.email },
    ]),
  )
}, 120_000)

it('ends with a superadmin who was named by a command meanwhile', async () => {
  await database.pool.query('delete from directory.superadmins')
  const path = (await printed()) ?? ''
  const browser = browse('192.0.2.3')
  expect((await browser.open(path)).status).toBe(200)
  await withScope(database.pool, { system: 'superadmins' }, db => addSuperadmin(db, { issuer: OWN_ACCOUNTS, subject: 'lain' }))
  expect((await browser.open(path)).status).toBe(404)
  expect(await printed()).toBeUndefined()
}, 60_000)
