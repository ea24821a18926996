import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LangContext } from '../lang/lang.tsx'
import { ErrorScreen, MaintenanceScreen, NotFoundScreen } from './screens.tsx'

test.each([
  ['not found', <NotFoundScreen key="n" />, 'Oops.. Maaf halaman tidak ditemukan'],
  ['error', <ErrorScreen key="e" />, 'Opps.. Maaf terjadi kesalahan pada website'],
  ['maintenance', <MaintenanceScreen key="m" />, 'Website Sedang Dalam Perbaikan'],
])('the %s screen has one heading, and it is the catalogue’s sentence', (_, screen, sentence) => {
  expect(headingsOf(screen)).toEqual([sentence])
})

test.each([
  ['not found', <NotFoundScreen key="n" />, 'Oops, sorry! This page was not found'],
  ['error', <ErrorScreen key="e" />, 'Oops, sorry! Something went wrong on this website'],
  ['maintenance', <MaintenanceScreen key="m" />, 'This website is under maintenance'],
])('the %s screen says it in English on English pages', (_, screen, sentence) => {
  expect(headingsOf(<LangContext value="en">{screen}</LangContext>)).toEqual([sentence])
})

test('in English they lead to the English pages, and have no Indonesian word left', () => {
  const html = renderToStaticMarkup(
    <LangContext value="en">
      <NotFoundScreen />
      <ErrorScreen />
    </LangContext>,
  )
  expect([...html.matchAll(/href="(.*?)"/g)].map(match => match[1])).toEqual(['/en', '/en/Class', '', '/en'])
  expect(html).not.toMatch(/halaman|beranda|Coba|kelas/i)
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
  expect(renderToStaticMarkup(<ErrorScreen />)).toContain('Ini bukan kesalahanmu')
})

test('the not-found screen says the routing’s sentence in the page’s language', () => {
  expect(renderToStaticMarkup(<NotFoundScreen />)).toContain('Halaman ini tidak dapat ditemukan')
  const english = renderToStaticMarkup(<LangContext value="en">{<NotFoundScreen />}</LangContext>)
  expect(english).toContain('This page could not be found')
})

test('the maintenance screen names the site and speaks of growing to become better', () => {
  const html = renderToStaticMarkup(<MaintenanceScreen siteName="Sekolah Kopi" />)
  expect(html).toContain('Sekolah Kopi')
  expect(html).toContain('bertumbuh untuk menjadi lebih baik')
})

function headingsOf(screen: ReactNode): (string | undefined)[] {
  return [...renderToStaticMarkup(screen).matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(match => match[1])
}
