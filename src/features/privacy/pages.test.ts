import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PublicModule } from '#page/public-page.server.ts'
import { createRequests, createVisitor, type VisitOptions } from '#page/testing.ts'
import type { Viewer } from '#platform/context.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { HeadTags } from '#ui/head-tags.tsx'
import { consentText } from './consent-text.ts'
import * as data from './pages/account-data.server.tsx'
import * as join from './pages/account-join.server.tsx'
import * as guardian from './pages/guardian.server.tsx'
import { ADULT, arrive, CHILD, type Guest, later, PUPIL } from './testing.ts'

const database = openTestDatabase()
const routes = [
  { path: '/Account/Join', name: 'Account-Join' },
  { path: '/Account/Data.json', name: 'Account-Data' },
  { path: '/Account/Guardian/{token}', name: 'Account-Guardian-token' },
]
const visitor = createVisitor(database, routes)
const version = consentText({ purpose: 'membership', giver: 'self' }, 'id', { site: 'Uji' }).version
const marketingVersion = consentText({ purpose: 'marketing' }, 'id', { site: 'Uji' }).version

let mine: TenantId
let guest: Guest

beforeAll(async () => {
  mine = await database.createTenant()
})
beforeEach(async () => {
  await database.pool.query('delete from guardian_requests')
  await database.pool.query('delete from mails')
  guest = await arrive(database, mine, { name: 'Siti <b>“Ñ”</b>' })
})

type PageModule = PublicModule & Required<Pick<PublicModule, 'action'>>
const as = async (who: Guest | undefined, more: Partial<VisitOptions> = {}): Promise<VisitOptions> => {
  const viewer: Viewer | undefined = await who?.viewer(more.now)
  return { of: mine, ...(viewer && { viewer }), ...more }
}
async function show(page: PageModule, address: string, options: VisitOptions): Promise<string> {
  const answer = await visitor.visit(page.loader, address, options)
  return typeof answer === 'string' ? answer : answer.html
}
async function submit(page: PageModule, address: string, fields: Record<string, string>, options: VisitOptions): Promise<string> {
  const answer = await visitor.submit(page, address, fields, options)
  return typeof answer === 'string' ? answer : answer.html
}
const send = async (fields: Record<string, string>, address = '/Account/Join?to=%2FCourses%2Fweb') =>
  await submit(join, address, fields, await as(guest))
const joinPage = async (address = '/Account/Join') => await show(join, address, await as(guest))

async function lastToken(): Promise<string> {
  const { rows } = await database.pool.query<{ text_body: string }>(
    `select text_body from mails where template = 'privacy.guardian' order by created_at desc, id desc limit 1`,
  )
  return /Guardian\/([0-9a-f]{64})/.exec(rows[0]?.text_body ?? '')?.[1] ?? ''
}

describe('the page to join', () => {
  it('leads nobody to the way in, and is not there for strangers', async () => {
    expect(await show(join, '/Account/Join', await as(undefined))).toBe('302 /Login?to=%2FAccount%2FJoin')
    expect(await submit(join, '/Account/Join', { form: 'birth-date' }, await as(undefined))).toMatch(/^302 \/Login/)
    const stranger: VisitOptions = { of: mine, viewer: { kind: 'stranger', app: null } }
    expect(await show(join, '/Account/Join', stranger)).toBe('404')
    expect(await submit(join, '/Account/Join', { form: 'consent', agree: '1', membershipVersion: version }, stranger)).toBe('404')
  })

  it('says what the tenant will know, and asks for the date of birth first', async () => {
    const html = await joinPage()
    expect(html).toContain('Siti &lt;b&gt;“Ñ”&lt;/b&gt;')
    expect(html).toContain(guest.email)
    expect(html).toContain('Kamu bergabung sebagai siswa')
    expect(html).toContain('name="year"')
    expect(html).not.toContain('name="marketing"')
  })

  it('keeps what was chosen where the date is none, and says so beside it', async () => {
    const html = await send({ form: 'birth-date', day: '31', month: '2', year: '2010' })
    expect(html).toContain('Tanggal ini tidak ada di kalender.')
    expect(html).toMatch(/<option value="31" selected/)
    expect(html).toMatch(/<option value="2010" selected/)
    expect(html).toContain('aria-invalid="true"')
    expect(await send({ form: 'birth-date', day: '', month: '', year: 'x'.repeat(1_000_000) })).toContain(
      'Pilih tanggal, bulan, dan tahunnya.',
    )
  })

  it('goes on with the way that the person came by, and leads to it at the end', async () => {
    expect(await send({ form: 'birth-date', day: '17', month: '8', year: '2008' })).toBe('303 /Account/Join?to=%2FCourses%2Fweb')
    const html = await joinPage()
    expect(html).toContain(consentText({ purpose: 'membership', giver: 'self' }, 'id', { site: 'Uji' }).words.split('\n\n')[2])
    expect(html).toMatch(/<input[^>]*name="marketing"[^>]*>/)
    expect(/<input[^>]*name="marketing"[^>]*>/.exec(html)?.[0]).not.toContain('checked')
    const consent = { form: 'consent', membershipVersion: version, marketingVersion }
    const again = await send({ ...consent, marketing: '1' })
    expect(again).toContain('Centang kotak ini kalau kamu setuju.')
    expect(/<input[^>]*name="marketing"[^>]*>/.exec(again)?.[0]).toContain('checked')
    expect(await send({ ...consent, agree: '1' })).toBe('303 /Courses/web')
    expect(await send({ ...consent, agree: '1' })).toBe('303 /Courses/web')
    expect(await joinPage('/Account/Join?to=%2FCourses')).toBe('302 /Courses')
    const { rows } = await database.pool.query('select purpose from consents where member_id = $1', [guest.id])
    expect(rows).toEqual([{ purpose: 'membership' }])
  })

  it('leads on in the language of its own address, which stands in the way once', async () => {
    guest = await arrive(database, mine, { bornOn: ADULT, consent: 'self' })
    expect(await show(join, '/Account/Join?to=%2Fen%2FCourses', await as(guest, { lang: 'en' }))).toBe('302 /en/Courses')
    expect(await show(join, '/Account/Join?to=%2FCourses', await as(guest, { lang: 'en' }))).toBe('302 /en/Courses')
    expect(await show(join, '/Account/Join?to=%2Fen%2FCourses', await as(guest))).toBe('302 /en/Courses')
  })

  it('leads to no other site', async () => {
    guest = await arrive(database, mine, { bornOn: ADULT })
    for (const to of ['https://jahat.example/', '//jahat.example', '/\\jahat.example', '/..//jahat.example', 'javascript:alert(1)'])
      expect(await joinPage(`/Account/Join?to=${encodeURIComponent(to)}`)).not.toContain('jahat')
    const fields = { form: 'consent', agree: '1', membershipVersion: version }
    expect(await send(fields, '/Account/Join?to=%2F%2Fjahat.example')).toBe('303 /')
    expect(await show(join, '/Account/Join?to=%2Fen%2F%2Fjahat.example', await as(guest, { lang: 'en' }))).toBe('302 /en')
  })

  it('offers no marketing to a child, and takes neither consent of theirs', async () => {
    guest = await arrive(database, mine, { bornOn: PUPIL })
    const html = await joinPage()
    expect(html).toContain('Perlu izin orang tua atau wali')
    expect(html).not.toContain('name="marketing"')
    expect(html).not.toContain('name="agree"')
    expect(await send({ form: 'consent', agree: '1', membershipVersion: version, marketing: '1', marketingVersion })).toBe('403')
  })

  it('keeps what a child typed, says what is wrong beside it, and waits then', async () => {
    guest = await arrive(database, mine, { bornOn: PUPIL })
    const wrong = await send({ form: 'guardian', guardianName: '', guardianEmail: 'ibu@@contoh' })
    expect(wrong).toContain('Tulis namanya.')
    expect(wrong).toContain('Tulis satu alamat email yang lengkap')
    expect(wrong).toContain('value="ibu@@contoh"')
    const long = await send({ form: 'guardian', guardianName: 'a'.repeat(1_000_000), guardianEmail: `${'a'.repeat(1_000_000)}@contoh.id` })
    expect(long).toContain('paling banyak 120 huruf')
    expect(await send({ form: 'guardian', guardianName: '  Ñandú   王 ', guardianEmail: ` ${guest.email.toUpperCase()} ` })).toContain(
      'alamatmu sendiri',
    )
    expect(await send({ form: 'guardian', guardianName: '  Ñandú   王 ', guardianEmail: ' IBU@contoh.id ' })).toMatch(/^303/)
    const waiting = await joinPage()
    expect(waiting).toContain('Menunggu izin dari Ñandú 王')
    expect(waiting).toContain('ibu@contoh.id')
    expect(await send({ form: 'again', guardianName: 'Ñandú 王', guardianEmail: 'ibu@contoh.id' })).toMatch(/^303/)
    const { rows } = await database.pool.query('select to_address from mails')
    expect(rows).toEqual([{ to_address: 'ibu@contoh.id' }])
  })

  it('says so in the reader’s language above three requests a day', async () => {
    guest = await arrive(database, mine, { bornOn: PUPIL })
    for (const at of [1, 2, 3]) await send({ form: 'guardian', guardianName: 'Ibu', guardianEmail: `ibu${at}@contoh.id` })
    const form = { form: 'guardian', guardianName: 'Bapak Baru', guardianEmail: 'bapak@contoh.id' }
    const html = await submit(join, '/Account/Join', form, await as(guest, { lang: 'en' }))
    expect(html).toContain('That is enough requests for today.')
    expect(html).toContain('value="Bapak Baru"')
  })
})

describe('the parent’s page', () => {
  beforeEach(async () => {
    guest = await arrive(database, mine, { name: 'Budi <i>S</i>', bornOn: PUPIL })
    await send({ form: 'guardian', guardianName: 'Ibu Rahma', guardianEmail: 'ibu@contoh.id' })
  })
  const visit = async (token: string, now = TEST_NOW) => await show(guardian, `/Account/Guardian/${token}`, await as(undefined, { now }))
  const answer = async (token: string, fields: Record<string, string>) =>
    await submit(guardian, `/Account/Guardian/${token}`, fields, await as(undefined))

  it('of no token says so with 404', async () => {
    for (const token of ['x', '0'.repeat(64)]) expect(await visit(token)).toContain('Tautan ini tidak kami kenal')
    const html = await answer('0'.repeat(64), { answer: 'allow', name: 'Ibu', agree: '1' })
    expect(html).toContain('Tautan ini tidak kami kenal')
    expect(await visit(await lastToken(), later(14 * 86_400_000))).toContain('Tautan ini sudah tidak berlaku')
  })

  it('is not sent along, kept or found, and carries its key in no address of its head', async () => {
    expect(guardian.headers()).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' })
    const token = await lastToken()
    const { head } = await visitor.show(guardian.loader, `/Account/Guardian/${token}`, await as(undefined))
    const tags = renderToStaticMarkup(createElement(HeadTags, { head }))
    expect(tags).toContain('noindex')
    expect(tags).not.toContain(token)
  })

  it('says who the child is, shows the text, and wants a name and a tick for a yes', async () => {
    const token = await lastToken()
    const html = await visit(token)
    expect(html).toContain('Izin untuk Budi &lt;i&gt;S&lt;/i&gt;')
    expect(html).toContain('value="Ibu Rahma"')
    const parent = consentText({ purpose: 'membership', giver: 'parent' }, 'id', { site: 'Uji', child: 'Budi' })
    const bare = await answer(token, { answer: 'allow', name: ' ', version: parent.version })
    expect(bare).toContain('Tulis namanya.')
    expect(bare).toContain('Centang kotak ini kalau mengizinkan.')
    expect(await answer(token, { answer: 'hapus' })).toContain('Izin untuk')
    expect(await guest.viewer()).toMatchObject({ person: { roles: [] } })
    expect(await answer(token, { answer: 'allow', name: 'Rahma', agree: '1', version: parent.version })).toBe(
      `303 /Account/Guardian/${token}`,
    )
    expect(await visit(token)).toContain('Rahma mengizinkan pada')
    expect(await joinPage()).toBe('302 /')
    expect(await answer(token, { answer: 'withdraw' })).toBe(`303 /Account/Guardian/${token}`)
    expect(await visit(token)).toContain('Izinnya sudah ditarik')
    expect(await joinPage()).toContain('menarik kembali izinnya')
  })

  it('takes a no without a name', async () => {
    const token = await lastToken()
    expect(await answer(token, { answer: 'refuse', name: '' })).toMatch(/^303/)
    expect(await visit(token)).toContain('Izin tidak diberikan')
    expect(await joinPage()).toContain('Ibu Rahma tidak memberi izin')
  })
})

describe('the file of one’s own data', () => {
  it('is for who is signed in, whatever they are here', async () => {
    expect(await visitor.visit(data.loader, '/Account/Data.json', await as(undefined))).toMatch(/^302 \/Login/)
    guest = await arrive(database, mine, { name: 'Anak', bornOn: CHILD })
    const request = createRequests(database, routes)('/Account/Data.json', await as(guest))
    const answer = await data.loader(request.args)
    await request.commit()
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="data-uji-2026-08-17.json"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toMatchObject({ tables: { members: [{ name: 'Anak', born_on: CHILD }] } })
  })
})
