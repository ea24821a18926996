import { beforeAll, describe, expect, it } from 'vitest'
import { buildCourse, joinCourse, textOf } from '#features/learning/testing.ts'
import { enrol } from '#features/members/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { buildSite } from '#features/sites/testing.ts'
import type { Ctx, Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { countWords } from './count-words.server.ts'
import { findPassages } from './find-passages.server.ts'
import { indexChanges } from './index-content.server.ts'

const database = openTestDatabase()
const nobody: Viewer = { kind: 'nobody' }
const noPages = { listPageTexts: () => [] }

let tenant: TenantId
let other: TenantId

async function index(of: TenantId): Promise<void> {
  await database.asTenant(of, async ctx => {
    while ((await indexChanges(ctx, buildSite({ of }), noPages)).isMore);
    await countWords(ctx)
  })
}

const ask = async (
  query: string,
  { of = tenant, viewer = nobody, chapterId }: { of?: TenantId; viewer?: Viewer; chapterId?: string } = {},
) => await database.asTenant(of, ctx => findPassages(ctx, { query, most: 5, chapterId }), { viewer })
const titles = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).passages.map(({ source }) => source.title)

const post = (ctx: Ctx, title: string, text: string, publishedAt: Date | null = ctx.now) =>
  buildPost(ctx, { title, summary: 'Ringkasan', content: JSON.stringify(textOf(text)), words: text, published_at: publishedAt })

const practice = {
  intro: textOf('Pendahuluan'),
  questions: [
    {
      id: newId(),
      type: 'single',
      prompt: textOf('Apa warna klorofil?'),
      whenRight: 'Betul, klorofil hijau',
      options: [{ id: newId(), text: 'klorofil merah' }],
      right: null,
    },
  ],
}

let course: Awaited<ReturnType<typeof buildCourse>>
let joined: Viewer
let stranger: Viewer

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  await database.asTenant(tenant, async ctx => {
    await post(ctx, 'Beternak lebah', 'Lebah madu pulang ke sarang sebelum hujan turun di kebun cengkih.')
    await post(ctx, 'Konsep rahasia', 'Lebah konsep belum terbit.', null)
    await post(ctx, 'Menanam padi', 'Padi ditanam di sawah yang digenangi air.')
    await ctx.db
      .insertInto('questions')
      .values({ tenant_id: tenant, id: newId(), question: 'Berapa biaya kelas?', answer: 'Semua kelas berbiaya seratus ribu rupiah.' })
      .execute()
    course = await buildCourse(ctx, [
      { title: 'Bab pratinjau', content: { body: textOf('Mikroskop pratinjau untuk semua orang.') }, isPreview: true },
      { title: 'Bab dalam', content: { body: textOf('Kloroplas bekerja di dalam sel daun.') } },
      { title: 'Bab nanti', content: { body: textOf('Mitokondria dibuka nanti.') }, rule: { type: 'date', at: '2099-01-01T00:00:00Z' } },
      { title: 'Latihan daun', kind: 'practice', content: practice },
    ])
  })
  const [siti, budi] = [await enrol(database, tenant, 'Siti', ['student']), await enrol(database, tenant, 'Budi', ['student'])]
  await database.asTenant(tenant, ctx => joinCourse(ctx, siti.id, course.id))
  joined = await siti.viewer()
  stranger = await budi.viewer()
  await index(tenant)
  await index(other)
})

describe('who finds what', () => {
  it('finds nothing of another tenant', async () => {
    expect(await titles('lebah madu', { of: other })).toEqual([])
  })
  it('finds nothing that is not published', async () => {
    expect(await titles('lebah konsep')).not.toContain('Konsep rahasia')
  })
  it('finds a chapter for those alone who take part', async () => {
    expect(await titles('kloroplas')).toEqual([])
    expect(await titles('kloroplas', { viewer: stranger })).toEqual([])
    expect(await titles('kloroplas', { viewer: joined })).toEqual(['Bab dalam'])
  })
  it('finds a preview for everybody, and a locked chapter for nobody', async () => {
    expect(await titles('mikroskop')).toEqual(['Bab pratinjau'])
    expect(await titles('mitokondria', { viewer: joined })).toEqual([])
  })
  it('finds nothing that a practice asks or says', async () => {
    expect(await titles('klorofil', { viewer: joined })).toEqual([])
  })
  it('finds a withdrawn post no longer, at once', async () => {
    const { id } = await database.asTenant(tenant, ctx => post(ctx, 'Sebentar', 'Trenggiling lewat sebentar.'))
    await index(tenant)
    expect(await titles('trenggiling')).toEqual(['Sebentar'])
    await database.asTenant(tenant, ctx =>
      ctx.db.updateTable('posts').set({ published_at: null }).where('tenant_id', '=', tenant).where('id', '=', id).execute(),
    )
    expect(await titles('trenggiling')).toEqual([])
    await index(tenant)
    const left = await database.asTenant(tenant, ctx =>
      ctx.db.selectFrom('passages').select('id').where('tenant_id', '=', tenant).where('source_id', '=', id).execute(),
    )
    expect(left).toEqual([])
  })
})

describe('what fits', () => {
  it('understands short forms, other words and typing errors', async () => {
    expect((await titles('brp ongkos kls?'))[0]).toBe('Berapa biaya kelas?')
    expect((await titles('lebha madu'))[0]).toBe('Beternak lebah')
    expect((await titles('budidaya tanaman padii di swah'))[0]).toBe('Menanam padi')
  })
  it('says that it is enough where it is, and is not where nothing fits', async () => {
    expect((await ask('kapan lebah madu pulang ke sarang?')).isEnough).toBe(true)
    expect((await ask('skor sepak bola liga Inggris tadi malam')).isEnough).toBe(false)
    expect(await ask('')).toEqual({ passages: [], isEnough: false })
    expect(await ask(`'); drop table posts; -- & | ! <-> :* ${'x'.repeat(100_000)}`)).toMatchObject({ isEnough: false })
  })
  it('keeps to the class of a chapter', async () => {
    const [first] = course.chapterIds
    expect(await titles('lebah madu', { viewer: joined, chapterId: first ?? '' })).toEqual([])
    expect(await titles('kloroplas', { viewer: joined, chapterId: first ?? '' })).toEqual(['Bab dalam'])
    expect(await titles('kloroplas', { viewer: joined, chapterId: newId() })).toEqual([])
  })
})
