import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorScreen, MaintenanceScreen, NotFoundScreen } from './screens.tsx'

test.each([
  ['not found', <NotFoundScreen key="n" />, 'Oops.. Maaf halaman tidak ditemukan'],
  ['error', <ErrorScreen key="e" />, 'Opps.. Maaf terjadi kesalahan pada website'],
  ['maintenance', <MaintenanceScreen key="m" />, 'Website Sedang Dalam Perbaikan'],
])('the %s screen has one heading, and it is the catalogue’s sentence', (_, screen, sentence) => {
  const headings = [...renderToStaticMarkup(screen).matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(match => match[1])
  expect(headings).toEqual([sentence])
})

test('not found and error lead home', () => {
  expect(renderToStaticMarkup(<NotFoundScreen />)).toContain('<a href="/"')
  expect(renderToStaticMarkup(<ErrorScreen />)).toContain('<a href="/"')
})

test('trying again asks for this very page, without a script and past the router', () => {
  expect(renderToStaticMarkup(<ErrorScreen />)).toMatch(/<a href="" data-document="true"[^>]*>Coba lagi</)
})

test('the error screen shows a message that it is given, and its own help otherwise', () => {
  expect(renderToStaticMarkup(<ErrorScreen message="Kelas ini sedang diperbarui." />)).toContain('Kelas ini sedang diperbarui.')
  expect(renderToStaticMarkup(<ErrorScreen />)).toContain('Ini bukan kesalahan Anda')
})

test('the maintenance screen names the site and speaks of growing to become better', () => {
  const html = renderToStaticMarkup(<MaintenanceScreen siteName="Sekolah Kopi" />)
  expect(html).toContain('Sekolah Kopi')
  expect(html).toContain('bertumbuh untuk menjadi lebih baik')
})
