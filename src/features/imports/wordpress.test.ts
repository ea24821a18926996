import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestDrive, type TestDrive } from '#features/media/testing.ts'
import { png } from '#features/media/testing-files.ts'
import { findFile } from '#features/media/uploads.server.ts'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import { buildPost } from '#features/posts/testing.ts'
import { saveRedirects } from '#features/redirects/commands.server.ts'
import { findRedirect } from '#features/redirects/queries.server.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { actOnImport, startImport } from './commands.server.ts'
import { importStep } from './import-step.ts'
import { getImport, listImports, listLostPictures, listRecords } from './queries.server.ts'
import { sayNote } from './say-note.server.ts'
import { buildImportFile, importToolsOf, wordPressFile, wordPressHead, wordPressItem } from './testing.ts'
import { workOn } from './work.server.ts'

const database = openTestDatabase()
const PHOTO = 'https://lama.example/wp-content/uploads/foto.png'
const signal = new AbortController().signal

let tenant: TenantId
let other: TenantId
let drive: TestDrive
let ani: Enrolled
let pictures: Map<string, Blob>

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  drive = await startTestDrive(database, tenant)
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  pictures = new Map([[PHOTO, await png()]])
  await makeQueues(database.url, pino({ level: 'silent' }), [handleJob(importStep, async () => {})])
})
afterAll(() => drive.stop())

const as = async <T>(work: (ctx: Ctx) => Promise<T>, who: Enrolled = ani, of: TenantId = tenant) =>
  await database.asTenant(of, work, { viewer: await who.viewer(), now: new Date() })
const work = (id: string, forMs = 60_000) => workOn(importToolsOf(drive, pictures), tenant, id, signal, forMs)

async function begin(content: string | Uint8Array, fields: Record<string, string> = {}, name = 'lama.xml'): Promise<string> {
  const file = await as(ctx => buildImportFile(ctx, drive, ani.id, name, content))
  return await as(ctx => startImport(ctx, { file, source: 'wordpress', kind: 'articles', origin: '', ...fields }))
}
async function read(content: string | Uint8Array, fields: Record<string, string> = {}, name?: string): Promise<string> {
  const id = await begin(content, fields, name)
  expect(await work(id)).toBe(true)
  return id
}
async function bring(content: string | Uint8Array, fields: Record<string, string> = {}, name?: string): Promise<string> {
  const id = await read(content, fields, name)
  await as(ctx => actOnImport(ctx, id, 'run'))
  expect(await work(id)).toBe(true)
  return id
}
const stateOf = (id: string) => as(ctx => getImport(ctx, id))
const posts = async (slug: string) =>
  (
    await database.pool.query(
      'select p.*, k.name as category from posts p left join post_categories k on k.tenant_id = p.tenant_id and k.id = p.category_id where p.tenant_id = $1 and p.slug = $2',
      [tenant, slug],
    )
  ).rows

describe('who may not', () => {
  it('sees no imports, starts none and does nothing with one', async () => {
    const file = await as(ctx => buildImportFile(ctx, drive, ani.id, 'a.xml', wordPressFile([{ id: 1 }])))
    const id = await begin(wordPressFile([{ id: 900 }]))
    const acts: ((ctx: Ctx) => Promise<unknown>)[] = [
      listImports,
      (ctx: Ctx) => getImport(ctx, id),
      (ctx: Ctx) => listRecords(ctx, id, {}),
      (ctx: Ctx) => listLostPictures(ctx, id),
      (ctx: Ctx) => actOnImport(ctx, id, 'run'),
      (ctx: Ctx) => startImport(ctx, { file, source: 'wordpress', kind: 'articles', origin: '' }),
    ]
    for (const [viewer, status] of await outsiders(database, tenant))
      for (const act of acts) await expect(database.asTenant(tenant, act, { viewer })).rejects.toMatchObject({ status })
    const stranger = await enrol(database, other, 'Budi', ['admin'])
    await expect(as(ctx => getImport(ctx, id), stranger, other)).rejects.toMatchObject({ status: 404 })
    await expect(as(ctx => actOnImport(ctx, id, 'run'), stranger, other)).rejects.toMatchObject({ status: 404 })
    await expect(
      as(ctx => startImport(ctx, { file, source: 'wordpress', kind: 'articles', origin: '' }), stranger, other),
    ).rejects.toMatchObject({ status: 404 })
    // One at a time, and only from its state.
    await expect(as(ctx => startImport(ctx, { file, source: 'wordpress', kind: 'articles', origin: '' }))).rejects.toMatchObject({
      reason: { code: 'AnotherWorks' },
    })
    await expect(as(ctx => actOnImport(ctx, id, 'undo'))).rejects.toMatchObject({ reason: { code: 'NotInThisState' } })
    await expect(as(ctx => actOnImport(ctx, newId(), 'run'))).rejects.toMatchObject({ status: 404 })
    await work(id)
    for (const wrong of [{ source: 'word' }, { kind: 'event' }, { origin: 'javascript:alert(1)' }, { file: 'x' }])
      await expect(begin('x', wrong)).rejects.toMatchObject({ status: 422 })
  })
})

describe('a file that is not right', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss xmlns:wp="x"><channel><item><title>&b;</title></item></channel></rss>`
  const outside = `<?xml version="1.0"?><!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss xmlns:wp="x"><channel/></rss>`
  it.each([
    ['entities of its own', bomb, 'XmlDoctype'],
    ['an entity outside', outside, 'XmlDoctype'],
    ['an unknown entity', wordPressHead().replace('Lama', '&lol;'), 'XmlBroken'],
    ['cut off', wordPressFile([{ id: 1 }, { id: 2 }]).slice(0, -300), 'XmlBroken'],
    ['nested without end', `<rss xmlns:wp="x">${'<a>'.repeat(5000)}`, 'XmlDeep'],
    ['an unknown encoding', '<?xml version="1.0" encoding="x-klingon"?><rss/>', 'EncodingUnknown'],
    ['bytes of another encoding', Buffer.from(wordPressFile([{ id: 1, title: 'Caf\xe9' }]), 'latin1'), 'WrongEncoding'],
    ['another format', '<?xml version="1.0"?><rss><channel><item><title>x</title></item></channel></rss>', 'NotWordPress'],
    ['a page', '<html><body>halo</body></html>', 'NotWordPress'],
    ['nothing', wordPressFile([]), 'NothingFound'],
    ['a text without end', wordPressFile([{ id: 1, content: 'x'.repeat(5 * 1024 * 1024) }]), 'TextEndless'],
  ])('is refused with what is wrong: %s', async (_name, content, code) => {
    const id = await read(content)
    expect(await stateOf(id)).toMatchObject({ state: 'refused', refusal: { code }, counts: { read: 0 } })
    expect((await database.pool.query('select file_id from imports where id = $1', [id])).rows).toEqual([{ file_id: null }])
  })
})

describe('an import', () => {
  it('brings text, names, days, categories, pictures and drafts, tells what is lost, and can be undone', async () => {
    const content = `<!-- wp:paragraph --><p>Halo <strong>dunia</strong></p><script>alert(1)</script><!-- /wp:paragraph -->
<!-- wp:image --><figure class="wp-block-image"><img src="${PHOTO}" alt="Foto" onerror="alert(1)"/><figcaption>Kelas</figcaption></figure><!-- /wp:image -->
[wpforms id="3"]<img src="https://hilang.example/x.png" alt="">`
    const file = wordPressFile([
      {
        id: 11,
        title: 'Satu &amp; Dua',
        slug: 'satu',
        content,
        excerpt: 'Ringkas',
        categories: ['Kabar Lama', 'Kedua'],
        tags: ['a'],
        thumbnail: 77,
      },
      {
        id: 12,
        slug: 'draf',
        status: 'draft',
        content: 'Baris satu\nbaris dua\n\nAlinea [sic]',
        link: 'https://lama.example/2019/05/ada/',
      },
      { id: 13, type: 'product', title: 'Barang' },
      { id: 14, slug: 'satu', title: 'Alamat sama' },
      { id: 11, slug: 'lain' },
      { id: 77, type: 'attachment', attachment: PHOTO },
    ])
    await as(ctx => saveRedirects(ctx, [{ from: '/2019/05/ada', to: '/About' }]))
    const id = await read(file)
    expect(await stateOf(id)).toMatchObject({ state: 'ready', counts: { comes: 2, doubled: 2, lost: 1, made: 0, pictures: 2 } })
    expect(await posts('satu')).toEqual([])
    // It holds drafts: nobody can fetch it.
    const { rows: files } = await database.pool.query<{ id: string; url_name: string }>(
      'select u.id, u.url_name from uploads u join imports i on i.file_id = u.id where i.id = $1',
      [id],
    )
    expect(files).toHaveLength(1)
    expect(await as(ctx => findFile(ctx, files[0]?.id ?? '', files[0]?.url_name ?? ''))).toBeUndefined()
    const { items } = await as(ctx => listRecords(ctx, id, {}))
    expect(items.map(one => [one.state, ...one.notes.map(note => note.code)])).toEqual([
      ['comes', 'ShortcodeLost', 'CategoriesAsTags'],
      ['comes'],
      ['lost', 'TypeLost'],
      ['doubled', 'AddressTaken'],
      ['doubled', 'TwiceInFile'],
    ])

    await as(ctx => actOnImport(ctx, id, 'run'))
    expect(await work(id)).toBe(true)
    const [one] = await posts('satu')
    expect(one).toMatchObject({
      kind: 'articles',
      title: 'Satu & Dua',
      summary: 'Ringkas',
      author_name: 'Sari Dewi',
      category: 'Kabar Lama',
      details: { tags: ['Kedua', 'a'] },
    })
    expect(one.published_at.toISOString()).toBe('2019-05-01T08:30:00.000Z')
    expect(one.cover).toMatch(/^\/files\//)
    expect(JSON.stringify(one.content)).not.toMatch(/script|alert|wpforms/)
    expect(one.content.content[1]).toMatchObject({ type: 'image', attrs: { src: one.cover, alt: 'Foto', caption: 'Kelas' } })
    expect((await posts('draf'))[0]).toMatchObject({ published_at: null, words: expect.stringContaining('Alinea [sic]') })
    expect(await as(ctx => listLostPictures(ctx, id))).toEqual([
      { address: 'https://hilang.example/x.png', why: { code: 'NotFetched', values: { why: 'ENOTFOUND' } } },
    ])
    const lead = (path: string) => as(ctx => findRedirect(ctx, path))
    expect(await lead('/2019/05/SATU')).toBe(`/Articles/kabar-lama/Detail/${one.id}/satu`)
    // What stood at /Studio/Redirects stays, and no address leads to what had none.
    expect(await lead('/2019/05/ada/')).toBe('/About')
    expect(await lead('/')).toBeUndefined()
    // Again: nothing is doubled.
    const again = await bring(file)
    expect((await stateOf(again)).counts).toMatchObject({ doubled: 4, made: 0, comes: 0 })
    expect(await posts('satu')).toHaveLength(1)

    // Undone, but what somebody edited.
    await database.pool.query("update posts set updated_at = now() where tenant_id = $1 and slug = 'draf'", [tenant])
    await as(ctx => actOnImport(ctx, id, 'undo'))
    expect(await work(id)).toBe(true)
    expect(await stateOf(id)).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 1 } })
    expect(await posts('satu')).toEqual([])
    expect(await posts('draf')).toHaveLength(1)
    expect([await lead('/2019/05/satu/'), await lead('/2019/05/ada')]).toEqual([undefined, '/About'])
    expect(
      (await database.pool.query("select name from post_categories where tenant_id = $1 and name = 'Kabar Lama'", [tenant])).rows,
    ).toEqual([])
    expect(
      (
        await database.pool.query("select binned_at is not null as is_binned from uploads where tenant_id = $1 and name = 'foto.png'", [
          tenant,
        ])
      ).rows,
      // The post in the bin names it still.
    ).toEqual([{ is_binned: false }])

    // And it can come again.
    const third = await bring(file)
    expect((await stateOf(third)).counts).toMatchObject({ made: 1, doubled: 3 })
    const acts = await database.pool.query('select act, member_id from audit_log where tenant_id = $1 and subject = $2 order by at, id', [
      tenant,
      id,
    ])
    expect(acts.rows.map(row => row.act)).toEqual([
      'import.started',
      'import.changed',
      'redirects.saved',
      'import.done',
      'import.changed',
      'redirects.removed',
      'import.undone',
    ])
    expect(acts.rows.every(row => row.member_id === ani.id)).toBe(true)
  })

  it('does not take a post of ours that has the address', async () => {
    await as(ctx => buildPost(ctx, { kind: 'articles', slug: 'punya-kita' }))
    const id = await bring(
      wordPressFile([
        { id: 31, slug: 'punya-kita' },
        { id: 32, slug: 'baru-32' },
      ]),
    )
    expect((await stateOf(id)).counts).toMatchObject({ doubled: 1, made: 1 })
    expect((await posts('punya-kita'))[0].title).not.toBe('Tulisan 31')
  })

  it('makes the others where one is refused, and says why', async () => {
    const id = await read(wordPressFile([41, 42, 43].map(one => ({ id: one, slug: `serempak-${one}`, categories: ['Serempak'] }))))
    await database.pool.query(
      `update import_records set record = jsonb_set(record, '{slug}', '"news"') where import_id = $1 and place = 2`,
      [id],
    )
    await as(ctx => actOnImport(ctx, id, 'run'))
    expect(await work(id)).toBe(true)
    expect(await stateOf(id)).toMatchObject({ state: 'done', counts: { made: 2, lost: 1 } })
    const { items } = await as(ctx => listRecords(ctx, id, { state: 'lost' }))
    expect(items.map(one => [one.place, one.notes[0]?.code])).toEqual([[2, 'Refused']])
    expect(sayNote(items[0]?.notes[0] ?? { code: '' }, 'en')).not.toContain('{{')
    expect([await posts('serempak-41'), await posts('serempak-43')].map(one => one.length)).toEqual([1, 1])
  })

  it('brings posts of categories that are named as kinds of posts, or as pages are', async () => {
    const names = ['Blog', 'News', 'Articles', 'Category', '???', '01a200f0-aa13-7411-a17c-e8caa1dfcfbe', 'x'.repeat(200)]
    const id = await bring(wordPressFile(names.map((name, at) => ({ id: 60 + at, slug: `berkategori-${at}`, categories: [name] }))))
    expect((await stateOf(id)).counts).toMatchObject({ made: names.length, lost: 0 })
  })

  it('goes on where an attempt stopped, without doubling', async () => {
    const file = wordPressFile(Array.from({ length: 130 }, (_, at) => ({ id: 1000 + at, slug: `banyak-${at}`, content: 'x' })))
    const id = await begin(file)
    let attempts = 0
    while (!(await work(id, 0))) attempts++
    expect(attempts).toBeGreaterThan(1)
    expect((await stateOf(id)).counts.comes).toBe(130)
    await as(ctx => actOnImport(ctx, id, 'run'))
    // Two at once, as after a restart whose old process still lived.
    await Promise.all([work(id), work(id)])
    while (!(await work(id))) attempts++
    expect(await stateOf(id)).toMatchObject({ state: 'done', counts: { made: 130, comes: 0 } })
    const { rows } = await database.pool.query("select count(*)::int as n from posts where tenant_id = $1 and slug like 'banyak-%'", [
      tenant,
    ])
    expect(rows).toEqual([{ n: 130 }])
  })

  it('ends when whoever started it may no longer import', async () => {
    const budi = await enrol(database, tenant, 'Budi', ['admin'])
    const file = await as(ctx => buildImportFile(ctx, drive, budi.id, 'b.xml', wordPressFile([{ id: 5000 }])), budi)
    const id = await as(ctx => startImport(ctx, { file, source: 'wordpress', kind: 'articles', origin: '' }), budi)
    await database.pool.query('delete from memberships where tenant_id = $1 and member_id = $2', [tenant, budi.id])
    expect(await work(id)).toBe(true)
    expect(await stateOf(id)).toMatchObject({ state: 'refused', refusal: { code: 'RightsGone' } })
  })
})

describe('a large file', () => {
  it('of 300 posts comes in bounded time', async () => {
    const text =
      '<!-- wp:paragraph --><p>Kalimat yang cukup panjang untuk sebuah alinea biasa di situs lama.</p><!-- /wp:paragraph -->'.repeat(20)
    const items = Array.from({ length: 300 }, (_, at) =>
      wordPressItem({ id: 9000 + at, slug: `besar-${at}`, content: text, categories: ['Besar'] }),
    )
    const from = performance.now()
    const id = await bring(`${wordPressHead()}${items.join('')}</channel></rss>`)
    expect((await stateOf(id)).counts.made).toBe(300)
    expect(performance.now() - from).toBeLessThan(30_000)
  })
})
