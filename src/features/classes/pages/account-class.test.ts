import { beforeAll, describe, expect, it } from 'vitest'
import { setBatch } from '#features/enrolments/testing.ts'
import { as, type Enrolled, enrol } from '#features/members/testing.ts'
import { arrive } from '#features/privacy/testing.ts'
import { createVisitor } from '#page/testing.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { buildClass } from '../testing.ts'
import { action, loader } from './account-class.server.tsx'
import { loader as course } from './course-show.server.tsx'

const database = openTestDatabase()
const { show, submit, visit } = createVisitor(database, [
  { path: '/Account/Class/{slug}', name: 'Account-Class-slug' },
  { path: '/Courses/{slug}', name: 'Courses-slug' },
])

let mine: TenantId
let other: TenantId
let siti: Enrolled
let budi: Enrolled

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  siti = await enrol(database, mine, 'Siti', ['student'])
  budi = await enrol(database, mine, 'Budi', ['student'])
})

const make = (slug: string, own: object = {}) => database.asTenant(mine, ctx => buildClass(ctx, { slug, ...own }))
const joinOf = (html: string) => /data-join="([a-z-]+)"/.exec(html)?.[1]
const send = async (who: Enrolled, slug: string, form: 'join' | 'leave') =>
  await submit({ loader, action }, `/Account/Class/${slug}`, { form }, await as(who, mine))
const boxOf = async (who: Enrolled, slug: string) => (await show(loader, `/Account/Class/${slug}`, await as(who, mine))).html
const publicJoin = async (slug: string) => joinOf((await show(course, `/Courses/${slug}`, { of: mine })).html)

describe('the page of joining', () => {
  it('leads nobody to sign in and back, and shows no class of another tenant', async () => {
    await make('masuk')
    expect(await visit(loader, '/Account/Class/masuk', { of: mine })).toBe('302 /Login?to=%2FAccount%2FClass%2Fmasuk')
    const theirs = await enrol(database, other, 'Tamu', ['student'])
    expect(await visit(loader, '/Account/Class/masuk', await as(theirs, other))).toBe('404')
  })

  it('asks for a consent where one is missing, and joins nobody', async () => {
    await make('izin')
    const child = await arrive(database, mine, { bornOn: '2012-01-01', roles: ['student'], consent: 'self' })
    const { html } = await show(loader, '/Account/Class/izin', { of: mine, viewer: await child.viewer() })
    expect(joinOf(html)).toBe('consent')
    expect(html).toContain('href="/Account/Join?to=%2FAccount%2FClass%2Fizin"')
    expect(await submit({ loader, action }, '/Account/Class/izin', { form: 'join' }, { of: mine, viewer: await child.viewer() })).toBe(
      '303 /Account/Join?to=%2FAccount%2FClass%2Fizin',
    )
    expect((await database.pool.query('select from enrolments where member_id = $1', [child.id])).rowCount).toBe(0)
  })

  it('joins, says so, and lets one leave and come back', async () => {
    const { id } = await make('ikut')
    const module = { tenant_id: mine, id: newId(), class_id: id, slug: 'awal', title: 'Awal', position: 0 }
    const chapter = {
      tenant_id: mine,
      id: newId(),
      module_id: module.id,
      slug: 'satu',
      title: 'Satu',
      minutes: 5,
      position: 0,
      published_at: TEST_NOW,
    }
    await database.asTenant(mine, async ctx => {
      await ctx.db.insertInto('class_modules').values(module).execute()
      await ctx.db.insertInto('class_chapters').values(chapter).execute()
    })
    expect(joinOf(await boxOf(siti, 'ikut'))).toBe('open')
    await send(siti, 'ikut', 'join')
    const html = await boxOf(siti, 'ikut')
    expect(joinOf(html)).toBe('joined')
    expect(html).toContain('href="/Courses/ikut/module/awal/chapter/satu"')
    await send(siti, 'ikut', 'join')
    await send(siti, 'ikut', 'leave')
    expect(joinOf(await boxOf(siti, 'ikut'))).toBe('open')
    await send(siti, 'ikut', 'join')
    expect(joinOf(await boxOf(siti, 'ikut'))).toBe('joined')
  })

  it('says one’s place on the waiting list', async () => {
    await make('penuh', { quota: 1 })
    await send(siti, 'penuh', 'join')
    expect(await publicJoin('penuh')).toBe('waiting-list')
    await send(budi, 'penuh', 'join')
    const html = await boxOf(budi, 'penuh')
    expect(joinOf(html)).toBe('waiting-list')
    expect(html).toContain('Kamu nomor 1 di daftar tunggu.')
  })
})

describe('a class with several open batches', () => {
  const days = (n: number) => new Date(TEST_NOW.getTime() + n * 86_400_000)
  const addBatch = async (classId: string, name: string, own: object = {}) => {
    const id = newId()
    const dates = { registration_opens_at: days(-1), registration_closes_at: days(9), starts_at: days(30), ends_at: days(60) }
    await database.asTenant(mine, ctx =>
      ctx.db
        .insertInto('class_batches')
        .values({ tenant_id: mine, id, class_id: classId, name, ...dates, ...own })
        .execute(),
    )
    return id
  }
  const choose = async (who: Enrolled, slug: string, batchId: string) =>
    await submit({ loader, action }, `/Account/Class/${slug}`, { form: 'join', batchId }, await as(who, mine))
  const batchIn = async (classId: string, who: Enrolled) =>
    (await database.pool.query('select batch_id, state from enrolments where class_id = $1 and member_id = $2', [classId, who.id])).rows
  const choices = (html: string) =>
    [...html.matchAll(/<input[^>]*name="batchId"[^>]*>/g)].map(([tag]) => [/value="([^"]*)"/.exec(tag)?.[1], tag.includes('checked')])

  it('takes nobody into a batch that is closed, full, of another class or none', async () => {
    const { id } = await make('p-tolak')
    await addBatch(id, 'Sore')
    const elsewhere = await make('p-lain')
    const shut = await addBatch(id, 'Tutup', { is_closed: true })
    const past = await addBatch(id, 'Lewat', { registration_closes_at: days(-0.5) })
    const full = await addBatch(id, 'Penuh', { quota: 1, has_waiting_list: false })
    await choose(budi, 'p-tolak', full)
    for (const batch of [elsewhere.id, newId(), 'bukan-id']) expect([batch, await choose(siti, 'p-tolak', batch)]).toEqual([batch, '404'])
    const isShut = expect.stringContaining('Pendaftaran angkatan itu tidak dibuka')
    for (const batch of [shut, past]) expect(await choose(siti, 'p-tolak', batch)).toMatchObject({ html: isShut })
    expect(await choose(siti, 'p-tolak', full)).toMatchObject({ html: expect.stringContaining('Tidak ada tempat lagi di angkatan ini') })
    expect(await batchIn(id, siti)).toEqual([])
    const html = await boxOf(siti, 'p-tolak')
    for (const batch of [shut, past]) expect(html).not.toContain(batch)
    // It is there, so that nobody looks for it, and can't be chosen.
    expect(html).toMatch(new RegExp(`<input[^>]*disabled[^>]*value="${full}"|<input[^>]*value="${full}"[^>]*disabled`))
    expect(html).toMatch(/Penuh<span[^>]*>[^<]* · penuh</)
  })

  it('lets one choose, with dates and what is left; the first free one is chosen', async () => {
    const { id } = await make('p-pilih', { quota: 1 })
    const evening = await addBatch(id, 'Malam', { quota: 5, starts_at: days(31) })
    const morning = await addBatch(id, 'Pagi', { quota: 3 })
    expect(choices(await boxOf(budi, 'p-pilih'))).toEqual([
      [id, true],
      [morning, false],
      [evening, false],
    ])
    await choose(budi, 'p-pilih', id)
    expect(await batchIn(id, budi)).toEqual([{ batch_id: id, state: 'joined' }])
    const html = await boxOf(siti, 'p-pilih')
    expect(choices(html)).toEqual([
      [id, false],
      [morning, true],
      [evening, false],
    ])
    expect(html).toMatch(/Angkatan pertama<span[^>]*>[^<]* · daftar tunggu</)
    expect(html).toMatch(/Pagi<span[^>]*>\d[^<]* \d{4}–\d[^<]* \d{4} · 3 tempat lagi</)
    // Read aloud and reached by keyboard in this order, and in the first view of a phone.
    expect(html.indexOf('value="join"')).toBeLessThan(html.indexOf('name="batchId"'))
    await choose(siti, 'p-pilih', evening)
    expect(await batchIn(id, siti)).toEqual([{ batch_id: evening, state: 'joined' }])
    expect(choices(await boxOf(siti, 'p-pilih'))).toEqual([])
  })

  it('asks who comes from the document of everybody to choose, and nobody where there is one batch alone', async () => {
    const { id } = await make('p-tanya')
    const second = await addBatch(id, 'Sore')
    expect(choices((await show(course, '/Courses/p-tanya', { of: mine })).html)).toEqual([])
    expect(await send(siti, 'p-tanya', 'join')).toBe('303 /Account/Class/p-tanya')
    expect(await batchIn(id, siti)).toEqual([])
    await database.asTenant(mine, ctx => setBatch(ctx, second, { is_closed: true }))
    expect(choices(await boxOf(siti, 'p-tanya'))).toEqual([])
    await send(siti, 'p-tanya', 'join')
    expect(await batchIn(id, siti)).toEqual([{ batch_id: id, state: 'joined' }])
  })
})

describe('a class that was withdrawn', () => {
  const withdraw = async (slug: string, state: string | null) => {
    const { id } = await make(slug)
    const module = { tenant_id: mine, id: newId(), class_id: id, slug: 'awal', title: 'Awal', position: 0 }
    const chapter = { tenant_id: mine, id: newId(), module_id: module.id, slug: 'satu', title: 'Satu', minutes: 5, position: 0 }
    await database.asTenant(mine, async ctx => {
      await ctx.db.insertInto('class_modules').values(module).execute()
      await ctx.db
        .insertInto('class_chapters')
        .values({ ...chapter, published_at: TEST_NOW })
        .execute()
    })
    if (state !== null) {
      await send(siti, slug, 'join')
      await database.pool.query('update enrolments set state = $3 where class_id = $1 and member_id = $2', [id, siti.id, state])
    }
    await database.pool.query('update classes set published_at = null where id = $1', [id])
  }

  it.each([null, 'left', 'removed', 'refused', 'waiting-list', 'waiting-approval'])(
    'is not there for who is not in it: %s',
    async state => {
      await withdraw(`hilang-${state ?? 'tanpa'}`, state)
      expect(await visit(loader, `/Account/Class/hilang-${state ?? 'tanpa'}`, await as(siti, mine))).toBe('404')
    },
  )

  it.each(['joined', 'completed'])('stays with who has %s, says so, leads to no page that is gone, and lets them leave', async state => {
    const slug = `ditarik-${state}`
    await withdraw(slug, state)
    expect(await visit(loader, `/Account/Class/${slug}`, await as(budi, mine))).toBe('404')
    const html = await boxOf(siti, slug)
    expect([joinOf(html), html.includes('data-note="withdrawn"'), html.includes(`href="/Courses/${slug}"`)]).toEqual([state, true, false])
    expect(html).toContain(`href="/Courses/${slug}/module/awal/chapter/satu"`)
    expect(await send(siti, slug, 'leave')).toBe('303 /Learn')
    expect(await visit(loader, `/Account/Class/${slug}`, await as(siti, mine))).toBe('404')
  })
})

describe('a class’s own document', () => {
  it('offers the same to everybody: open, approval, waiting list, payment, closed', async () => {
    await make('a-buka')
    const approved = await make('a-setuju')
    const full = await make('a-habis', { quota: 1 })
    await make('a-bayar', { price_rupiah: 10_000 })
    await make('a-tutup', { registration_closes_at: new Date(TEST_NOW.getTime() - 1000) })
    await database.asTenant(mine, async ctx => {
      await setBatch(ctx, approved.id, { needs_approval: true })
      await setBatch(ctx, full.id, { has_waiting_list: false })
    })
    await send(siti, 'a-habis', 'join')
    for (const [slug, offer] of Object.entries({ buka: 'open', setuju: 'approval', habis: 'closed', bayar: 'payment', tutup: 'closed' }))
      expect([slug, await publicJoin(`a-${slug}`)]).toEqual([slug, offer])
    // One that is full is not said to be open, and one that costs says how one gets in.
    const words = async (slug: string) => (await show(course, `/Courses/${slug}`, { of: mine })).html
    expect(await words('a-habis')).toContain('Semua tempat sudah terisi. Tanyakan angkatan berikutnya.')
    expect(await words('a-bayar')).toContain('Kelas ini berbayar. Begitu lunas')
    expect(await show(course, '/Courses/a-buka', await as(siti, mine))).toMatchObject({ html: expect.stringContaining('data-join="open"') })
  })
})
