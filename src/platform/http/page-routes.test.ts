import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { catchAll, pages } from '../../route-table.ts'
import { cleanText, cleanValue, createPageMatcher, pathOf } from './page-routes.ts'

const match = createPageMatcher(pages, catchAll)
const find = (address: string) => {
  const url = new URL(address, 'http://x')
  return match(url.pathname, url.searchParams)
}

describe('the page matcher', () => {
  it.each([
    ['/', 'index'],
    ['/class/web-24a', 'Class-code'],
    ['/CLASS/Competence/web/', 'Class-Competence-slug'],
    ['/News/abc', 'News-slug'],
    ['/News/abc/def', 'News-id-title'],
    ['/Courses/@premium', 'Courses-@Premium'],
    ['/Courses/@Premium/x', 'Courses-@Premium-slug'],
    ['/Courses/x/module/m/chapter/c', 'Courses-slug-module-moduleSlug-chapter-chapterSlug'],
    ['/Courses/x/module/chapter/c', 'Courses-slug-module-moduleSlug-chapter-chapterSlug'],
    ['/Career', 'Career-slug'],
    ['/Articles/Detail', 'Articles-slug-Detail-id-title'],
    ['/no/such/page', 'all'],
  ])('finds %s as %s', (path, name) => {
    expect(find(path)?.route.name).toBe(name)
  })

  it('agrees with React Router on every route, with optional parts there and missing, in any letter case', () => {
    const routes = [...pages, catchAll].map(page => ({ id: page.name, path: page.path.replace(/\{(\w+)(\??)\}/g, ':$1$2') }))
    const addresses = pages.flatMap(page => [
      pathOf(page.path, { slug: 'a', code: 'b', id: 'c', title: 'd', program: 'e', type: 'f', moduleSlug: 'g', chapterSlug: 'h' }),
      pathOf(page.path, { slug: 'a', code: 'b', id: 'c', program: 'e', chapterSlug: 'h' }),
      pathOf(page.path, { id: 'c', chapterSlug: 'h' }),
    ])
    for (const address of [
      ...addresses,
      ...addresses.filter(one => one !== '/').map(one => `${one.toUpperCase()}/`),
      '/x/y/z',
      '/news/news/news/news',
    ]) {
      expect([address, find(address)?.route.name]).toEqual([address, matchRoutes(routes, address)?.at(-1)?.route.id])
    }
  })

  it('gives a lone value to the first of two optional parts, as React Router does', () => {
    expect(find('/Berita/Detail/abc')?.params).toEqual({ id: 'abc' })
    expect(find('/Articles/Detail/abc')?.params).toEqual({ id: 'abc' })
    expect(find('/Portfolio/abc')?.params).toEqual({ type: 'abc' })
  })

  it('writes the path in the spelling of the table, parameters in small letters', () => {
    expect(find('/cOURSES/Web-Dasar/')?.path).toBe('/Courses/web-dasar')
    expect(find('/courses/@PREMIUM')?.path).toBe('/Courses/@Premium')
    expect(find('/News/a%20b')?.path).toBe('/News/a%20b')
  })

  it('refuses what can not be decoded or holds control characters', () => {
    expect(find('/News/%E0%A4%A')).toBeUndefined()
    expect(find('/News/%00')).toBeUndefined()
    expect(find('/News/a%0Ab')).toBeUndefined()
  })

  it('keeps declared parameters only, cleaned, in the order of the table', () => {
    expect(find('/Courses?utm_source=x&search=%20 web%00 dasar &page=2&state=nope')?.search).toBe('?page=2&search=web+dasar')
    expect(find('/About?page=2')?.search).toBe('')
  })

  it('clamps a page and drops the first', () => {
    expect(['-1', '0', '1', 'x', '1e9'].map(value => cleanValue('page', value))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(cleanValue('page', '999999999')).toBe('10000')
  })

  it('cuts a search text to 100 characters without breaking one', () => {
    expect([...cleanText('😀'.repeat(5000))]).toHaveLength(100)
  })
})
