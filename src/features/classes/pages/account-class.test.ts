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
    expect(await words('a-bayar')).toContain('Kelas ini berbayar. Tanyakan cara membayarnya')
    expect(await show(course, '/Courses/a-buka', await as(siti, mine))).toMatchObject({ html: expect.stringContaining('data-join="open"') })
  })
})
