import { expect, it } from 'vitest'
import { withQuery } from './redirect.ts'
import { buildVisit } from './testing.ts'

const asked = (search: string) => ({ visit: buildVisit({ search: new URLSearchParams(search) }) })

it.each([
  ['/News/panen', '', '/News/panen'],
  ['/News/panen', '?x=1&x=2', '/News/panen?x=1&x=2'],
  ['/News?page=2#isi', '?page=9&x=1', '/News?page=2&x=1#isi'],
  ['http://pesilat.localhost:3000/Pesilat', '?utm=a%26b%23', 'http://pesilat.localhost:3000/Pesilat?utm=a%26b%23'],
  // React Router's own parameters of a request for a page's data are no part of the address.
  ['/Courses/web', '?_routes=root&x=1', '/Courses/web?x=1'],
])('%s with %j leads to %s', (to, search, expected) => {
  expect(withQuery(to, asked(search))).toBe(expected)
})
