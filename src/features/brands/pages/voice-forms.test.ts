import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GIFTS } from '#features/gifts/testing.ts'
import { enrol } from '#features/members/testing.ts'
import { invoiceMail } from '#features/payments/events.ts'
import { DISC_GROUPS } from '#features/voices/disc.ts'
import { approveVoice, listVoices } from '#features/voices/moderation.server.ts'
import { DISC_TYPES, type VoiceKind } from '#features/voices/voice.ts'
import { createVisitor, type VisitOptions } from '#page/testing.ts'
import type { TenantId } from '#platform/db/ids.ts'
import type { PageRoute } from '#platform/http/page-routes.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import * as page from './voice-page.server.tsx'

const database = openTestDatabase()
const query: PageRoute['query'] = { page: 'page', done: ['sent', 'kept'], result: DISC_TYPES, pledge: 'slug' }
const visitor = createVisitor(database, [
  ...['Metamorfosa', 'Collaboration', 'About', 'Pricing'].map(name => ({ path: `/${name}`, name, query })),
  { path: '/Features/{slug}', name: 'Features-slug', query },
])
let mine: TenantId
let theirs: TenantId

beforeAll(async () => {
  mine = await database.createTenant()
  theirs = await database.createTenant()
})
beforeEach(async () => {
  for (const table of [
    'donations',
    'invoice_links',
    'invoice_lines',
    'invoices',
    'book_reviews',
    'aspirations',
    'testimonies',
    'donations',
    'user_disc',
  ])
    await database.pool.query(`delete from ${table}`)
})

type Fields = Record<string, string> | [string, string][]
const show = async (address: string, more: Partial<VisitOptions> = {}) =>
  (await visitor.show(page.loader, address, { of: mine, ...more })).html ?? ''
async function send(address: string, fields: Fields, more: Partial<VisitOptions> = {}): Promise<string> {
  const answer = await visitor.submit(page, address, fields, { of: mine, ...more })
  return typeof answer === 'string' ? answer : (answer.html ?? '')
}
const rowsOf = async (table: string) => (await database.pool.query<Record<string, unknown>>(`select * from ${table}`)).rows
async function letThrough(kind: VoiceKind) {
  const admin = await enrol(database, mine, 'Ani', ['admin'])
  const id = String((await rowsOf(kind))[0]?.['id'])
  await database.asTenant(mine, ctx => approveVoice(ctx, kind, id), { viewer: await admin.viewer() })
}
const review = { form: 'review', name: '  Ana   Sari ', message: 'Bagus\r\n<script>alert(1)</script>', rating: '4', agree: '1' }

describe('a comment on the book', () => {
  it('is refused with what is wrong beside each field, and what was typed stays', async () => {
    const html = await send('/Metamorfosa', { form: 'review', name: ' ', message: 'x'.repeat(2001), rating: '3' })
    for (const id of ['name', 'message', 'agree']) expect(html).toContain(`id="${id}-problem"`)
    expect(html).toContain('x'.repeat(2001))
    expect(html).toMatch(/<option value="3" selected="">/)
    expect(html).toContain('role="alert"')
    expect(await rowsOf('book_reviews')).toEqual([])
    const english = await send('/Metamorfosa', { form: 'review', name: ' ', message: 'x'.repeat(2001) }, { lang: 'en' })
    for (const words of ['Not sent yet. Mend what is marked.', 'Too long; at most 2.000', 'Tick this box if you agree'])
      expect(english).toContain(words)
    expect(await send('/Metamorfosa', { ...review, form: 'aspiration' })).toBe('400')
    expect(await send('/Metamorfosa', { ...review, form: '' })).toBe('400')
    expect(await send('/Pricing', review)).toBe('400')
  })

  it('waits for staff, is told so, and then stands there as text, at its own tenant alone', async () => {
    expect(await send('/Metamorfosa', review)).toBe('303 /Metamorfosa?done=sent#komentar')
    expect(await rowsOf('book_reviews')).toMatchObject([
      {
        name: 'Ana Sari',
        message: 'Bagus\n<script>alert(1)</script>',
        rating: 4,
        approved_at: null,
        consent: expect.stringContaining('setuju'),
      },
    ])
    const thanks = await show('/Metamorfosa?done=sent')
    expect(thanks).toContain('Menunggu diperiksa')
    expect(thanks).toContain('role="status"')
    expect(thanks).not.toContain('Ana Sari')
    await letThrough('book_reviews')
    const html = await show('/Metamorfosa')
    expect(html).toContain('Ana Sari')
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html).not.toContain('<script>alert')
    expect(await show('/Metamorfosa', { of: theirs })).not.toContain('Ana Sari')
    expect(await show('/Metamorfosa', { lang: 'en' })).toContain('What readers say')
  })

  it('has a page whose address tells search nothing of what was sent', async () => {
    const { head } = await visitor.show(page.loader, '/Metamorfosa?done=sent', { of: mine })
    expect(JSON.stringify(head)).toContain('/Metamorfosa')
    expect(JSON.stringify(head)).not.toContain('done=sent')
  })
})

it('an aspiration keeps its topics when it is refused, and shows them when it is let through', async () => {
  const fields: [string, string][] = [
    ['form', 'aspiration'],
    ['name', 'Dodi'],
    ['city', 'Garut'],
    ['topics', 'alat'],
    ['topics', 'kelas'],
    ['topics', 'uang'],
    ['message', 'Sinyal yang kuat'],
  ]
  const html = await send('/Collaboration', fields)
  expect(html).toContain('id="agree-problem"')
  expect(html).toMatch(/id="topics-alat"[^>]*checked=""/)
  expect(html).not.toMatch(/id="topics-sekolah"[^>]*checked=""/)
  expect(await send('/Collaboration', [...fields, ['agree', '1']])).toBe('303 /Collaboration?done=sent#aspirasi')
  expect(await rowsOf('aspirations')).toMatchObject([{ name: 'Dodi', city: 'Garut', topics: ['kelas', 'alat'] }])
  expect(await show('/Collaboration')).not.toContain('Sinyal yang kuat')
  await letThrough('aspirations')
  expect(await show('/Collaboration')).toContain('Garut · Kelas · Alat dan internet')
})

it('a testimony stands among the page’s own once it is let through', async () => {
  const fields = { form: 'testimony', name: 'Euis', role: 'Alumni kelas web', message: 'Sekarang saya bekerja', agree: '1' }
  expect(await send('/About', { ...fields, agree: '' })).toContain('id="agree-problem"')
  expect(await send('/About', fields)).toBe('303 /About?done=sent#testimoni')
  expect(await show('/About')).not.toContain('Sekarang saya bekerja')
  await letThrough('testimonies')
  expect(await show('/About')).toContain('Sekarang saya bekerja')
})

describe('the page of gifts', () => {
  const settings = { donation: GIFTS, contact: { whatsapp: '6281200000000' } }
  const pledge = { form: 'donation', amount: 'Rp 50.000' }

  it('is closed, and says why, where organisation, permit, period and purpose do not all stand', async () => {
    for (const donation of [undefined, { ...GIFTS, permit: '' }, { ...GIFTS, validUntil: '2026-08-16' }]) {
      const html = await show('/Features/donasi', { settings: donation ? { donation } : {} })
      expect(html).toContain('Donasi sedang tidak dibuka')
      expect(html).not.toContain('<form')
      // Nor are there instructions for pledging.
      expect(html).not.toContain('Bagaimana jalannya')
      expect(await send('/Features/donasi', pledge, { settings: donation ? { donation } : {} })).toBe('403')
    }
    expect(await rowsOf('donations')).toEqual([])
  })

  it('says who collects, by which permit, until when and what for, and that a pledge is no payment', async () => {
    const html = await show('/Features/donasi', { settings })
    for (const words of [
      'Bagaimana jalannya',
      'Yayasan Uji',
      'UJI/001/2026',
      '1 Januari 2026 sampai 31 Desember 2026',
      'Laptop untuk kelas desa',
      'bukan pembayaran',
      'Rp0',
    ])
      expect(html).toContain(words)
  })

  it.each(['', '0', '999', 'lima puluh', '50,5', '-50000', '1e9', '2.000.000.000', '5.00'])('refuses the amount “%s”', async amount => {
    expect(await send('/Features/donasi', { ...pledge, amount }, { settings })).toContain('id="amount-problem"')
    expect(await rowsOf('donations')).toEqual([])
  })

  it('records a pledge without a name, asks to agree where there is one, and counts it when the money has come', async () => {
    const led = await send('/Features/donasi', pledge, { settings })
    expect(led).toMatch(/^303 \/Features\/donasi\?pledge=D-[0-9A-F]{8}#donasi$/)
    expect(await send('/Features/donasi', { ...pledge, name: 'Budi' }, { settings })).toContain('id="agree-problem"')
    expect(await rowsOf('donations')).toMatchObject([{ amount: 50_000, name: null, message: null, consent: null, approved_at: null }])
    const address = led.slice(4).replace('#donasi', '')
    const thanks = await show(address, { settings })
    expect(thanks).toContain(`nomor ${/D-[0-9A-F]{8}/.exec(led)?.[0]}`)
    expect(thanks).toContain('https://wa.me/6281200000000?text=')
    expect(await show('/Features/donasi?pledge=gratis-semua', { settings })).not.toContain('gratis-semua')
    expect(thanks).toContain('Rp0')
    await letThrough('donations')
    expect(await show('/Features/donasi', { settings })).toContain('Rp50.000 dari 1 donasi')
  })
})

describe('the page of gifts where the tenant takes payments', () => {
  const settings = { donation: GIFTS }
  const at = '/Features/donasi'
  const gift = { form: 'donation', offered: '50000', amount: '' }

  beforeAll(async () => {
    await makeQueues(database.url, pino({ level: 'silent' }), [{ job: invoiceMail }])
    const accounts = JSON.stringify([{ bank: 'BCA', number: '1234567890', holder: 'Yayasan Uji' }])
    await database.pool.query(
      `insert into gateway_settings (tenant_id, gateway, is_enabled, methods, accounts, changed_at) values ($1, 'transfer', true, '{transfer}', $2, now())`,
      [mine, accounts],
    )
    return async () => {
      await database.pool.query('delete from gateway_settings')
    }
  })

  it('takes no gift on the day after the permit, nor one that is no amount, and makes no invoice then', async () => {
    expect(await send(at, gift, { settings: { donation: { ...GIFTS, validUntil: '2026-08-16' } } })).toBe('403')
    for (const wrong of [
      { offered: '' },
      { offered: '999' },
      { offered: '1' },
      { amount: '-50000' },
      { amount: '999' },
      { amount: '1.000.000.001' },
      { amount: '50,5' },
    ])
      expect(await send(at, { ...gift, ...wrong }, { settings }), JSON.stringify(wrong)).toContain('id="amount-problem"')
    expect(await send(at, { ...gift, email: 'bukan alamat' }, { settings })).toContain('id="email-problem"')
    for (const words of [{ name: 'Budi' }, { email: 'budi@contoh.id' }, { message: 'Semangat' }])
      expect(await send(at, { ...gift, ...words }, { settings })).toContain('id="agree-problem"')
    expect(await rowsOf('donations')).toEqual([])
    expect(await rowsOf('invoices')).toEqual([])
  })

  it('keeps what was chosen when it is refused', async () => {
    const html = await send(at, { ...gift, name: 'Budi', email: 'budi@contoh.id' }, { settings })
    expect(html).toContain('name="offered" checked="" value="50000"')
    expect(html).toContain('value="budi@contoh.id"')
  })

  it('leads to the payment of an invoice without tax; the gift counts for nothing yet, and staff have nothing to decide', async () => {
    const taxed = { ...settings, payment: { taxBp: 1100 } }
    const led = await send(at, { ...gift, name: 'Budi', email: 'budi@contoh.id', agree: '1' }, { settings: taxed })
    expect(led).toMatch(/^303 \/Pay\/[\w-]{20,}$/)
    const [donation] = await rowsOf('donations')
    expect(donation).toMatchObject({
      amount: 50_000,
      name: 'Budi',
      approved_at: null,
      paid_at: null,
      consent: expect.stringContaining('email'),
    })
    expect(await rowsOf('invoices')).toMatchObject([
      {
        id: donation?.['invoice_id'],
        kind: 'gift',
        total: 50_000,
        tax: 0,
        buyer_name: 'Budi',
        buyer_email: 'budi@contoh.id',
        member_id: null,
      },
    ])
    expect(await rowsOf('invoice_lines')).toMatchObject([{ kind: 'gift', subject_id: donation?.['id'], quantity: 1, price: 50_000 }])
    expect(await show(at, { settings })).toContain('Rp0')
    const admin = await enrol(database, mine, 'Ani', ['admin'])
    const waiting = await database.asTenant(mine, ctx => listVoices(ctx, { state: 'waiting' }, { perPage: 10 }), {
      viewer: await admin.viewer(),
    })
    expect(waiting.items).toEqual([])
  })

  it('takes what is typed rather than what is chosen, and nobody’s name', async () => {
    expect(await send(at, { ...gift, amount: 'Rp 1.000.000.000' }, { settings })).toMatch(/^303 \/Pay\//)
    expect(await rowsOf('donations')).toMatchObject([{ amount: 1_000_000_000, name: null, message: null, consent: null }])
  })

  it('has an invoice that ends with the permit', async () => {
    const settings = { donation: { ...GIFTS, validUntil: '2026-08-17' }, payment: { invoiceHours: 168 } }
    expect(await send(at, gift, { settings })).toMatch(/^303 \/Pay\//)
    expect(await rowsOf('invoices')).toMatchObject([{ expires_at: new Date('2026-08-17T17:00:00Z') }])
  })
})

describe('the reflection test', () => {
  const answers = Object.fromEntries(
    Array.from({ length: DISC_GROUPS }, (_, at) => [
      [`most${at}`, 'S'],
      [`least${at}`, 'D'],
    ]).flat(),
  )
  const fields = { form: 'disc', ...answers, age: 'adult', keep: '1' }
  const at = '/Features/tes-disc'

  it('wants two different answers of each group and the age, and keeps what was ticked', async () => {
    const html = await send(at, { ...fields, most0: '', least1: 'S', age: '' })
    expect(html).toContain('id="most0-problem"')
    expect(html).toContain('id="most1-problem"')
    expect(html).not.toContain('id="most2-problem"')
    expect(html).toContain('id="age-problem"')
    expect(html).toMatch(/name="most2"[^>]*checked=""[^>]*value="S"|name="most2"[^>]*value="S"[^>]*checked=""/)
    expect(await rowsOf('user_disc')).toEqual([])
  })

  it('says that it is for reflection only, and shows the result', async () => {
    expect(await show(at)).toContain('bahan merenung saja')
    const html = await show(`${at}?result=SC`)
    expect(html).toContain('Penjaga (S)')
    expect(html).toContain('Hampir sama kuat: Peneliti (C)')
    expect(html).toContain('bahan merenung saja')
    expect(html).not.toContain('<form')
  })

  it('keeps nothing of who is under 18, or did not say that it may be kept', async () => {
    expect(await send(at, { ...fields, age: 'child' })).toBe(`303 ${at}?result=S#hasil`)
    expect(await send(at, { ...fields, keep: '' })).toBe(`303 ${at}?result=S#hasil`)
    expect(await rowsOf('user_disc')).toEqual([])
    expect(await show(`${at}?result=S`)).toContain('tidak kami simpan')
  })

  it('keeps the type of an adult who wants it, and nothing else', async () => {
    expect(await send(at, fields)).toBe(`303 ${at}?result=S&done=kept#hasil`)
    expect(await rowsOf('user_disc')).toEqual([
      { tenant_id: mine, id: expect.any(String), type: 'S', is_adult: true, created_at: expect.any(Date) },
    ])
  })
})
