import { strToU8, unzipSync, zipSync } from 'fflate'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTeaching } from '#features/class-editing/testing.ts'
import { actOnImport, startImport } from '#features/imports/commands.server.ts'
import { importStep } from '#features/imports/import-step.ts'
import { getImport, listLostPictures, listRecords } from '#features/imports/queries.server.ts'
import { buildImportFile, importToolsOf } from '#features/imports/testing.ts'
import { workOn } from '#features/imports/work.server.ts'
import { startTestDrive, type TestDrive } from '#features/media/testing.ts'
import { png } from '#features/media/testing-files.ts'
import { type Enrolled, enrol, outsiders } from '#features/members/testing.ts'
import type { Ctx } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { makeQueues } from '#platform/jobs/jobs.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { zipCourse } from './course-zip.server.ts'
import { readCourse } from './read-course.server.ts'
import { COURSE_WORKS } from './work.server.ts'

const database = openTestDatabase()
const signal = new AbortController().signal
let tenant: TenantId
let other: TenantId
let drive: TestDrive
let ani: Enrolled
let picture: Uint8Array

beforeAll(async () => {
  tenant = await database.createTenant()
  other = await database.createTenant()
  drive = await startTestDrive(database, tenant)
  ani = await enrol(database, tenant, 'Ani', ['admin'])
  picture = new Uint8Array(await (await png()).arrayBuffer())
  await makeQueues(database.url, pino({ level: 'silent' }), [handleJob(importStep, async () => {})])
})
afterAll(() => drive.stop())

const as = async <T>(work: (ctx: Ctx) => Promise<T>, who: Enrolled = ani, of: TenantId = tenant) =>
  await database.asTenant(of, work, { viewer: await who.viewer(), now: new Date() })
const work = (id: string) => workOn(importToolsOf(drive), tenant, id, signal, 60_000, COURSE_WORKS)

const files = (slug: string, extra: Record<string, string | Uint8Array> = {}) => ({
  'kelas/course.md': `---\nname: Web ${slug}\nslug: ${slug}\nchapterOrder: sequence\n---\nTentang kelas ini.`,
  'kelas/01-awal/module.md': '---\ntitle: Awal\n---\n',
  'kelas/01-awal/01-halo.md': '---\ntitle: Halo\npreview: true\n---\nHalo **dunia**.\n\n![Gambar](../media/a.png)',
  'kelas/01-awal/01-halo.en.md': '---\ntitle: Hello\n---\nHello **world**.',
  'kelas/01-awal/02-kuis.md': '---\ntitle: Kuis\nkind: practice\npassMark: 60\n---\n# 1 (single)\nBenar?\n\n- [x] ya\n- [ ] tidak\n',
  'kelas/02-lanjut/01-akhir.md':
    '---\ntitle: Akhir\nrule: {chapter: awal/kuis, atLeast: 60}\n---\nSelesai, lihat [awal](../01-awal/01-halo.md).',
  'kelas/media/a.png': picture,
  ...extra,
})
const zipOf = (all: Record<string, string | Uint8Array>) =>
  zipSync(Object.fromEntries(Object.entries(all).map(([name, body]) => [name, typeof body === 'string' ? strToU8(body) : body])))

async function read(bytes: Uint8Array, fields: Record<string, string> = {}): Promise<string> {
  const id = await as(async ctx => {
    const file = await buildImportFile(ctx, drive, ani.id, 'kelas.zip', bytes)
    return await startImport(ctx, { file, source: 'course', origin: '', ...fields })
  })
  expect(await work(id)).toBe(true)
  return id
}
async function act(id: string, what: 'run' | 'undo') {
  await as(ctx => actOnImport(ctx, id, what))
  expect(await work(id)).toBe(true)
  return await as(ctx => getImport(ctx, id))
}
const recordsOf = (id: string) => as(async ctx => (await listRecords(ctx, id, {})).items)
const classOf = async (slug: string) =>
  (await database.pool.query('select * from classes where tenant_id = $1 and slug = $2', [tenant, slug])).rows[0]
async function zipFor(classId: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of zipCourse(as, classId, drive.storage)) parts.push(part)
  return Buffer.concat(parts)
}

describe('who may not', () => {
  it('takes no class along, and brings none in', async () => {
    const id = await read(zipOf(files('larangan')))
    await act(id, 'run')
    const { id: classId } = await classOf('larangan')
    const file = await as(ctx => buildImportFile(ctx, drive, ani.id, 'b.zip', zipOf(files('b'))))
    const start = (source: string) => (ctx: Ctx) => startImport(ctx, { file, source, origin: '', classId })
    for (const [viewer, status] of await outsiders(database, tenant))
      await expect(database.asTenant(tenant, start('markdown'), { viewer })).rejects.toMatchObject({ status })
    const pupil = await enrol(database, tenant, 'Cici', ['student'])
    await expect(as(start('course'), pupil)).rejects.toMatchObject({ status: 403 })
    await expect(database.asTenant(tenant, start('course'))).rejects.toMatchObject({ status: 401 })
    await expect(as(ctx => readCourse(ctx, classId), pupil)).rejects.toMatchObject({ status: 403 })
    await expect(database.asTenant(tenant, ctx => readCourse(ctx, classId))).rejects.toMatchObject({ status: 401 })
    const stranger = await enrol(database, other, 'Budi', ['admin'])
    await expect(as(ctx => readCourse(ctx, classId), stranger, other)).rejects.toMatchObject({ status: 404 })
  })

  it('as a mentor brings in classes of their own and sees no other imports', async () => {
    const { mentorId } = await as(buildTeaching)
    const guru = await enrol(database, tenant, 'Guru', ['mentor'])
    await database.pool.query('update memberships set mentor_id = $3 where tenant_id = $1 and member_id = $2', [tenant, guru.id, mentorId])
    const begin = (fields: Record<string, string>) =>
      as(async ctx => {
        const file = await buildImportFile(ctx, drive, guru.id, 'kelas.zip', zipOf(files('guru')))
        return await startImport(ctx, { file, origin: '', source: 'course', ...fields })
      }, guru)
    await expect(begin({ source: 'markdown' })).rejects.toMatchObject({ status: 403 })
    const others = await read(zipOf(files('punya-staf')))
    await expect(as(ctx => getImport(ctx, others), guru)).rejects.toMatchObject({ status: 404 })
    await expect(as(ctx => listRecords(ctx, others, {}), guru)).rejects.toMatchObject({ status: 404 })
    await expect(as(ctx => actOnImport(ctx, others, 'run'), guru)).rejects.toMatchObject({ status: 404 })
    await act(others, 'run')
    const { id: foreign } = await classOf('punya-staf')
    await expect(begin({ classId: foreign })).rejects.toMatchObject({ status: 403 })
    await expect(begin({ classId: newId() })).rejects.toMatchObject({ status: 404 })
    const id = await begin({})
    expect(await work(id)).toBe(true)
    await as(ctx => actOnImport(ctx, id, 'run'), guru)
    expect(await work(id)).toBe(true)
    expect(await as(ctx => getImport(ctx, id), guru)).toMatchObject({ state: 'done' })
    const { id: own } = await classOf('guru')
    expect((await as(ctx => readCourse(ctx, own), guru)).stored.work.mentorIds).toEqual([mentorId])
    await as(ctx => actOnImport(ctx, id, 'undo'), guru)
    expect(await work(id)).toBe(true)
    expect(await classOf('guru')).toBeUndefined()
  })

  it.each([
    ['a name that leads out', () => zipSync({ '../x.md': strToU8('x') }), 'ArchiveUnsafe'],
    ['a bomb', () => zipSync({ 'a.md': new Uint8Array(20 * 1024 * 1024) }, { level: 9 }), 'ArchiveBomb'],
    ['nothing to learn', () => zipSync({ 'a.txt': strToU8('x') }), 'NothingFound'],
    ['no archive', () => strToU8('halo'.repeat(100)), 'NotArchive'],
  ])('a hostile file is refused with a reason, and nothing is half in: %s', async (_name, bytes, code) => {
    const before = await database.pool.query('select count(*)::int as n from classes where tenant_id = $1', [tenant])
    const id = await read(bytes())
    const found = await as(ctx => getImport(ctx, id))
    expect(found).toMatchObject({ state: 'refused', refusal: { code } })
    expect(await recordsOf(id)).toEqual([])
    const after = await database.pool.query('select count(*)::int as n from classes where tenant_id = $1', [tenant])
    expect(after.rows).toEqual(before.rows)
  })
})

describe('a class', () => {
  it('comes in as a draft with its files, leaves, and is the same in another class', async () => {
    const id = await read(zipOf(files('satu', { 'kelas/01-awal/03-rusak.md': Buffer.from([0xff, 0xfe, 0x41]) })))
    expect((await recordsOf(id)).map(({ title, state, notes }) => [title, state, notes[0]?.code])).toEqual([
      ['Web satu', 'comes', undefined],
      ['Awal · Halo', 'comes', undefined],
      ['Awal · Kuis', 'comes', undefined],
      ['Lanjut · Akhir', 'comes', undefined],
      ['kelas/01-awal/03-rusak.md', 'lost', 'NotUtf8'],
    ])
    expect(await classOf('satu')).toBeUndefined()
    expect(await act(id, 'run')).toMatchObject({ state: 'done', counts: { made: 4, picturesBrought: 1 } })
    const row = await classOf('satu')
    expect(row).toMatchObject({ name: 'Web satu', published_at: null, chapter_order: 'sequence' })
    const { rows } = await database.pool.query(
      `select h.slug, h.kind, h.published_at, h.is_preview, h.rule, h.content, h.translations from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
        where m.class_id = $1 order by m.position, h.position`,
      [row.id],
    )
    expect(rows).toMatchObject([
      { slug: 'halo', kind: 'article', published_at: null, is_preview: true, translations: { en: { title: 'Hello' } } },
      { slug: 'kuis', kind: 'practice', published_at: null },
      { slug: 'akhir', kind: 'article', rule: { type: 'result', atLeast: 60 } },
    ])
    expect(JSON.stringify(rows[0].content)).toMatch(/\/files\/[0-9a-f-]{36}\//)
    expect(JSON.stringify(rows[2].content)).toContain('/Courses/satu/module/awal/chapter/halo')

    const taken = await zipFor(row.id)
    const names = Object.keys(unzipSync(taken)).toSorted()
    expect(names.filter(name => !name.includes('media'))).toEqual([
      'satu/01-awal/01-halo.en.md',
      'satu/01-awal/01-halo.md',
      'satu/01-awal/02-kuis.md',
      'satu/01-awal/module.md',
      'satu/02-lanjut/01-akhir.md',
      'satu/02-lanjut/module.md',
      'satu/course.md',
    ])
    expect(names.filter(name => name.includes('media'))).toHaveLength(1)

    // The same file again: all of it is here.
    const again = await read(zipOf(files('satu')))
    expect((await recordsOf(again)).map(({ state }) => state)).toEqual(['comes', 'comes', 'doubled', 'doubled'])
    await act(again, 'run')
    const count = await database.pool.query('select count(*)::int as n from classes where tenant_id = $1 and name = $2', [
      tenant,
      'Web satu',
    ])
    expect(count.rows).toEqual([{ n: 1 }])
  })

  it('changes of one that is there are drafts; the undoing takes back what nobody published', async () => {
    await act(await read(zipOf(files('dua'))), 'run')
    const { id: classId } = await classOf('dua')
    await database.pool.query(
      'update class_chapters set published_at = now() where tenant_id = $1 and module_id in (select id from class_modules where class_id = $2)',
      [tenant, classId],
    )
    const changed = files('dua', {
      'kelas/01-awal/02-kuis.md': '---\ntitle: Kuis baru\nkind: practice\n---\n# 1 (single)\nBenar?\n\n- [ ] ya\n- [x] tidak\n',
      'kelas/03-tambahan/01-baru.md': 'Baru.',
    })
    const id = await read(zipOf(changed), { classId })
    expect((await recordsOf(id)).map(({ title, state, notes }) => [title, state, notes[0]?.code])).toContainEqual([
      'Awal · Kuis baru',
      'comes',
      'ChapterChanged',
    ])
    expect(await act(id, 'run')).toMatchObject({ state: 'done' })
    const chapters = async () =>
      (
        await database.pool.query(
          `select h.slug, h.title, h.draft ->> 'title' as draft, h.published_at is not null as shown from class_chapters h join class_modules m on m.tenant_id = h.tenant_id and m.id = h.module_id
            where m.class_id = $1 order by m.position, h.position`,
          [classId],
        )
      ).rows
    expect((await chapters()).find(({ slug }) => slug === 'kuis')).toEqual({ slug: 'kuis', title: 'Kuis', draft: 'Kuis baru', shown: true })
    expect((await chapters()).find(({ slug }) => slug === 'baru')).toEqual({ slug: 'baru', title: 'Baru', draft: null, shown: false })
    expect(await act(id, 'undo')).toMatchObject({ state: 'undone', counts: { kept: 1 } })
    expect((await chapters()).map(({ slug, draft }) => [slug, draft])).toEqual([
      ['halo', null],
      ['kuis', null],
      ['akhir', null],
    ])
  })

  it('brings captions of recordings along; what the archive lacks is named, and left empty', async () => {
    const film =
      '---\ntitle: Film\nkind: video\nseconds: 9\naddress: ../media/tidak-ada.mp4\ncaptions: [{lang: id, address: ../media/c.vtt}]\n---\nTranskrip'
    const recording = 'recording: {seconds: 9, address: ../media/tidak-ada.mp4, captions: [{lang: id, address: ../media/c.vtt}]}'
    const session = `---\ntitle: Temu\nkind: live\n${recording}\n---\nTentang temu.\n\n# transcript\nSelamat datang`
    const id = await read(
      zipOf(
        files('empat', {
          'kelas/02-lanjut/02-film.md': film,
          'kelas/02-lanjut/03-temu.md': session,
          'kelas/media/c.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nHalo\n',
        }),
      ),
    )
    expect(await act(id, 'run')).toMatchObject({ state: 'done', counts: { picturesBrought: 2, picturesLost: 1 } })
    expect((await as(ctx => listLostPictures(ctx, id))).map(({ address, why }) => [address, why?.code])).toEqual([
      ['https://archive.invalid/kelas/media/tidak-ada.mp4', 'NotInArchive'],
    ])
    const { id: classId } = await classOf('empat')
    const { chapters } = await as(ctx => readCourse(ctx, classId))
    const captions = [{ lang: 'id', address: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\/c\.vtt$/) }]
    expect(chapters.get('lanjut/film')?.content).toMatchObject({ address: '', transcript: 'Transkrip', captions })
    expect(chapters.get('lanjut/temu')?.content).toMatchObject({
      recording: { address: '', seconds: 9, transcript: 'Selamat datang', captions },
    })
  })

  it('brings packages along', async () => {
    const paket =
      '---\ntitle: Paket\nkind: package\naddress: ../media/paket.zip\nstandard: scorm2004\nparts: 2\npackageTitle: Paket uji\n---\n'
    const zip = zipSync({ 'imsmanifest.xml': strToU8('<manifest/>'), 'index.html': strToU8('<p>Halo</p>') })
    const id = await read(zipOf(files('lima', { 'kelas/02-lanjut/02-paket.md': paket, 'kelas/media/paket.zip': Buffer.from(zip) })))
    expect(await act(id, 'run')).toMatchObject({ state: 'done', counts: { picturesBrought: 2, picturesLost: 0 } })
    const { id: classId } = await classOf('lima')
    const { chapters } = await as(ctx => readCourse(ctx, classId))
    expect(chapters.get('lanjut/paket')).toMatchObject({
      kind: 'package',
      content: {
        address: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\/paket\.zip$/),
        standard: 'scorm2004',
        parts: 2,
        title: 'Paket uji',
      },
    })
  })

  it('that is new and that nobody touched goes to the bin with its undoing', async () => {
    const id = await read(zipOf(files('tiga')))
    await act(id, 'run')
    expect(await act(id, 'undo')).toMatchObject({ state: 'undone', counts: { undone: 4, kept: 0 } })
    expect(await classOf('tiga')).toBeUndefined()
  })
})
