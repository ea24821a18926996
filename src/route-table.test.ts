import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAppPath, isPublicPath } from '#kit/app-paths.ts'
import { pathOf } from '#platform/http/page-routes.ts'
import { catchAll, halfOf, pages } from './route-table.ts'

const addressOf = (path: string) => pathOf(path, { id: '1', slug: 'web', moduleSlug: 'satu', chapterSlug: 'dua', token: 'x' })
const built = pages.filter(page => page.file !== undefined)

describe('the route table', () => {
  it('names modules that are there, and no name twice', () => {
    expect(built.filter(({ file }) => !existsSync(new URL(file ?? '', import.meta.url))).map(page => page.file)).toEqual([])
    expect(new Set(pages.map(page => page.name)).size).toBe(pages.length)
  })

  it('tells the halves apart by the module’s name', () => {
    expect(halfOf({ name: 'News' })).toBe('public')
    expect(halfOf({ name: 'Studio' })).toBe('app')
    expect(halfOf({ name: 'Courses-slug-module-moduleSlug-chapter-chapterSlug' })).toBe('app')
    expect(halfOf(catchAll)).toBe('public')
  })

  it('has the pages of the app where the browser takes links for them, and no public document among them that is swapped in', () => {
    for (const page of built) {
      const path = addressOf(page.path)
      if (halfOf(page) === 'app') expect([path, isAppPath(path)]).toEqual([path, true])
      else if (!page.isPersonal) expect([path, isPublicPath(path)]).toEqual([path, true])
    }
  })

  it('never has a page of somebody’s own stored: all under Studio and Account are personal', () => {
    for (const page of pages.filter(({ path }) => /^\/(Studio|Account|Login|Logout|CallbackAuth)(\/|$)/.test(path)))
      expect([page.path, page.isPersonal]).toEqual([page.path, true])
  })
})
