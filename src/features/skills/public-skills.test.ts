import { type Insertable, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildOpenClass, setBatch } from '#features/enrolments/testing.ts'
import { joinCourse } from '#features/learning/testing.ts'
import { enrol } from '#features/members/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildProgram } from '#features/programs/testing.ts'
import { replaceQuestions } from '#features/sites/questions.server.ts'
import type { Lang } from '#kit/lang.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import type { SkillAnswer } from './skill.ts'
import { findSkill, SKILLS } from './skills.ts'

const database = openTestDatabase()
const day = (n: number) => new Date(TEST_NOW.getTime() + n * 86_400_000)
let mine: TenantId
let other: TenantId

async function ask(
  name: string,
  input: object = {},
  { of = mine, viewer, lang = 'id' as Lang }: { of?: TenantId; viewer?: Viewer; lang?: Lang } = {},
) {
  const skill = findSkill(name)
  if (!skill) throw new Error(`no skill ${name}`)
  return await database.asTenant(of, ctx => skill.run(ctx, skill.input.parse(input)), { lang, ...(viewer && { viewer }) })
}

/** Adds an employer with its jobs, full-time, of one title each. */
async function hire(ctx: Ctx, company: string, jobs: readonly (Partial<Insertable<DB['jobs']>> & { title: string })[], isShown = true) {
  const own = { tenant_id: ctx.tenantId, summary: 'Ringkasan' }
  const career = newId()
  await ctx.db
    .insertInto('careers')
    .values({ ...own, id: career, slug: `c-${career}`, company, industry: 'Kedai', content: '{}', published_at: isShown ? ctx.now : null })
    .execute()
  for (const job of jobs)
    await ctx.db
      .insertInto('jobs')
      .values({
        ...own,
        id: newId(),
        career_id: career,
        slug: `j-${newId()}`,
        type: 'full-time',
        mode: 'onsite',
        duties: [],
        requirements: [],
        published_at: ctx.now,
        ...job,
      })
      .execute()
}

/** Every mark has a source, and every source is marked. */
function expectCited({ text, sources }: SkillAnswer): void {
  const marks = new Set([...text.matchAll(/\[(\d+)\]/g)].map(match => Number(match[1])))
  expect([...marks].toSorted((a, b) => a - b)).toEqual(sources.map((_, at) => at + 1))
  for (const { href } of sources) expect(href).toMatch(/^\/(?!\/)/)
}

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(mine, async ctx => {
    await buildOpenClass(ctx, {
      name: 'React untuk Katering',
      slug: 'react-katering',
      code: 'RCT-1',
      words: 'React',
      level: 'Menengah',
      price_rupiah: 250_000,
      starts_at: day(20),
    })
    await buildOpenClass(ctx, { name: 'HTML dari Nol', slug: 'html-nol', words: 'HTML', level: 'Dasar', always_open: true })
    await buildOpenClass(ctx, {
      name: 'Desain di Bandung',
      slug: 'desain-bandung',
      words: 'Desain',
      level: 'Pemula',
      mode: 'offline',
      held_city_codes: ['32.73'],
      starts_at: day(3),
    })
    const later = await buildOpenClass(ctx, {
      name: 'Kotlin Nanti',
      slug: 'kotlin-nanti',
      words: 'Kotlin',
      registration_opens_at: day(10),
      registration_closes_at: day(15),
      starts_at: day(30),
    })
    await setBatch(ctx, later.id, { registration_opens_at: day(10), registration_closes_at: day(15) })
    await buildOpenClass(ctx, { name: 'Rancangan Rahasia', slug: 'rancangan', published_at: null })
    await buildOpenClass(ctx, { name: '[Klik](https://jahat.example) <img src=x> **Gratis**', slug: 'jahat', words: 'jahat' })
    await buildPost(ctx, {
      kind: 'event',
      slug: 'temu-karier',
      title: 'Temu Karier',
      details: JSON.stringify({
        startsAt: day(5).toISOString(),
        endsAt: day(5.1).toISOString(),
        place: 'Bandung',
        registrationUrl: 'https://contoh.example/daftar',
      }),
    })
    await buildPost(ctx, {
      kind: 'event',
      slug: 'acara-lalu',
      title: 'Acara Lalu',
      details: JSON.stringify({ startsAt: day(-5).toISOString() }),
    })
    await buildPost(ctx, {
      kind: 'event',
      slug: 'acara-rancangan',
      title: 'Acara Rancangan',
      published_at: null,
      details: JSON.stringify({ startsAt: day(5).toISOString() }),
    })
    await buildProgram(ctx, { name: 'Jalur Pengembang Web', slug: 'jalur-web', summary: 'Dari nol sampai terbit.' })
    await buildProgram(ctx, { name: 'Program Lampau', slug: 'lampau', is_active: false })
    await hire(ctx, 'Kedai Uji', [
      { title: 'Barista Kedai', closes_at: day(9), salary_min_rupiah: 3_600_000, salary_max_rupiah: 4_200_000 },
      { title: 'Magang Sangrai', type: 'internship' },
      { title: 'Lowongan Tutup', closes_at: day(-1) },
      { title: 'Lowongan Rancangan', published_at: null },
    ])
    await hire(ctx, 'Kedai Rancangan', [{ title: 'Kasir Rancangan' }], false)
  })
  await database.asTenant(other, async ctx => {
    await buildOpenClass(ctx, { name: 'Kelas Tetangga', words: 'React tetangga' })
    await buildPost(ctx, { kind: 'event', title: 'Acara Tetangga', details: JSON.stringify({ startsAt: day(2).toISOString() }) })
    await buildProgram(ctx, { name: 'Program Tetangga' })
    await hire(ctx, 'Kedai Tetangga', [{ title: 'Barista Tetangga' }])
  })
})

describe('all skills', () => {
  it('have names of their own that tools can bear, and refuse input that is none', () => {
    expect(new Set(SKILLS.map(({ name }) => name)).size).toBe(SKILLS.length)
    for (const { name } of SKILLS) expect(name).toMatch(/^[a-z_]{3,40}$/)
    expect(findSkill('open_classes')?.input.safeParse({ price: 'cheap' }).success).toBe(false)
    expect(findSkill('class_details')?.input.safeParse({}).success).toBe(false)
    expect(findSkill('class_details')?.input.safeParse({ name: 'x'.repeat(500) }).success).toBe(false)
    expect(findSkill('delete_everything')).toBeUndefined()
  })

  it('tell nobody of another tenant, of drafts or of what is over', async () => {
    const inputs: [string, object][] = [
      ['open_classes', {}],
      ['open_classes', { topic: 'tetangga' }],
      ['class_details', { name: 'Kelas Tetangga' }],
      ['class_details', { name: 'Rancangan Rahasia' }],
      ['events', {}],
      ['events', { topic: 'tetangga' }],
      ['how_to_join', { what: 'class', name: 'Rancangan Rahasia' }],
      ['programs', {}],
      ['open_jobs', {}],
      ['open_jobs', { topic: 'barista' }],
    ]
    for (const [name, input] of inputs)
      for (const lang of ['id', 'en'] as const) {
        const answer = await ask(name, input, { lang })
        expectCited(answer)
        const said = `${answer.text.replace(/“[^”]*”/g, '')} ${JSON.stringify(answer.data)} ${JSON.stringify(answer.sources)}`
        for (const hidden of ['Tetangga', 'Rancangan', 'rancangan', 'Acara Lalu']) expect(said).not.toContain(hidden)
      }
  })

  it('write nothing: they run where nothing can be written', async () => {
    const student = await enrol(database, mine, 'Siti', ['student'])
    const viewer = await student.viewer()
    const inputs: Record<string, object> = { class_details: { name: 'React' }, how_to_join: { what: 'class', name: 'React' } }
    for (const skill of SKILLS)
      await database.asTenant(
        mine,
        async ctx => {
          await sql`set transaction read only`.execute(ctx.db)
          expect((await skill.run(ctx, skill.input.parse(inputs[skill.name] ?? {}))).text).not.toBe('')
        },
        { viewer },
      )
  })

  it('show names as words, whatever is written in them', async () => {
    const { text } = await ask('open_classes', { topic: 'jahat' })
    expect(text).toContain('\\[Klik\\](https://jahat.example) \\<img src=x\\>')
    expect(text).not.toMatch(/(?<!\\)\[Klik/)
  })
})

describe('open classes', () => {
  it('are found by topic, price, level, city, way and start', async () => {
    const names = async (input: object) => JSON.stringify((await ask('open_classes', input)).data)
    expect(await names({ topic: 'react' })).toContain('react-katering')
    expect(await names({ price: 'free' })).not.toContain('react-katering')
    expect(await names({ price: 'paid' })).toContain('react-katering')
    expect(await names({ level: 'Pemula', price: 'free' })).toContain('html-nol')
    expect(await names({ city: 'bandung' })).toContain('desain-bandung')
    expect(await names({ mode: 'offline' })).toContain('desain-bandung')
    expect(await names({ starts: 'this-week' })).toContain('desain-bandung')
  })

  it('are told with price, level and day in both languages', async () => {
    const { text } = await ask('open_classes', { topic: 'react' })
    expect(text).toContain('Rp250.000')
    expect(text).toContain('Menengah')
    expect(text).toContain('6 September 2026')
    expect((await ask('open_classes', { topic: 'react' }, { lang: 'en' })).text).toContain('One class is open for registration')
  })

  it('that are to open, or are elsewhere, are named as such; where there is none, where to look', async () => {
    expect(await ask('open_classes', { topic: 'kotlin' })).toMatchObject({ data: { how: 'soon' } })
    expect(await ask('open_classes', { topic: 'react', city: 'surabaya' })).toMatchObject({ data: { how: 'wider' } })
    const none = await ask('open_classes', { topic: 'memasak rendang' })
    expect(none.isEmpty).toBe(true)
    // One word of two is not what was asked for.
    expect((await ask('open_classes', { topic: 'react rendang' })).isEmpty).toBe(true)
    expect((await ask('open_classes', { topic: 'react katering' })).isEmpty).toBeUndefined()
    expect(none.text).toContain('tidak ada kelas terbuka')
    expect(none.sources.map(({ href }) => href)).toEqual(['/Courses'])
  })
})

describe('one class', () => {
  it('is told with its dates and price, by name or code', async () => {
    for (const name of ['react katering', 'rct-1', 'react-katering']) {
      const answer = await ask('class_details', { name })
      expect(answer.text).toContain('Biaya: Rp250.000')
      expect(answer.text).toContain('WIB')
      expect(answer.sources[0]).toMatchObject({ kind: 'class', href: '/Courses/react-katering' })
      expectCited(answer)
    }
  })

  it('says that it is not there, where it is not', async () => {
    const answer = await ask('class_details', { name: 'memasak rendang' })
    expect(answer).toMatchObject({ data: { class: null } })
    expect(answer.text).toContain('tidak menemukan')
  })

  it('says what it offers to who asks', async () => {
    const student = await enrol(database, mine, 'Ani', ['student'])
    const viewer = await student.viewer()
    await database.asTenant(mine, async ctx => {
      const { id } = await ctx.db.selectFrom('classes').select('id').where('slug', '=', 'html-nol').executeTakeFirstOrThrow()
      await joinCourse(ctx, student.id, id)
    })
    expect((await ask('class_details', { name: 'html-nol' }, { viewer })).text).toContain('sudah terdaftar')
    expect((await ask('class_details', { name: 'html-nol' })).text).not.toContain('sudah terdaftar')
    expect((await ask('how_to_join', { what: 'class', name: 'html-nol' }, { viewer })).text).toContain('sudah terdaftar')
  })
})

describe('events', () => {
  it('are told with day, place and how to take part', async () => {
    const answer = await ask('events')
    expect(answer.text).toContain('**Temu Karier**: Sabtu, 22 Agustus 2026 pukul 10.00–12.24 WIB · Bandung · daftar lewat halamannya')
    expectCited(answer)
    expect((await ask('events', { city: 'bandung', starts: 'this-week' })).text).toContain('Temu Karier')
  })

  it('that fit nothing are said to, with the next ones', async () => {
    expect(await ask('events', { topic: 'memasak' })).toMatchObject({ data: { isElse: true } })
    expect((await ask('events', {}, { of: await database.createTenant() })).sources.map(({ href }) => href)).toEqual(['/Event'])
  })
})

describe('how to join', () => {
  it('leads through steps with links', async () => {
    const answer = await ask('how_to_join', { what: 'class', name: 'react' })
    expectCited(answer)
    expect(answer.sources.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/Courses/react-katering', '/Checkout/Class/react-katering', '/Login?to=%2FAssistant']),
    )
    expect(answer.text).toMatch(/1\. .*\n2\. /)
  })

  it('begins with what the tenant itself says of it', async () => {
    await database.asTenant(mine, ctx =>
      replaceQuestions(ctx, [
        { question: 'Apakah gratis?', answer: 'Sebagian.' },
        { question: 'Bagaimana cara ikut kelas di sini?', answer: 'Buka halaman kelas lalu [daftar](https://jahat.example).' },
      ]),
    )
    const answer = await ask('how_to_join', { what: 'class' })
    expectCited(answer)
    expect(answer.sources[0]).toMatchObject({ kind: 'question', title: 'Bagaimana cara ikut kelas di sini?', href: '/' })
    expect(answer.text).toContain('Buka halaman kelas lalu \\[daftar\\]')
  })

  it('knows the site, programs, events, and what it does not know', async () => {
    for (const [input, href] of [
      [{ what: 'site' }, '/Login?new=1'],
      [{ what: 'class' }, '/Courses'],
      [{ what: 'program' }, '/Program'],
      [{ what: 'program', name: 'jalur web' }, '/Program/jalur-web'],
      [{ what: 'program', name: 'lampau' }, '/Program'],
      [{ what: 'event' }, '/Event'],
      [{ what: 'event', name: 'temu karier' }, '/Event/temu-karier'],
      [{ what: 'event', name: 'konser dangdut' }, '/Event'],
    ] as const)
      for (const lang of ['id', 'en'] as const) {
        const answer = await ask('how_to_join', input, { lang })
        expectCited(answer)
        expect(answer.sources.map(source => source.href)).toContain(href)
      }
  })

  it('says that a class is closed, and where others are', async () => {
    const answer = await ask('how_to_join', { what: 'class', name: 'kotlin nanti' })
    expect(answer.text).toContain('Belum bisa mendaftar')
    expectCited(answer)
  })
})

it('programs that run are listed, by what they are about', async () => {
  expect((await ask('programs')).text).toContain('Jalur Pengembang Web')
  expect((await ask('programs')).text).not.toContain('Program Lampau')
  expect((await ask('programs', { topic: 'web' })).text).toContain('cocok dengan “web”')
  expect((await ask('programs', { topic: 'tari' })).text).toContain('Tidak ada program tentang “tari”')
})

it('jobs that take applications are listed, by what they are about, where, and of which kind', async () => {
  const all = await ask('open_jobs')
  expectCited(all)
  expect(all.text).toContain('Ada 2 lowongan')
  expect(all.text).toMatch(/\*\*Barista Kedai\*\*, Kedai Uji: Penuh waktu · Di tempat · .* · Rp3\.600\.000–Rp4\.200\.000 · sampai /)
  expect(all.text).not.toContain('Lowongan Tutup')
  expect(all.sources[0]?.href).toMatch(/^\/Event\/Careers\//)
  expect((await ask('open_jobs', { type: 'internship' })).text).toContain('Magang Sangrai')
  expect((await ask('open_jobs', { topic: 'barista' })).text).not.toContain('Magang Sangrai')
  expect(await ask('open_jobs', { topic: 'nelayan' })).toMatchObject({ isEmpty: true })
  expect(await ask('open_jobs', { city: 'sorong' })).toMatchObject({ isEmpty: true })
  expect((await ask('open_jobs', {}, { lang: 'en' })).text).toContain('2 jobs are open:')
})
