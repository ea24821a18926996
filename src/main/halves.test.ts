import { expect, it } from 'vitest'
import { isAppPath } from '#kit/app-paths.ts'
import { halfOf, pages } from '../route-table.ts'

it.each(pages.map(page => [page.path, page] as const))('%s is of the half that links take it for', (path, page) => {
  expect(isAppPath(path.replaceAll(/\{\w+\??\}/g, 'x'))).toBe(halfOf(page) === 'app')
})
