import { describe, expect, it } from 'vitest'
import { newId } from '#platform/db/ids.ts'
import { canWritePosts } from './policy.ts'
import { pathOfPost, statusOf } from './post.ts'
import { lastingPathOf, redirectOf, sectionOf, toPostKey } from './sections.ts'

const id = newId()
const post = { id, slug: 'panen-kopi' }

describe('the state of a post', () => {
  it('follows from its day', () => {
    const now = new Date('2026-08-17T03:00:00Z')
    expect(statusOf(null, now)).toBe('draft')
    expect(statusOf(new Date('2026-08-17T03:00:01Z'), now)).toBe('scheduled')
    expect(statusOf(now, now)).toBe('published')
  })
})

describe('who may write', () => {
  it('is a program with the scope, and nobody else', () => {
    expect(canWritePosts({ kind: 'nobody' })).toBe(false)
    expect(canWritePosts({ kind: 'api-client', clientId: null, scopes: ['settings:write'] })).toBe(false)
    expect(canWritePosts({ kind: 'api-client', clientId: null, scopes: ['content:write'] })).toBe(true)
  })
})

describe('the canonical address of a post', () => {
  it('depends on its kind, and for news on the site', () => {
    expect(pathOfPost({ ...post, kind: 'news' }, 'main')).toBe('/News/panen-kopi')
    expect(pathOfPost({ ...post, kind: 'news' }, 'coding-school')).toBe('/Berita/panen-kopi')
    expect(pathOfPost({ ...post, kind: 'news' }, 'alpha')).toBe(`/News/${id}/panen-kopi`)
    expect(pathOfPost({ ...post, kind: 'blog' }, 'coding-school')).toBe(`/Blog/${id}/panen-kopi`)
  })

  it('is of the page of its kind', () => {
    const category = { slug: 'panduan' }
    expect(pathOfPost({ ...post, kind: 'articles', category }, 'main')).toBe(`/Articles/panduan/Detail/${post.id}/${post.slug}`)
    expect(pathOfPost({ ...post, kind: 'articles', category: null }, 'main')).toBe(`/Articles/semua/Detail/${post.id}/${post.slug}`)
    expect(pathOfPost({ ...post, kind: 'program' }, 'main')).toBe(`/Program/${post.id}/${post.slug}`)
    expect(pathOfPost({ ...post, kind: 'event' }, 'main')).toBe(`/Event/${post.slug}`)
    expect(pathOfPost({ ...post, kind: 'podcasts' }, 'main')).toBe(`/Podcasts/${post.slug}`)
    expect(pathOfPost({ ...post, kind: 'gallery' }, 'main')).toBe(`/Gallery?album=${post.slug}`)
  })
})

describe('the section of a route', () => {
  it('is that of the longest name that begins it', () => {
    expect(
      ['Event-slug', 'Event-Program', 'Event-Program-id-slug', 'Program-id-slug', 'Podcasts-id-title'].map(name => sectionOf(name).kind),
    ).toEqual(['event', 'program', 'program', 'program', 'podcasts'])
    expect(sectionOf('Tulisan-Temans-slug')).toMatchObject({ kind: 'blog', guests: true })
    expect(() => sectionOf('Courses')).toThrow('shows no posts')
  })

  it('reads the title of an id from either parameter, and no slug where an id should stand', () => {
    const event = sectionOf('Event-Program-id-slug')
    expect(toPostKey(event, { id: 'bukan-id', slug: 'x' })).toBeUndefined()
    expect(toPostKey(sectionOf('Articles-slug-Detail-id-title'), { slug: 'panduan' })).toBeUndefined()
    const id = '01890000-0000-7000-8000-000000000000'
    expect(toPostKey(event, { id, slug: 'x' })).toEqual({ kind: 'program', id })
    expect(redirectOf(event, { id, slug: 'salah' }, { id, slug: 'benar' }, `/Program/${id}/salah`)).toBe(`/Program/${id}/benar`)
    expect(redirectOf(event, { id, slug: 'salah' }, { id, slug: 'benar' })).toBe(`/Event/Program/${id}/benar`)
  })
})

describe('what an address of a post means', () => {
  const news = sectionOf('News-id-title')
  const berita = sectionOf('Berita-Detail-id-title')

  it('is nothing without an id or a slug, and where the first part is neither id nor kind', () => {
    expect(toPostKey(berita, {})).toBeUndefined()
    expect(toPostKey(news, { id: 'resep', title: 'soto' })).toBeUndefined()
    expect(toPostKey(sectionOf('Blog-id-title'), { id: 'catatan' })).toBeUndefined()
  })

  it('is the kind’s slug where the first part is a kind, else the post of the id, or the section’s slug', () => {
    expect(toPostKey(news, { id: 'blog', title: 'catatan' })).toEqual({ kind: 'blog', slug: 'catatan' })
    expect(toPostKey(news, { id, title: 'apa-saja' })).toEqual({ kind: 'news', id })
    expect(toPostKey(sectionOf('News-slug'), { slug: id })).toEqual({ kind: 'news', id })
    expect(toPostKey(sectionOf('Berita-slug'), { slug: 'panen-kopi' })).toEqual({ kind: 'news', slug: 'panen-kopi' })
  })

  it('leads on from an id in a slug’s place, and from a wrong title to the right one', () => {
    expect(redirectOf(sectionOf('News-slug'), { slug: id }, post)).toBe('/News/panen-kopi')
    expect(redirectOf(sectionOf('Berita-slug'), { slug: id }, post)).toBe('/Berita/panen-kopi')
    expect(redirectOf(news, { id, title: 'salah' }, post)).toBe(`/News/${id}/panen-kopi`)
    expect(redirectOf(berita, { id, title: 'salah' }, post)).toBe(`/Berita/Detail/${id}/panen-kopi`)
  })

  it('leads nowhere from a right address, from one without a title, and from one that names the kind', () => {
    expect(redirectOf(sectionOf('News-slug'), { slug: 'panen-kopi' }, post)).toBeUndefined()
    expect(redirectOf(news, { id, title: 'panen-kopi' }, post)).toBeUndefined()
    expect(redirectOf(sectionOf('Blog-id-title'), { id }, post)).toBeUndefined()
    expect(redirectOf(news, { id: 'blog', title: 'catatan' }, { id, slug: 'catatan' })).toBeUndefined()
    expect(lastingPathOf(berita, post)).toBe(`/Berita/Detail/${id}/panen-kopi`)
  })

  it('is told only of routes that show posts', () => {
    expect(() => sectionOf('Courses-slug')).toThrow('Courses-slug')
  })
})
