import { beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '#page/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { multiplyRow, watchReads } from '#platform/testing/plans.ts'
import { listClassVoices, listRelated } from '../around.server.ts'
import { getClass } from '../detail-query.server.ts'
import { keepFormerNames } from '../former-names.server.ts'
import { buildClass } from '../testing.ts'
import { loader as overview } from './class-overview.server.tsx'
import { loader as cohort } from './class-show.server.tsx'
import { loader as competence } from './competence-show.server.tsx'
import { loader as course } from './course-show.server.tsx'

const database = openTestDatabase()
const { show, visit, statements } = createVisitor(database, [
  { path: '/Courses/{slug}', name: 'Courses-slug' },
  { path: '/Class/{code}', name: 'Class-code' },
  { path: '/Overview/{code?}', name: 'Overview-code' },
  { path: '/Class/Competence/{slug}', name: 'Class-Competence-slug' },
])

const BIO = `${Array.from({ length: 8 }, (_, at) => `Kalimat ke-${at + 1} tentang guru yang sabar mengajar.`).join(' ')} Selesai di sini.`
const settings = {
  contact: { whatsapp: '6281200000000' },
  faq: Array.from({ length: 7 }, (_, at) => ({ question: `Tanya ${at + 1}?`, answer: `Jawab ${at + 1}.` })),
}
const PAGES = [
  [course, '/Courses/web'],
  [cohort, '/Class/WEB-1'],
  [overview, '/Overview/WEB-1'],
  [competence, '/Class/Competence/web'],
] as const

let mine: TenantId
let other: TenantId

async function say(ctx: Ctx, classId: string, name: string, approvedAt: Date | null): Promise<void> {
  const row = {
    tenant_id: ctx.tenantId,
    id: newId(),
    name,
    role: 'Peserta',
    message: `Kata ${name}`,
    class_id: classId,
    approved_at: approvedAt,
  }
  await ctx.db.insertInto('testimonies').values(row).execute()
}

async function addProgram(ctx: Ctx): Promise<string> {
  const id = newId()
  const row = {
    tenant_id: ctx.tenantId,
    id,
    slug: 'jalur',
    name: 'Jalur',
    summary: '',
    content: JSON.stringify({ type: 'doc', content: [] }),
  }
  await ctx.db
    .insertInto('programs')
    .values({ ...row, is_active: true })
    .execute()
  return id
}

const minutes = (n: number) => new Date(TEST_NOW.getTime() + n * 60_000)

beforeAll(async () => {
  mine = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(other, async ctx => {
    const { id } = await buildClass(ctx, { slug: 'orang-lain', code: 'LAIN-1', name: 'Kelas Orang Lain', tags: ['web'] })
    await say(ctx, id, 'Orang Lain', TEST_NOW)
  })
  await database.asTenant(mine, async ctx => {
    const program = await addProgram(ctx)
    const { id } = await buildClass(ctx, {
      slug: 'web',
      code: 'WEB-1',
      name: 'Web Dasar',
      program_id: program,
      tags: ['web', 'html'],
      quota: 24,
    })
    const add = (slug: string, values: object) => buildClass(ctx, { slug, code: slug.toUpperCase(), name: `Kelas ${slug}`, ...values })
    await add('jenis', { published_at: minutes(-10) })
    await add('bertanda', { tags: ['html'] })
    const beside = await add('serumpun', { program_id: program, type: 'webinar', published_at: minutes(-9_000) })
    await add('lewat', {
      program_id: program,
      registration_opens_at: minutes(-9_000),
      registration_closes_at: minutes(-8_000),
      starts_at: minutes(-7_000),
      ends_at: minutes(-10),
    })
    await add('konsep', { program_id: program, published_at: null })
    await add('berbeda', { type: 'bootcamp' })
    for (const [at, name] of ['Lama', 'Ani', 'Budi', 'Cici'].entries()) await say(ctx, id, name, minutes(at - 100))
    await say(ctx, id, 'Menunggu', null)
    await say(ctx, beside.id, 'Kelas Sebelah', TEST_NOW)
    const mentor = { tenant_id: mine, id: newId(), slug: 'rani', name: 'Rani', headline: 'Perancang', bio: BIO, expertise: [] }
    await ctx.db.insertInto('mentors').values(mentor).execute()
    await ctx.db.insertInto('class_mentors').values({ tenant_id: mine, class_id: id, mentor_id: mentor.id, position: 0 }).execute()
    const module = { tenant_id: mine, id: newId(), class_id: id, slug: 'awal', title: 'Awal', position: 0 }
    await ctx.db.insertInto('class_modules').values(module).execute()
    const chapter = {
      tenant_id: mine,
      id: newId(),
      module_id: module.id,
      slug: 'satu',
      title: 'Bab satu',
      minutes: 15,
      position: 0,
      published_at: TEST_NOW,
    }
    await ctx.db.insertInto('class_chapters').values(chapter).execute()
  })
})

it.each(PAGES)('another tenant’s class has no page (%#)', async (loader, address) => {
  expect(await visit(loader, address, { of: other })).toBe('404')
})

describe('the page of a class', () => {
  it.each(PAGES)('has the join box right after the title and its first words, and one action (%#)', async (loader, address) => {
    const { html } = await show(loader, address, { of: mine, settings })
    const box = /<aside [^>]*aria-label="Pendaftaran"[^]*?<\/aside>/.exec(html)?.[0] ?? ''
    expect(box).toContain('Gratis')
    expect(box).toContain('data-badge="registration"')
    expect(box).toMatch(/Mulai<\/dt>[^]*Kuota<\/dt><dd[^>]*>24 peserta/)
    // The form joins; the link asks.
    expect(box).toMatch(/data-join="open"[^]*?<form [^>]*action="\/Account\/Class\/web"/)
    expect(box.match(/<a /g)).toHaveLength(1)
    const between = html.slice(html.indexOf('</h1>'), html.indexOf(box))
    expect(between).not.toMatch(/<(img|h2|dl|section)\b/)
  })

  it('leads to an appointment where the tenant has no WhatsApp number', async () => {
    const { html } = await show(course, '/Courses/web', { of: mine })
    expect(html).toContain('href="/Make-Appointment"')
    expect(html).not.toContain('wa.me/?text=&')
  })

  it.each(PAGES)('can be shared (%#)', async (loader, address) => {
    const { html, head } = await show(loader, address, { of: mine, settings, lang: 'en' })
    const shared = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(html)?.[1] ?? ''
    expect(decodeURIComponent(shared)).toBe(`Web Dasar ${head.canonical}`)
  })

  it('has a permanent link by the code, which leads to the same page', async () => {
    const { html } = await show(course, '/Courses/web', { of: mine, settings })
    const [, lasting = ''] = /<a rel="bookmark"[^>]*href="([^"]*)"/.exec(html) ?? []
    expect(lasting).toBe('/Courses/WEB-1')
    expect((await show(course, lasting, { of: mine, settings })).head.canonical).toMatch(/\/Courses\/web$/)
  })

  it('is where its former addresses lead, while it is published', async () => {
    await database.asTenant(mine, async ctx => {
      const { id, code, slug } = await getClass(ctx, 'web')
      await keepFormerNames(ctx, id, { code: 'DULU-1', slug: 'dulu' }, { code, slug })
    })
    for (const [page, path, to] of [
      [course, '/Courses/dulu', '/Courses/web'],
      [course, '/Courses/Dulu-1', '/Courses/web'],
      [cohort, '/Class/DULU-1', '/Class/WEB-1'],
      [overview, '/Overview/dulu', '/Overview/WEB-1'],
      [competence, '/Class/Competence/dulu', '/Class/Competence/web'],
    ] as const) {
      expect(await visit(page, path, { of: mine })).toBe(`301 ${to}`)
      expect(await visit(page, path, { of: other })).toBe('404')
    }
  })

  it('shows what was approved about this class, newest first, and nothing else', async () => {
    const { html } = await show(course, '/Courses/web', { of: mine, settings })
    expect([...html.matchAll(/“Kata (\w+)”/g)].map(([, name]) => name)).toEqual(['Cici', 'Budi', 'Ani'])
  })

  it('shows the tenant’s first questions, and no heading without any', async () => {
    const questions = (html: string) => [...html.matchAll(/Tanya (\d)\?/g)].map(([, at]) => at)
    expect(questions((await show(course, '/Courses/web', { of: mine, settings })).html)).toEqual(['1', '2', '3', '4', '5'])
    expect((await show(course, '/Courses/web', { of: mine })).html).not.toContain('Yang sering ditanyakan')
  })

  it('names classes that go with it: of its program, then by tags, then of its type; none that is over or a draft', async () => {
    const one = await database.asTenant(mine, ctx => getClass(ctx, 'web'))
    const related = await database.asTenant(mine, ctx => listRelated(ctx, one))
    expect(related.map(card => card.slug)).toEqual(['serumpun', 'bertanda', 'jenis'])
    const { html } = await show(cohort, '/Class/WEB-1', { of: mine, settings })
    expect(html).toContain('href="/Class/SERUMPUN"')
  })

  it('says that each chapter is for participants', async () => {
    const { html } = await show(course, '/Courses/web', { of: mine, settings })
    expect(html).toMatch(
      /href="\/Courses\/web\/module\/awal\/chapter\/satu"[^>]*><span[^>]*><svg[^]*?<span class="sr-only">Khusus peserta: <\/span>[^]*?Bab satu/,
    )
  })

  it('says of a chapter that everybody may read that it is a preview, and leads there', async () => {
    const { id } = await database.asTenant(mine, ctx => getClass(ctx, 'web'))
    const mark = (isPreview: boolean) =>
      database.pool.query(
        `update class_chapters set is_preview = $2 where slug = 'satu' and module_id in (select id from class_modules where class_id = $1)`,
        [id, isPreview],
      )
    await mark(true)
    const { html } = await show(course, '/Courses/web', { of: mine, settings })
    await mark(false)
    expect(html).toMatch(
      /href="\/Courses\/web\/module\/awal\/chapter\/satu"[^>]*><span[^>]*><svg(?:(?!<\/a>)[^])*?Pratinjau(?:(?!<\/a>)[^])*?Bab satu/,
    )
  })

  it('has the mentor’s biography whole, cut between sentences', async () => {
    const { html } = await show(course, '/Courses/web', { of: mine, settings })
    expect(html).toContain('Baca selanjutnya')
    const shown = html
      .replaceAll(/<summary[^]*?<\/summary>/g, ' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
    expect(shown).toContain(BIO)
    expect(html).not.toContain('…')
  })

  it.each(PAGES)('takes at most four statements (%#)', async (loader, address) => {
    await show(loader, address, { of: mine, settings })
    expect(statements()).toBeLessThanOrEqual(4)
  })
})

it('what stands around a class is read at the same cost however many classes and voices there are', async () => {
  const many = await database.createTenant()
  const voice = newId()
  const { id } = await database.asTenant(many, async ctx => {
    const built = await buildClass(ctx, { slug: 'web', code: 'WEB-1', program_id: await addProgram(ctx) })
    const row = { tenant_id: many, id: voice, name: 'Ani', role: '', message: 'Baik', class_id: built.id, approved_at: TEST_NOW }
    await ctx.db.insertInto('testimonies').values(row).execute()
    return built
  })
  const changes = {
    id: 'gen_random_uuid()',
    code: "r.code || '-' || n",
    slug: "r.slug || '-' || n",
    published_at: "r.published_at - n * interval '1 minute'",
  }
  await multiplyRow(database.pool, 'classes', { tenantId: many, id }, 3000, changes)
  const voices = { id: 'gen_random_uuid()', approved_at: "r.approved_at - n * interval '1 minute'" }
  await multiplyRow(database.pool, 'testimonies', { tenantId: many, id: voice }, 3000, voices)
  const reads = await watchReads(database.pool, () =>
    database.asTenant(many, async ctx => {
      const one = await getClass(ctx, 'web')
      expect(await listRelated(ctx, one)).toHaveLength(3)
      expect(await listClassVoices(ctx, one.id)).toHaveLength(3)
    }),
  )
  const most = (table: string) => Math.max(...reads.map(({ read }) => read[table] ?? 0))
  // Twice the candidates, and each again by its id.
  expect(most('classes')).toBeGreaterThan(24)
  expect(most('classes')).toBeLessThanOrEqual(96)
  expect(most('testimonies')).toBe(3)
})
