import { beforeAll, describe, expect, it } from 'vitest'
import { buildPost } from '#features/posts/testing.ts'
import { createVisitor } from '#page/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import * as staticPage from '../pages/static-page.server.tsx'

const database = openTestDatabase()
const { show, submit } = createVisitor(database, [
  { path: '/Make-Appointment', name: 'Make-Appointment', query: { done: ['appointment'], post: 'slug' } },
  { path: '/Lms', name: 'Lms', query: { done: ['demo'] } },
  { path: '/About', name: 'About' },
])

let mine: TenantId

const form = {
  form: 'appointment',
  name: 'Pak Dodi "D"',
  organisation: '',
  email: 'Dodi@kantor.example',
  phone: '',
  topic: 'Pelatihan guru',
  wishedDate: '2026-08-20',
  wishedTime: 'midday',
  message: 'Baris satu\r\n<script>',
  consent: '1',
}
type Lang = 'id' | 'en'
const send = async (address: string, fields: Record<string, string>, lang: Lang = 'id', settings = {}) => {
  const answer: string | { html: string | null } = await submit(staticPage, address, fields, { of: mine, lang, settings })
  return typeof answer === 'string' ? answer : (answer.html ?? '')
}
const open = async (address: string, lang: Lang = 'id', settings = {}) =>
  (await show(staticPage.loader, address, { of: mine, lang, settings })).html ?? ''
const rows = async (sql: string) => (await database.pool.query(sql)).rows as Record<string, unknown>[]

beforeAll(async () => {
  mine = await database.createTenant()
})

describe('the form of an appointment', () => {
  it('stands on its page, with WhatsApp as a second way where the tenant has it', async () => {
    const html = await open('/Make-Appointment', 'id', { contact: { whatsapp: '6281200001111' } })
    for (const name of Object.keys(form)) expect(html, name).toContain(`name="${name}"`)
    expect(html).toContain('action="/Make-Appointment"')
    expect(html).toContain('href="https://wa.me/6281200001111"')
    expect(html).toContain('href="/Privacy-Policy"')
    expect(await open('/Make-Appointment', 'en')).toContain('action="/en/Make-Appointment"')
    expect(await open('/About')).not.toContain('method="post"')
  })

  it.each<[string, Record<string, string>, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'dodi' }, 'email'],
    ['a number that is none', { phone: '12' }, 'phone'],
    ['a day that is past', { wishedDate: '2026-08-16' }, 'wishedDate'],
    ['a time that there is not', { wishedTime: 'malam' }, 'wishedTime'],
    ['a long message', { message: 'a'.repeat(2001) }, 'message'],
    ['no tick', { consent: '' }, 'consent'],
  ])('says what is wrong beside the field and keeps the rest: %s', async (_, wrong, name) => {
    const html = await send('/Make-Appointment', { ...form, ...wrong })
    expect(html).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true"`))
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    if (name !== 'name') expect(html).toContain('value="Pak Dodi &quot;D&quot;"')
    if (name !== 'message') expect(html).toContain('&lt;script&gt;</textarea>')
    expect(await rows('select from appointments')).toEqual([])
  })

  it('says it in English to who reads English, also what only the command knows', async () => {
    const html = await send('/Make-Appointment', { ...form, email: 'dodi', wishedDate: '' }, 'en')
    for (const words of ['Not sent yet. Look at the fields', 'Write one whole email address']) expect(html).toContain(words)
    expect(await send('/Make-Appointment', { ...form, wishedDate: '2026-08-16' }, 'en')).toContain('Choose today or a later day')
  })

  it('is taken once, keeps the words that were agreed to, and thanks; the tenant’s own address hears of it without a name', async () => {
    const settings = { contact: { email: 'halo@uji.example' } }
    for (let at = 0; at < 2; at++)
      expect(await send('/Make-Appointment', form, 'id', settings)).toBe('303 /Make-Appointment?done=appointment#form')
    expect(await rows(`select name, organisation, email, phone, wished_on::text, wished_time, message, consent from appointments`)).toEqual(
      [
        {
          name: 'Pak Dodi "D"',
          organisation: '',
          email: 'dodi@kantor.example',
          phone: null,
          wished_on: '2026-08-20',
          wished_time: 'midday',
          message: 'Baris satu\n<script>',
          consent: expect.stringContaining('Saya setuju Uji menyimpan'),
        },
      ],
    )
    const mails = await rows('select template, to_address, text_body from mails order by template')
    expect(mails).toMatchObject([
      { template: 'appointment.news', to_address: 'halo@uji.example' },
      { template: 'appointment.received', to_address: 'dodi@kantor.example' },
    ])
    expect(String(mails[0]?.['text_body'])).not.toMatch(/dodi|Pelatihan guru/i)
    const thanks = await open('/Make-Appointment?done=appointment')
    expect(thanks).toContain('Permintaan sudah kami terima')
    expect(thanks).not.toContain('name="topic"')
  })
})

describe('an appointment from a post', () => {
  const buildEvent = async (of: TenantId, slug: string, published_at?: null) => {
    const columns = { kind: 'event', slug, title: `Acara ${slug}`, ...(published_at === null && { published_at }) }
    return (await database.asTenant(of, ctx => buildPost(ctx, columns))).id
  }

  it('names the post, keeps it through a refusal, and staff sees where it came from', async () => {
    const post = await buildEvent(mine, 'temu-warga')
    const html = await open(`/Make-Appointment?post=${post}`)
    for (const answer of [html, await send('/Make-Appointment', { ...form, name: '', postId: post })]) {
      expect(answer).toContain(`name="postId" value="${post}"`)
      expect(answer).toContain('Permintaan ini tentang “Acara temu-warga”.')
    }
    const sent = { ...form, email: 'dari-acara@kantor.example', postId: post }
    expect(await send('/Make-Appointment', sent)).toBe('303 /Make-Appointment?done=appointment#form')
    expect(await rows(`select post_id from appointments where email = '${sent.email}'`)).toEqual([{ post_id: post }])
  })

  it('passes by one that is of another tenant, not published yet, or none at all', async () => {
    const others = await database.createTenant()
    const wrong = [await buildEvent(others, 'milik-lain'), await buildEvent(mine, 'naskah', null), newId(), 'temu-warga']
    for (const [at, postId] of wrong.entries()) {
      expect(await open(`/Make-Appointment?post=${postId}`)).not.toContain('name="postId"')
      const email = `lewat-${at}@kantor.example`
      expect(await send('/Make-Appointment', { ...form, email, postId })).toBe('303 /Make-Appointment?done=appointment#form')
      expect(await rows(`select post_id from appointments where email = '${email}'`)).toEqual([{ post_id: null }])
    }
  })
})

describe('the form of a demonstration', () => {
  it('asks for an address on the page of the learning space, once a day', async () => {
    expect(await open('/Lms')).toContain('name="demoEmail"')
    expect(await send('/Lms', { form: 'demo', demoEmail: 'bukan' })).toMatch(/id="demoEmail"[^>]*aria-invalid="true"/)
    for (const demoEmail of ['lihat@kantor.example', ' LIHAT@kantor.example'])
      expect(await send('/Lms', { form: 'demo', demoEmail }, 'en')).toBe('303 /en/Lms?done=demo#demo')
    expect(await rows('select email, consent from demo_requests')).toEqual([
      { email: 'lihat@kantor.example', consent: expect.stringContaining('you agree that Uji keeps') },
    ])
    expect(await open('/Lms?done=demo')).toContain('Permintaan sudah kami terima')
  })
})

it('a static page without a form takes none', async () => {
  expect(await send('/About', form)).toBe('405')
})
