import { expect, test } from 'vitest'
import { isPageLink, mayPrefetch, newCodeOf } from './idle-prefetch.ts'

test.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { saveData: false, effectiveType: '4g' } }, true],
  [{ onLine: true, connection: { effectiveType: '3g' } }, true],
  [{ onLine: false }, false],
  [{ onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
])('on the network %j it may prefetch: %s', (network, answer) => {
  expect(mayPrefetch(network)).toBe(answer)
})

const here = { origin: 'http://demo.localhost:3000', pathname: '/Class' }

function leadsToPage(href: string, more: { target?: string; download?: string } = {}) {
  const { origin, pathname } = new URL(href)
  return isPageLink({ origin, pathname, target: '', download: '', ...more }, here)
}

test('a link to another page of the site is one', () => {
  expect(leadsToPage('http://demo.localhost:3000/Class/web?level=Dasar#silabus')).toBe(true)
  expect(leadsToPage('http://demo.localhost:3000/News', { target: '_self' })).toBe(true)
})

test('links elsewhere, to this page, to files and to other windows are none', () => {
  expect(leadsToPage('http://account.localhost:3000/login')).toBe(false)
  expect(leadsToPage('https://wa.me/62811')).toBe(false)
  expect(leadsToPage('mailto:halo@contoh.id')).toBe(false)
  expect(leadsToPage('http://demo.localhost:3000/Class#isi')).toBe(false)
  expect(leadsToPage('http://demo.localhost:3000/files/a.pdf', { download: 'a.pdf' })).toBe(false)
  expect(leadsToPage('http://demo.localhost:3000/News', { target: '_blank' })).toBe(false)
})

test('links to what is one person’s, loaded as a document of its own, are none', () => {
  for (const path of ['/Login?to=%2FNews', '/Logout', '/Account', '/en/Account/Privacy', '/Studio/classes'])
    expect(leadsToPage(`http://demo.localhost:3000${path}`)).toBe(false)
})

test('each file is asked for once, whatever number of pages shares it', () => {
  const routes = {
    root: { module: '/assets/root.js', imports: ['/assets/react.js'] },
    news: { module: '/assets/news.js', imports: ['/assets/react.js', '/assets/card.js'] },
    blog: { module: '/assets/blog.js', imports: ['/assets/card.js'] },
  }
  const asked = new Set<string>()
  expect(newCodeOf(['root', 'news'], routes, asked)).toEqual(['/assets/root.js', '/assets/react.js', '/assets/news.js', '/assets/card.js'])
  expect(newCodeOf(['root', 'blog'], routes, asked)).toEqual(['/assets/blog.js'])
  expect(newCodeOf(['root', 'blog'], routes, asked)).toEqual([])
})

test('a route that the manifest does not know asks for nothing', () => {
  expect(newCodeOf(['gone'], {}, new Set())).toEqual([])
})
