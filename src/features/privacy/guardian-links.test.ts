import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Lang } from '#kit/lang.ts'
import { createVisitor, type VisitOptions } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { consentText } from './consent-text.ts'
import { GUARDIAN_DAYS } from './guardian-asks.server.ts'
import * as join from './pages/account-join.server.tsx'
import * as guardian from './pages/guardian.server.tsx'
import { ADULT, arrive, DAY, type Guest, later, PUPIL } from './testing.ts'

const database = openTestDatabase()
const routes = [
  { path: '/Account/Join', name: 'Account-Join', query: { school: 'text', secret: ['once'] } } as const,
  { path: '/Account/Guardian/{token}', name: 'Account-Guardian-token' },
]
const visitor = createVisitor(database, routes)
const version = consentText({ purpose: 'membership', giver: 'parent' }, 'id', { site: 'Uji' }).version

/** Keeps cookies as a browser does. */
class Browser {
  readonly cookies = new Map<string, string>()
  who: Guest | undefined
  lang: Lang = 'id'

  async open(page: typeof join | typeof guardian, address: string, fields?: Record<string, string>, now = TEST_NOW): Promise<string> {
    const setCookies: string[] = []
    const viewer = await this.who?.viewer(now)
    const cookie = (name: string) => this.cookies.get(name)
    const options: VisitOptions = { of: mine, now, lang: this.lang, ...(viewer && { viewer }), visit: { setCookies, cookie } }
    const answer = fields ? await visitor.submit(page, address, fields, options) : await visitor.visit(page.loader, address, options)
    for (const one of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
      this.cookies.set(name, decodeURIComponent(value))
    }
    return typeof answer === 'string' ? answer : answer.html
  }
}

let mine: TenantId
let child: Guest
let childs: Browser

beforeAll(async () => {
  mine = await database.createTenant()
})
beforeEach(async () => {
  await database.pool.query('delete from guardian_requests')
  child = await arrive(database, mine, { name: 'Budi “Setia”', bornOn: PUPIL })
  childs = new Browser()
  childs.who = child
})

const mother = { form: 'link', parentName: 'Ibu Rahma', parentPhone: '0812-3456-7890' }
const make = (now = TEST_NOW) => childs.open(join, '/Account/Join?to=%2FCourses', mother, now)
const requests = async () => (await database.pool.query('select * from guardian_requests order by asked_at')).rows

/** Makes a link, and returns the message that WhatsApp gets and the link's path. */
async function sendLink(now = TEST_NOW): Promise<{ whatsapp: URL; text: string; path: string }> {
  const html = await childs.open(join, (await make(now)).replace('303 ', ''), undefined, now)
  const [, href = ''] = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(html) ?? []
  const whatsapp = new URL(href.replaceAll('&amp;', '&'))
  const text = whatsapp.searchParams.get('text') ?? ''
  return { whatsapp, text, path: /\/Account\/Guardian\/[0-9a-f]{64}/.exec(text)?.[0] ?? '' }
}

const allow = { answer: 'allow', name: 'Rahma', agree: '1', version }

describe('a link that the child sends', () => {
  it('is refused to nobody, adults, and for what is no phone number, beside the field', async () => {
    expect(await new Browser().open(join, '/Account/Join', mother)).toMatch(/^302 \/Login/)
    childs.who = await arrive(database, mine, { bornOn: ADULT })
    expect(await make()).toBe('403')
    childs.who = child
    for (const [lang, words] of [
      ['id', 'Tulis satu nomor ponsel Indonesia'],
      ['en', 'Write one Indonesian mobile number'],
    ] as const) {
      childs.lang = lang
      for (const parentPhone of ['12', 'ibu@contoh.id', '+1 415 555 2671', '0'.repeat(1000)])
        expect(await childs.open(join, '/Account/Join', { ...mother, parentPhone })).toContain(words)
    }
    childs.lang = 'id'
    expect(await childs.open(join, '/Account/Join', { form: 'link' })).toContain('Tulis nomor WhatsApp-nya.')
    expect(await requests()).toEqual([])
  })

  it('is shown once, in a message to the number that was typed; neither the number nor the token is stored', async () => {
    expect(await make()).toBe('303 /Account/Join?secret=once&to=%2FCourses')
    await database.pool.query('delete from guardian_requests')
    const { whatsapp, text, path } = await sendLink(later(1000))
    expect(whatsapp.pathname).toBe('/6281234567890')
    expect(text).toContain('Halo Ibu Rahma, ini Budi “Setia”.')
    expect(text).toContain('31 Agustus 2026')
    expect(path).not.toBe('')
    const stored = JSON.stringify(await requests())
    for (const secret of ['81234567890', path.slice(-64)]) expect(stored).not.toContain(secret)
    expect(await requests()).toMatchObject([{ channel: 'link', guardian_email: null, expires_at: later(1000 + GUARDIAN_DAYS * DAY) }])
    const again = await childs.open(join, '/Account/Join?secret=once')
    expect(again).not.toContain('wa.me')
    expect(again).toContain('Kalau belum terkirim, buat tautan baru')
  })

  it('replaces the one before, and counts among three requests a day', async () => {
    const first = await sendLink()
    const second = await sendLink(later(1000))
    const parents = new Browser()
    expect(await parents.open(guardian, first.path, undefined, later(2000))).toContain('Tautan ini sudah tidak berlaku')
    expect(await parents.open(guardian, second.path, undefined, later(2000))).toContain('Izin untuk Budi')
    await sendLink(later(2000))
    expect(await make(later(3000))).toContain('Permintaannya sudah cukup banyak untuk hari ini')
  })

  it('is answered by the parent in their own browser, once, in time', async () => {
    const { path } = await sendLink()
    const parents = new Browser()
    expect(await parents.open(guardian, path, allow, later(GUARDIAN_DAYS * DAY))).toContain('Tautan ini sudah tidak berlaku')
    expect(await parents.open(guardian, path, allow)).toMatch(/^303/)
    expect(await parents.open(guardian, path)).toContain('sudah boleh belajar')
    expect(await child.viewer()).toMatchObject({ person: { role: 'student' } })
    const { rows } = await database.pool.query('select given_by, giver_name, giver_email from consents where member_id = $1', [child.id])
    expect(rows).toEqual([{ given_by: 'parent', giver_name: 'Rahma', giver_email: null }])
    expect(await parents.open(guardian, path, { answer: 'refuse' })).toContain('sudah tidak bisa dipakai')
  })

  it('can’t be answered in the browser that made it, nor where the child is signed in', async () => {
    const { path } = await sendLink()
    const elsewhere = new Browser()
    elsewhere.who = child
    const signedOut = childs
    signedOut.who = undefined
    for (const browser of [elsewhere, signedOut]) {
      expect(await browser.open(guardian, path)).toContain('Buka tautan ini di ponsel orang tua')
      expect(await browser.open(guardian, path, allow)).toBe('403')
      expect(await browser.open(guardian, path, { answer: 'refuse' })).toBe('403')
    }
    signedOut.cookies.clear()
    expect(await signedOut.open(guardian, path)).toContain('Izin untuk Budi')
  })

  it('can be answered in a browser in which only another child made one', async () => {
    const { path } = await sendLink()
    const sister = await arrive(database, mine, { name: 'Sari', bornOn: PUPIL })
    const other = new Browser()
    other.who = sister
    await other.open(join, '/Account/Join', mother, later(1000))
    expect(await other.open(guardian, path)).toContain('Izin untuk Budi')
  })
})

describe('the page to join', () => {
  it('searches schools by a plain form, and takes the one that was chosen, or one that is not in the list', async () => {
    await database.pool.query(
      `insert into schools (tenant_id, id, slug, npsn, name, city_code, confirmed_at) values ($1, gen_random_uuid(), 'smk-2', '20210001', 'SMKN 2 <b>Garut</b>', '32.05', now())`,
      [mine],
    )
    const found = await childs.open(join, '/Account/Join?school=garut&to=%2FCourses')
    expect(found).toContain('SMKN 2 &lt;b&gt;Garut&lt;/b&gt;')
    expect(found).toContain('name="to" value="/Courses"')
    const [, id = ''] = /name="school" value="([0-9a-f-]{36})"/.exec(found) ?? []
    expect(await childs.open(join, '/Account/Join?school=bandung')).toContain('Tidak ada sekolah yang cocok dengan “bandung”')
    expect(await childs.open(join, '/Account/Join', { form: 'named-school', school: 'x' })).toContain('Sekolah ini tidak ada di daftar')
    for (const npsn of ['', '1234567', '123456789', '2021000A', '１２３４５６７８'])
      expect(await childs.open(join, '/Account/Join', { form: 'new-school', schoolName: 'SMK', npsn })).toContain(
        'NPSN terdiri dari tepat 8 angka',
      )
    expect(await childs.open(join, '/Account/Join?to=%2FCourses', { form: 'named-school', school: id })).toBe(
      '303 /Account/Join?to=%2FCourses',
    )
    expect(await childs.open(join, '/Account/Join')).toContain('melihat permintaanmu di daftarnya')
    const unknown = { form: 'new-school', schoolName: 'SMK Harapan', npsn: '20215555' }
    expect(await childs.open(join, '/Account/Join', unknown, later(1000))).toBe('303 /Account/Join')
    expect(await childs.open(join, '/Account/Join', undefined, later(2000))).toContain(
      'SMK Harapan (NPSN 20215555) belum terdaftar di sini',
    )
  })
})
