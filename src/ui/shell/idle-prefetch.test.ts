import { expect, test } from 'vitest'
import { mayPrefetch, newCodeOf, pathOfLink } from './idle-prefetch.ts'

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

function pathOf(href: string, more: { target?: string; isDownload?: boolean } = {}) {
  return pathOfLink({ href, target: '', isDownload: false, ...more }, here)
}

test('a link within the site gives its path, without query and hash', () => {
  expect(pathOf('http://demo.localhost:3000/Class/web?level=Dasar#silabus')).toBe('/Class/web')
  expect(pathOf('http://demo.localhost:3000/News', { target: '_self' })).toBe('/News')
})

test('links elsewhere, to this page, to files and to other windows give nothing', () => {
  expect(pathOf('http://account.localhost:3000/login')).toBeUndefined()
  expect(pathOf('https://wa.me/62811')).toBeUndefined()
  expect(pathOf('mailto:halo@contoh.id')).toBeUndefined()
  expect(pathOf('')).toBeUndefined()
  expect(pathOf('http://demo.localhost:3000/Class#isi')).toBeUndefined()
  expect(pathOf('http://demo.localhost:3000/files/a.pdf', { isDownload: true })).toBeUndefined()
  expect(pathOf('http://demo.localhost:3000/News', { target: '_blank' })).toBeUndefined()
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
