import { setTimeout as wait } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
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
import { findLastIndex, getCurrentIndex } from './passage-indexes.server.ts'

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
  await database.asTenant(other, ctx => post(ctx, 'Lebah tetangga', 'Lebah madu dari kebun sebelah.'))
  await index(tenant)
  await index(other)
})

describe('who finds what', () => {
  it('finds nothing of another tenant', async () => {
    expect(await titles('lebah madu', { of: other })).toEqual(['Lebah tetangga'])
    expect(await titles('lebah madu')).not.toContain('Lebah tetangga')
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
    expect(await ask('')).toEqual({ passages: [], isEnough: false, terms: [] })
    expect(await ask(`'); drop table posts; -- & | ! <-> :* ${'x'.repeat(100_000)}`)).toMatchObject({ isEnough: false })
  })
  it('keeps to the class of a chapter', async () => {
    const [first] = course.chapterIds
    expect(await titles('lebah madu', { viewer: joined, chapterId: first ?? '' })).toEqual([])
    expect(await titles('kloroplas', { viewer: joined, chapterId: first ?? '' })).toEqual(['Bab dalam'])
    expect(await titles('kloroplas', { viewer: joined, chapterId: newId() })).toEqual([])
  })
})

describe('the index in memory', () => {
  const indexOf = async (of: TenantId) => await database.asTenant(of, async ctx => (await getCurrentIndex(ctx)).index)

  it('is read anew only of what was written since', async () => {
    const before = await indexOf(tenant)
    expect(await indexOf(tenant)).toBe(before)
    const { sources, length } = before
    expect(before.sourcesOf('gorila')).toBe(0)
    const { id } = await database.asTenant(tenant, ctx => post(ctx, 'Hutan', 'Gorila tidur di atas.'))
    await index(tenant)
    const after = await indexOf(tenant)
    expect([after.sourcesOf('gorila'), after.sources]).toEqual([1, sources + 1])
    // Only what is new was put: one passage.
    expect(after.length).toBe(length + 1)
    await database.asTenant(tenant, ctx => ctx.db.deleteFrom('posts').where('tenant_id', '=', tenant).where('id', '=', id).execute())
    await index(tenant)
    expect([(await indexOf(tenant)).sourcesOf('gorila'), after.sources]).toEqual([0, sources])
  })
  it('finds a chapter that becomes a preview, and no longer one that stops to be one', async () => {
    const setPreview = async (isPreview: boolean) => {
      await database.asTenant(tenant, ctx =>
        ctx.db
          .updateTable('class_chapters')
          .set({ is_preview: isPreview })
          .where('tenant_id', '=', tenant)
          .where('title', '=', 'Bab dalam')
          .execute(),
      )
    }
    await setPreview(true)
    await index(tenant)
    expect(await titles('kloroplas')).toEqual(['Bab dalam'])
    // At once: the rights are asked of the row.
    await setPreview(false)
    expect(await titles('kloroplas')).toEqual([])
    await index(tenant)
    expect(await titles('kloroplas', { viewer: stranger })).toEqual([])
  })
  it('is made anew when most of it was replaced', async () => {
    const fresh = await database.createTenant()
    const { id } = await database.asTenant(fresh, ctx => post(ctx, 'Beternak lebah', 'Lebah madu pulang ke sarang.'))
    await index(fresh)
    const first = await indexOf(fresh)
    for (const text of ['Tawon pulang.', 'Belalang pulang.', 'Kupu pulang.']) {
      await database.asTenant(fresh, ctx =>
        ctx.db
          .updateTable('posts')
          .set({ content: JSON.stringify(textOf(text)) })
          .where('tenant_id', '=', fresh)
          .where('id', '=', id)
          .execute(),
      )
      await index(fresh)
      await indexOf(fresh)
    }
    const last = await indexOf(fresh)
    expect(last).not.toBe(first)
    expect([last.sources, last.sourcesOf('kupu'), last.sourcesOf('belalang')]).toEqual([1, 1, 0])
  })
  it('takes two statements of a question in known words, and three more where passages have changed', async () => {
    const fresh = await database.createTenant()
    await database.asTenant(fresh, ctx => post(ctx, 'Merajut jaring', 'Jaring dirajut dari benang nilon.'))
    await index(fresh)
    const countStatements = async () => {
      let count = 0
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => (count++, node),
        transformResult: async ({ result }) => result,
      }
      const { passages } = await database.asTenant(
        fresh,
        ctx => findPassages({ ...ctx, db: ctx.db.withPlugin(counting) }, { query: 'merajut jaring', most: 5 }),
        { viewer: nobody },
      )
      return [count, passages.length]
    }
    await countStatements()
    expect(await countStatements()).toEqual([2, 1])
    await database.asTenant(fresh, ctx => post(ctx, 'Jaring ikan', 'Jaring ikan dirajut rapat.'))
    await index(fresh)
    expect(await countStatements()).toEqual([5, 2])
    expect(await countStatements()).toEqual([2, 2])
  })

  it('is read once for all who ask at once', async () => {
    const fresh = await database.createTenant()
    await database.asTenant(fresh, ctx => post(ctx, 'Beternak lebah', 'Lebah madu pulang ke sarang.'))
    await index(fresh)
    const all = await Promise.all(Array.from({ length: 6 }, () => indexOf(fresh)))
    expect(new Set(all).size).toBe(1)
    expect(all[0]?.sources).toBe(1)
    expect(findLastIndex(fresh)?.index).toBe(all[0])
  })
  it('is read by the next who waits where another asker fails', async () => {
    const fresh = await database.createTenant()
    await database.asTenant(fresh, ctx => post(ctx, 'Beternak lebah', 'Lebah madu pulang ke sarang.'))
    await index(fresh)
    // The version can be read, the passages can't, when others wait for them.
    const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let results = 0
    const breaking: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (++results === 1) return result
        reached.resolve()
        await gate.promise
        throw new Error('broken')
      },
    }
    const failing = database.asTenant(fresh, ctx => getCurrentIndex({ tenantId: fresh, db: ctx.db.withPlugin(breaking) }))
    await reached.promise
    const waiting = indexOf(fresh)
    await wait(100)
    gate.resolve()
    await expect(failing).rejects.toThrow('broken')
    expect((await waiting).sources).toBe(1)
    expect(await titles('lebah', { of: fresh })).toEqual(['Beternak lebah'])
  })
  it('looks further where the best may not be read any more', async () => {
    const fresh = await database.createTenant()
    await database.asTenant(fresh, async ctx => {
      for (let at = 0; at < 20; at++) await post(ctx, `Lebah ${at}`, 'Lebah lebah lebah madu madu.')
      await post(ctx, 'Kebun', 'Di kebun ada bunga, kadang lebah.')
    })
    await index(fresh)
    await database.asTenant(fresh, ctx =>
      ctx.db.updateTable('posts').set({ published_at: null }).where('tenant_id', '=', fresh).where('title', 'like', 'Lebah %').execute(),
    )
    expect(await titles('lebah madu', { of: fresh })).toEqual(['Kebun'])
  })
})
