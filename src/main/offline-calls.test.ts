import { beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '#features/learning/testing.ts'
import type { Enrolled } from '#features/members/testing.ts'
import type { OfflineClass } from '#features/offline/offline-class.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestLearning } from './testing-learning.ts'

const database = openTestDatabase()
const { at, build, call } = openTestLearning(database)
const PAST = '2026-01-05T03:00:00.000Z'

let mine: TenantId
let other: TenantId
let siti: Enrolled
let budi: Enrolled
let stranger: Enrolled

beforeAll(() => {
  ;({ mine, other, siti, guest: budi, stranger } = at)
})

const packageOf = async (slug: string) => (await call(`offline?slug=${slug}`, siti)).data as OfflineClass
const note = (chapterId: string | undefined, text = 'Ingat') => ({ id: newId(), chapterId, note: text, at: PAST })
const keep = async (notes: object[], memberId = siti.id, who: Enrolled | null = siti) => await call('notes', who, { memberId, notes })
const statesOf = (data: { notes: { state: string }[] }) => data.notes.map(({ state }) => state)
const picture = { type: 'image', attrs: { src: '/files/01a200f0-aa13-7411-a17c-e8caa1dfcfbe/rahasia.jpg', alt: 'x' } }
const secret = { content: { body: { type: 'doc', content: [picture, ...textOf('RAHASIA').content] } } }

describe('what is taken along', () => {
  it('is refused to nobody, to other tenants’ members, and to who takes no part', async () => {
    const { slug } = await build([secret])
    expect((await call(`offline?slug=${slug}`, null)).status).toBe(401)
    expect((await call(`offline?slug=${slug}`, stranger)).status).toBe(404)
    expect((await call(`offline?slug=${slug}`, stranger, undefined, other)).status).toBe(404)
    expect((await call(`offline?slug=${slug}`, budi)).status).toBe(403)
    expect((await call('offline', siti)).status).toBe(422)
    for (const state of ['left', 'removed', 'refused', 'waiting-list', 'waiting-approval']) {
      const closed = await build([secret, { isPreview: true }], 'free', state)
      expect((await call(`offline?slug=${closed.slug}`, siti)).status).toBe(403)
    }
  })

  it('has neither files nor sizes of a locked chapter, whatever locks it', async () => {
    const far = { type: 'date', at: '2999-01-01T00:00:00Z' }
    const { slug } = await build(
      [{}, secret, { ...secret, rule: far }, { ...secret, publishedAt: null }, { ...secret, removedAt: new Date() }],
      'sequence',
    )
    const { chapters } = await packageOf(slug)
    expect(chapters.map(({ state, lock }) => [state, lock])).toEqual([
      ['open', null],
      ['locked', 'before'],
      ['locked', 'date'],
    ])
    for (const { files, sizeBytes, version } of chapters.slice(1)) expect([files, sizeBytes, version]).toEqual([[], 0, null])
    expect(JSON.stringify(chapters)).not.toMatch(/RAHASIA|rahasia/)
  })

  it('names each file once, a picture in a phone’s width, with the sizes of uploads', async () => {
    const id = newId()
    await database.pool.query(
      `insert into uploads (tenant_id, id, state, kind, content_type, name, url_name, size_bytes, sent_bytes, sha256, created_at, kept_at)
       values ($1, $2, 'kept', 'video', 'video/mp4', 'film', 'film.mp4', 7000000, 7000000, decode(repeat('00', 32), 'hex'), now(), now())`,
      [mine, id],
    )
    const film = {
      address: '/files/x.mp4',
      smallAddress: `/files/${id}/film.mp4`,
      poster: '',
      seconds: 60,
      captions: [],
      transcript: '',
      parts: [],
    }
    const { slug } = await build([
      secret,
      { kind: 'video', content: film },
      { kind: 'video', content: { ...film, address: 'https://luar.example/a.m3u8', smallAddress: '' } },
      { kind: 'discussion', content: {} },
    ])
    const [text, video, stream, talk] = (await packageOf(slug)).chapters
    expect(text?.files).toEqual([{ address: expect.stringMatching(/^\/_ipx\/w_960,f_webp\/files\/.*rahasia\.jpg$/), sizeBytes: 150_000 }])
    expect(video?.files).toEqual([{ address: `/files/${id}/film.mp4`, sizeBytes: 7_000_000 }])
    expect(video?.sizeBytes).toBeGreaterThan(7_000_000)
    expect([stream?.state, talk?.state, stream?.files]).toEqual(['online', 'online', []])
  })

  it('is a session by its recording, in the smaller copy with its captions; one without a recording needs a network', async () => {
    const address = (name: string) => `/files/${newId()}/${name}`
    const recording = { address: address('temu.mp4'), seconds: 600 }
    const whole = {
      ...recording,
      smallAddress: address('kecil.mp4'),
      poster: address('temu.jpg'),
      captions: ['id', 'en'].map(lang => ({ lang, address: address(`${lang}.vtt`) })),
      transcript: 'Selamat datang',
    }
    const about = { type: 'doc', content: [picture] }
    const live = (recorded: object | null) => ({ kind: 'live', content: { startsAt: PAST, endsAt: PAST, about, recording: recorded } })
    const { slug } = await build([
      live(null),
      live({ ...whole, address: '' }),
      live({ ...recording, address: 'https://luar.example/temu.m3u8' }),
      live(recording),
      live(whole),
    ])
    const { chapters } = await packageOf(slug)
    expect(chapters.map(({ state }) => state)).toEqual(['online', 'online', 'online', 'open', 'open'])
    const shown = expect.stringMatching(/^\/_ipx\/w_960,f_webp\/files\/.*rahasia\.jpg$/)
    const addresses = chapters.map(({ files }) => files.map(file => file.address))
    expect(addresses.slice(0, 4)).toEqual([[], [], [], [recording.address, shown]])
    expect(addresses[4]).toEqual([whole.smallAddress, whole.poster, ...whole.captions.map(one => one.address), shown])
  })

  it('is the version that somebody is in the middle of', async () => {
    const { slug, chapterIds } = await build([{ version: 1 }])
    const at = new Date().toISOString()
    await call('progress', siti, { items: [{ id: newId(), chapterId: chapterIds[0], state: 'open', at }] })
    await renew(chapterIds[0])
    expect((await packageOf(slug)).chapters[0]?.version).toBe(1)
    await call('progress', siti, { items: [{ id: newId(), chapterId: chapterIds[0], state: 'done', at }] })
    expect((await packageOf(slug)).chapters[0]?.version).toBe(2)
  })
})

describe('a class that is withdrawn', () => {
  const withdraw = (id: string) => database.pool.query('update classes set published_at = null where id = $1', [id])

  it.each(['joined', 'completed'])('stays with who has %s it: what they took along, and their notes', async state => {
    const { id, slug, chapterIds } = await build([{}, {}], 'free', state)
    const before = await packageOf(slug)
    await withdraw(id)
    expect(await packageOf(slug)).toEqual(before)
    expect(before.chapters.map(one => one.state)).toEqual(['open', 'open'])
    expect(statesOf((await keep([note(chapterIds[0])])).data)).toEqual(['recorded'])
  })

  it('is not there for others, and a chapter that is withdrawn is there for nobody', async () => {
    for (const state of [null, 'left', 'removed', 'refused', 'waiting-list', 'waiting-approval']) {
      const { id, slug, chapterIds } = await build([{}, { isPreview: true }], 'free', state)
      await withdraw(id)
      expect([state, (await call(`offline?slug=${slug}`, siti)).status]).toEqual([state, 404])
      expect([state, statesOf((await keep([note(chapterIds[0])])).data)]).toEqual([state, ['unknown']])
    }
    const { id, slug, chapterIds } = await build([{ publishedAt: null }, {}])
    await withdraw(id)
    expect((await packageOf(slug)).chapters.map(({ chapterId }) => chapterId)).toEqual([chapterIds[1]])
    expect(statesOf((await keep([note(chapterIds[0])])).data)).toEqual(['unknown'])
  })
})

/** Publishes a second version of a chapter, as the studio does. */
async function renew(chapterId: string | undefined, content: unknown = { body: textOf('Isi baru') }) {
  await database.pool.query(
    `insert into class_chapter_versions (tenant_id, chapter_id, version, kind, title, minutes, content, lang, published_at)
     select tenant_id, id, version, kind, title, minutes, content, lang, now() from class_chapters where id = $1`,
    [chapterId],
  )
  await database.pool.query('update class_chapters set version = 2, content = $2 where id = $1', [chapterId, JSON.stringify(content)])
}

describe('what a phone did while it was away', () => {
  it('is refused where it bears another person’s name, and nothing is kept', async () => {
    const { chapterIds } = await build([{}])
    const item = { id: newId(), chapterId: chapterIds[0], state: 'done', at: PAST }
    expect((await call('progress', siti, { memberId: budi.id, items: [item] })).status).toBe(409)
    expect((await keep([note(chapterIds[0])], budi.id)).status).toBe(409)
    expect((await database.pool.query('select from progress_items where chapter_id = $1', [chapterIds[0]])).rowCount).toBe(0)
    expect((await call('progress', siti, { memberId: siti.id, items: [item] })).status).toBe(200)
  })

  it('keeps the version that it showed, though a newer one was published meanwhile; answers count by it', async () => {
    const [question, right, wrong] = [newId(), newId(), newId()]
    const practice = (answer: string) => ({
      intro: textOf('x'),
      questions: [
        {
          id: question,
          type: 'single',
          prompt: textOf('Mana?'),
          right: answer,
          options: [
            { id: right, text: 'A' },
            { id: wrong, text: 'B' },
          ],
        },
      ],
    })
    const { chapterIds, slug } = await build([{ kind: 'practice', content: practice(right) }])
    await renew(chapterIds[0], practice(wrong))
    const answers = [{ roundId: newId(), questionId: question, given: [right] }]
    const item = { id: newId(), chapterId: chapterIds[0], state: 'open', answers, version: 1, at: new Date().toISOString() }
    expect((await call('progress', siti, { items: [item] })).status).toBe(200)
    const { data } = await call(`progress?slug=${slug}`, siti)
    expect(data).toMatchObject({ chapters: [{ result: 100, state: 'done' }] })
    const { rows } = await database.pool.query('select version from chapter_progress where chapter_id = $1', [chapterIds[0]])
    expect(rows).toEqual([{ version: 1 }])
  })
})

describe('notes that a phone kept', () => {
  it('are refused to nobody and other tenants’ members, empty, too many at once, or malformed', async () => {
    const { chapterIds } = await build([{}])
    const one = note(chapterIds[0])
    expect((await call('notes', null, { notes: [one] })).status).toBe(401)
    expect((await call('notes', stranger, { notes: [one] })).status).toBe(404)
    for (const notes of [
      [],
      [{ ...one, note: ' ' }],
      [{ ...one, id: 'x' }],
      [{ ...one, at: 'kemarin' }],
      Array.from({ length: 51 }, () => note(newId())),
    ])
      expect((await keep(notes)).status).toBe(422)
  })

  it('are answered one by one where they can’t be kept', async () => {
    const { chapterIds } = await build([{}, {}, { removedAt: new Date() }], 'sequence')
    const left = await build([{}], 'free', 'left')
    const notes = [note(newId()), note(chapterIds[1]), note(chapterIds[2]), note(left.chapterIds[0]), note(chapterIds[0])]
    expect(statesOf((await keep(notes)).data)).toEqual(['unknown', 'locked', 'removed', 'not-joined', 'recorded'])
  })

  it('are kept once, by the time of the phone but never of tomorrow, and stay deleted', async () => {
    const { chapterIds } = await build([{}])
    const [one, late] = [note(chapterIds[0], 'Satu'), { ...note(chapterIds[0], 'Dua'), at: '2999-01-01T00:00:00.000Z' }]
    expect(statesOf((await keep([one, one])).data)).toEqual(['recorded', 'recorded'])
    expect(statesOf((await keep([one, late])).data)).toEqual(['repeated', 'recorded'])
    const read = async () =>
      (
        await database.pool.query<{ note: string; at: Date }>(
          'select note, created_at as at from chapter_notes where chapter_id = $1 order by 2',
          [chapterIds[0]],
        )
      ).rows
    const rows = await read()
    expect(rows.map(row => row.note)).toEqual(['Satu', 'Dua'])
    expect(rows[0]?.at.toISOString()).toBe(PAST)
    expect(rows[1]?.at.getTime()).toBeLessThanOrEqual(Date.now())
    await database.pool.query('delete from chapter_notes where chapter_id = $1', [chapterIds[0]])
    expect(statesOf((await keep([one])).data)).toEqual(['repeated'])
    expect(await read()).toEqual([])
  })

  it('are no more than a chapter may have', async () => {
    const { chapterIds } = await build([{}])
    for (let at = 0; at < 4; at++) await keep(Array.from({ length: 50 }, () => note(chapterIds[0])))
    expect(statesOf((await keep([note(chapterIds[0])])).data)).toEqual(['too-many'])
  })
})
