import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildOrder } from '#features/bookkeeping/testing.ts'
import { buildCourse, joinCourse } from '#features/learning/testing.ts'
import { type Enrolled, enrol } from '#features/members/testing.ts'
import type { Lang } from '#kit/lang.ts'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { findSkill, SKILLS } from './skills.ts'

const database = openTestDatabase()
const day = (n: number) => new Date(TEST_NOW.getTime() + n * 86_400_000)
const OWN = SKILLS.filter(({ who }) => who === 'person').map(({ name }) => name)
let mine: TenantId
let other: TenantId
let siti: Enrolled
let budi: Enrolled
let anak: Enrolled
let neighbour: Enrolled

async function ask(name: string, viewer?: Viewer, { input = {}, lang = 'id' as Lang, of = mine } = {}) {
  const skill = findSkill(name)
  if (!skill) throw new Error(`no skill ${name}`)
  return await database.asTenant(of, ctx => skill.run(ctx, skill.input.parse(input)), { lang, ...(viewer && { viewer }) })
}

const said = (answer: { text: string; sources: unknown; data: unknown }) => JSON.stringify(answer)

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  siti = await enrol(database, mine, 'Siti Rahma', ['student'])
  budi = await enrol(database, mine, 'Budi Setia', ['student'])
  anak = await enrol(database, mine, 'Anak Kecil', ['student'])
  neighbour = await enrol(database, other, 'Tetangga', ['student'])
  await database.asTenant(mine, async ctx => {
    await sql`update members set born_on = '2013-05-05' where id = ${anak.id}`.execute(ctx.db)
    const live = { startsAt: day(3).toISOString(), endsAt: day(3.05).toISOString(), link: 'https://contoh.example/rahasia' }
    const chapters = [
      { title: 'Pembuka' },
      { title: 'Latihan Siti', kind: 'practice', content: { intro: { type: 'doc', content: [{ type: 'paragraph' }] }, questions: [] } },
      { title: 'Sesi Siti', kind: 'live', content: live },
    ]
    const course = await buildCourse(ctx, chapters, { name: 'Kelas Siti' })
    const enrolment = await joinCourse(ctx, siti.id, course.id)
    await sql`update enrolments set percent = 33 where id = ${enrolment}`.execute(ctx.db)
    await sql`insert into chapter_progress (tenant_id, member_id, class_id, chapter_id, state, version, position_at, updated_at, opened_at, done_at, result)
      values (${mine}, ${siti.id}, ${course.id}, ${course.chapterIds[0]}, 'done', 1, ${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW}, 90)`.execute(
      ctx.db,
    )
    const second = await buildCourse(ctx, [{ title: 'Bab Budi' }], { name: 'Kelas Budi' })
    await joinCourse(ctx, budi.id, second.id)
    const third = await buildCourse(ctx, [{ title: 'Bab Anak' }], { name: 'Kelas Anak' })
    await joinCourse(ctx, anak.id, third.id)
    const line = (name: string) => ({ lines: [{ subjectId: newId(), name, price: 150_000 }] })
    await buildOrder(ctx, { ...line('Beli Siti'), memberId: siti.id, isPaid: false })
    await buildOrder(ctx, { ...line('Lunas Siti'), memberId: siti.id })
    await buildOrder(ctx, { ...line('Beli Budi'), memberId: budi.id, isPaid: false })
  })
})

describe('skills about a person', () => {
  it('lead who is not signed in here to the sign-in, and read nothing', async () => {
    const outsiders: (Viewer | undefined)[] = [
      undefined,
      { kind: 'stranger', app: null },
      { kind: 'api-client', clientId: newId(), scopes: ['content:write'] },
      { kind: 'operator' },
    ]
    for (const name of OWN)
      for (const viewer of outsiders) {
        const answer = await ask(name, viewer)
        expect(answer.text).toContain('masuk')
        expect(answer.sources.map(({ href }) => href)).toEqual(['/Login?to=%2FAssistant'])
        expect(said(answer)).not.toMatch(/Siti|Budi|Anak/)
      }
  })

  it('tell nobody of another member, of whatever tenant', async () => {
    for (const name of OWN) {
      expect(said(await ask(name, await siti.viewer()))).not.toMatch(/Budi|Anak/)
      expect(said(await ask(name, await budi.viewer()))).not.toMatch(/Siti|Anak/)
      expect(said(await ask(name, await anak.viewer()))).not.toMatch(/Siti|Budi/)
      expect(said(await ask(name, await neighbour.viewer(), { of: other }))).not.toMatch(/Siti|Budi|Anak/)
      // Whose session is of one tenant sees nothing of theirs in another.
      expect(said(await ask(name, await siti.viewer(), { of: other }))).not.toMatch(/Siti|Budi|Anak/)
    }
    expect(said(await ask('my_progress', await siti.viewer(), { input: { name: 'Kelas Budi' } }))).not.toContain('Bab Budi')
  })

  it('tell a child of their own classes', async () => {
    expect((await ask('my_classes', await anak.viewer())).text).toContain('Kelas Anak')
    expect((await ask('my_progress', await anak.viewer())).text).toContain('Bab Anak')
  })

  it('tell classes, progress, what is due and payments, in both languages', async () => {
    const viewer = await siti.viewer()
    const id = async (name: string) => (await ask(name, viewer)).text
    const en = async (name: string) => (await ask(name, viewer, { lang: 'en' })).text
    expect(await id('my_classes')).toContain('**Kelas Siti**: sedang berjalan, 33% selesai [1]')
    expect(await en('my_classes')).toContain('in progress, 33% done')
    expect(await id('my_progress')).toContain('33% selesai (1 dari 3 bab) [1]')
    expect(await id('my_progress')).toContain('Berikutnya: Latihan Siti [2]')
    expect(await id('my_progress')).toContain('Pembuka 90%')
    const due = await id('my_due')
    for (const words of [
      'sesi langsung “Sesi Siti” (Kelas Siti)',
      'Latihan “Latihan Siti”',
      'WIB',
      'Rp150.000',
      'hari terakhir Kelas Siti',
    ])
      expect(due).toContain(words)
    expect(due).not.toContain('rahasia')
    expect(await en('my_due')).toContain('last day of Kelas Siti')
    expect(await id('my_payments')).toMatch(/Menunggu pembayaran:\n\n- INV\S+: Beli Siti, Rp150\.000, bayar sebelum .* WIB \[1\]/)
    expect(await id('my_payments')).toContain('Lunas Siti')
    expect(await en('my_payments')).toContain('Waiting for payment')
  })

  it('tell who has nothing so, and where to go on', async () => {
    const viewer = await (await enrol(database, mine, 'Kosong', ['student'])).viewer()
    for (const [name, href] of [
      ['my_classes', '/Courses'],
      ['my_progress', '/Courses'],
      ['my_due', '/Learn'],
      ['my_payments', '/Account/Orders'],
    ] as const)
      expect((await ask(name, viewer)).sources.map(source => source.href)).toEqual([href])
  })

  it('the events of a person have their own sessions', async () => {
    expect((await ask('events', await siti.viewer())).text).toContain('Sesi Siti')
    expect((await ask('events', await budi.viewer())).text).not.toContain('Sesi Siti')
    expect((await ask('events')).text).not.toContain('Sesi Siti')
  })
})
