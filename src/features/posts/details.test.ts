import { beforeAll, describe, expect, it } from 'vitest'
import { toMoment } from '#features/post-details/details.ts'
import { toPictures } from '#features/post-details/gallery.ts'
import { isAppError } from '#kit/errors.ts'
import type { Viewer } from '#platform/context.ts'
import { newId, type TenantId } from '#platform/db/ids.ts'
import { openTestDatabase, TEST_NOW } from '#platform/testing/database.ts'
import { createPost, updatePost } from './commands.server.ts'
import { toEventTimes } from './kinds/event/event-times.ts'
import type { PostKind } from './kinds/kinds.ts'
import { audioOf, toEpisode } from './kinds/podcasts/episode.ts'
import { getPost, listComingEvents, listLatestPosts } from './queries.server.ts'
import { postChange, postInput } from './schema.ts'
import { buildPost } from './testing.ts'

const database = openTestDatabase()
const WRITER: Viewer = { kind: 'api-client', clientId: newId(), scopes: ['content:write'] }
const hours = (n: number) => new Date(TEST_NOW.getTime() + n * 3_600_000)

let tenant: TenantId

beforeAll(async () => {
  tenant = await database.createTenant()
})

const does = <T>(work: Parameters<typeof database.asTenant<T>>[1]) => database.asTenant(tenant, work, { viewer: WRITER })
const inputOf = (kindSlug: PostKind, slug: string, details: object, more = {}) =>
  postInput.parse({ kindSlug, slug, title: slug, authorName: 'Rani', content: { type: 'doc', content: [] }, details, ...more })
const write = (kind: PostKind, slug: string, details: object) =>
  does(ctx => createPost(ctx, inputOf(kind, slug, details, { publishedAt: TEST_NOW.toISOString() })))

/** Returns the paths of the rejected fields; empty if the input is accepted. */
async function refused(work: Promise<unknown>): Promise<string[]> {
  try {
    await work
    return []
  } catch (error) {
    if (!isAppError(error) || error.status !== 422) throw error
    return error.problems.map(problem => problem.path)
  }
}

describe('what only some kinds have', () => {
  it.each<[PostKind, object, string]>([
    ['event', { startsAt: 'besok' }, 'startsAt'],
    ['event', { startsAt: 5 }, 'startsAt'],
    ['event', { startsAt: '0000-01-01T00:00:00Z' }, 'startsAt'],
    ['event', { startsAt: '2026-09-01T10:00:00Z', endsAt: '2026-09-01T16:59:00+07:00' }, 'endsAt'],
    ['event', { endsAt: '2026-09-01T10:00:00Z' }, 'startsAt'],
    ['event', { place: { kota: 'Bandung' } }, 'place'],
    ['podcasts', { number: 2.5 }, 'number'],
    ['podcasts', { number: '2' }, 'number'],
    ['podcasts', { minutes: -1 }, 'minutes'],
    ['podcasts', { minutes: 1e15 }, 'minutes'],
    ['podcasts', { guest: 7 }, 'guest'],
    ['podcasts', { audio: 'javascript:alert(1)' }, 'audio'],
    ['podcasts', { audio: 'http://suara.example/a.mp3' }, 'audio'],
    ['gallery', { pictures: 'a.jpg' }, 'pictures'],
    ['gallery', { pictures: [{ src: '/a.svg' }, { src: '//evil.example/b.svg' }] }, 'pictures.1.src'],
    ['gallery', { pictures: [{ src: '/a.svg', alt: {} }] }, 'pictures.0.alt'],
  ])('of %s refuses %j where the post is made and where it is changed', async (kind, details, field) => {
    expect(await refused(write(kind, `tolak-${newId()}`, details))).toEqual([`details.${field}`])
    const slug = `ubah-${newId()}`
    await write(kind, slug, {})
    // Without a kind in the input, the post's own kind decides.
    expect(await refused(does(ctx => updatePost(ctx, postChange.parse({ slug, details }))))).toEqual([`details.${field}`])
  })

  it('takes fields that no page reads, of any kind', async () => {
    expect(await refused(write('news', 'bebas', { startsAt: 'besok', minutes: 1.5 }))).toEqual([])
    expect(await refused(write('event', 'tambahan', { kapasitas: 40 }))).toEqual([])
  })

  it.each<[PostKind, object, object]>([
    ['event', { startsAt: '2026-09-01T02:00:00Z', endsAt: null, place: null }, { startsAt: '2026-09-01T02:00:00.000Z' }],
    ['event', { startsAt: null, endsAt: null, kapasitas: null }, { kapasitas: null }],
    ['podcasts', { number: null, guest: null, minutes: null, audio: null }, {}],
    ['gallery', { pictures: null }, {}],
    ['gallery', { pictures: [{ src: '/a.svg', alt: null }] }, { pictures: [{ src: '/a.svg' }] }],
  ])('of %s may be null where it is missing: %j', async (kind, given, kept) => {
    const slug = `kosong-${newId()}`
    await write(kind, slug, given)
    expect((await does(ctx => getPost(ctx, { kind, slug }))).details).toEqual(kept)
  })

  it('keeps moments in one form, whatever the zone they were written in', async () => {
    await write('event', 'lokakarya', { startsAt: '2026-09-01T09:00:00+07:00', endsAt: '2026-09-01T11:00:00+07:00', place: 'Balai' })
    const { details } = await does(ctx => getPost(ctx, { kind: 'event', slug: 'lokakarya' }))
    expect(details).toEqual({ startsAt: '2026-09-01T02:00:00.000Z', endsAt: '2026-09-01T04:00:00.000Z', place: 'Balai' })
    const post = await does(ctx => createPost(ctx, inputOf('news', 'zona', {}, { publishedAt: '2026-08-17T02:00:00+23:00' })))
    expect(post.status).toBe('published')
    expect(() => inputOf('news', 'x', {}, { publishedAt: '0000-01-01T00:00:00Z' })).toThrow()
  })
})

describe('a row that was written before its details were checked', () => {
  const publishedAt = TEST_NOW

  it('is read as one that lacks them', () => {
    expect(toEventTimes({ details: { startsAt: 'besok', endsAt: 'lusa', place: 3 }, publishedAt })).toEqual({
      startsAt: publishedAt,
      endsAt: hours(2),
      place: '',
    })
    expect(toEventTimes({ details: { startsAt: hours(5).toISOString(), endsAt: hours(1).toISOString() }, publishedAt }).endsAt).toEqual(
      hours(7),
    )
    expect(toEpisode({ details: { number: 2.5, minutes: 1.5, guest: {} } })).toEqual({ number: 0, guest: '', minutes: 0, seconds: 0 })
    expect(toEpisode({ details: { number: -1, minutes: 1e300 } })).toMatchObject({ number: 0, minutes: 0 })
    expect(audioOf({ slug: 'siaran', details: { audio: 'javascript:alert(1)' } })).toBe('/audio/siaran-60s.mp3')
    expect(toPictures({ details: { pictures: [{ src: '/a.svg', alt: {} }, { src: 'javascript:alert(1)' }, null] } })).toEqual([
      { src: '/a.svg', alt: '', caption: '' },
    ])
    // New input needs https; existing values are left to the browser and the page's content security policy.
    expect(audioOf({ slug: 'siaran', details: { audio: 'http://suara.example/a.mp3' } })).toBe('http://suara.example/a.mp3')
    expect(toPictures({ details: { pictures: [{ src: 'http://gambar.example/a.jpg' }] } })).toHaveLength(1)
  })

  it('has a moment only on a day that there is', () => {
    const days = [1900, 2000, 2027, 2028, 2100].flatMap(year =>
      Array.from({ length: 14 * 33 }, (_, at) => [year, Math.floor(at / 33), at % 33].map(part => String(part).padStart(2, '0'))),
    )
    for (const [year, month, day] of days) {
      const text = `${year}-${month}-${day}T10:00:00.000Z`
      const at = new Date(text)
      const isThere = !Number.isNaN(at.getTime()) && at.toISOString() === text
      expect([text, toMoment(text)]).toEqual([text, isThere ? at : undefined])
    }
    expect(toMoment('0999-01-01T00:00:00Z')).toBeUndefined()
    expect(toMoment('2026-08-17T24:00:00Z')).toBeUndefined()
  })

  it('is no coming event by the letters of its times, and stands behind those that are', async () => {
    const other = await database.createTenant()
    await database.asTenant(other, async ctx => {
      const build = (slug: string, details: object, published = hours(-1)) =>
        buildPost(ctx, { kind: 'event', slug, published_at: published, details: JSON.stringify(details) })
      // Events without a valid start take place at their publication, for two hours.
      await build('rusak', { startsAt: 'besok', endsAt: 'lusa' })
      await build('tanpa-mulai', { endsAt: hours(3).toISOString() }, hours(-4))
      await build('mustahil', { startsAt: '2026-13-45T99:00:00Z', endsAt: '2026-13-45T99:00:00Z' }, hours(-3))
      await build('bukan-kabisat', { startsAt: '2027-02-29T10:00:00Z' }, hours(-3))
      // An end before the start is ignored, so the event lasts two hours.
      await build('terbalik', { startsAt: hours(-5).toISOString(), endsAt: hours(-9).toISOString() }, hours(-3))
      await build('angka', { startsAt: 5, endsAt: [] }, hours(-3))
      // 01.00 UTC, two hours before now, though the text sorts after now.
      await build('usai', { startsAt: '2026-08-17T06:00:00+07:00', endsAt: '2026-08-17T08:00:00+07:00' }, hours(-4))
      await build('nanti', { startsAt: hours(9).toISOString(), endsAt: hours(10).toISOString() }, hours(-5))
      await build('sekarang', { startsAt: hours(-0.5).toISOString() }, hours(-6))
      expect((await listComingEvents(ctx, 9)).map(post => post.slug)).toEqual(['tanpa-mulai', 'rusak', 'sekarang', 'nanti'])
      expect((await listLatestPosts(ctx, { event: 2 })).map(post => post.slug)).toEqual(['nanti', 'rusak'])
    })
  })
})
