import { expect, test } from 'vitest'
import { artUrl, isResizable, nearestWidth, pictureUrl, squareFor, widthsFor } from './picture-url.ts'

test.each([
  'https://gambar.contoh.id/a.jpg',
  '//gambar.contoh.id/a.jpg',
  'data:image/png;base64,AAAA',
  '/ikon.svg',
  '/files/a.gif',
  '/files/a.jpg?besar=1',
  '/files/ada spasi.jpg',
  '/art/class/Web.svg',
  'files/a.jpg',
  '',
])('leaves %j as it is', src => {
  expect(isResizable(src)).toBe(false)
  expect(pictureUrl(src, { width: 640 })).toBe(src)
})

test('puts the modifiers before the path', () => {
  expect(pictureUrl('/art/class/web-dasar.svg', { width: 640 })).toBe('/_ipx/w_640,f_webp/art/class/web-dasar.svg')
  expect(pictureUrl('/files/x.jpg', { size: '300x169', format: 'avif', quality: 60, fit: 'cover' })).toBe(
    '/_ipx/s_300x169,f_avif,q_60,fit_cover/files/x.jpg',
  )
})

test('makes a seed of any text', () => {
  expect(artUrl('avatar', 'Siti Nur’aini, S.Kom.')).toBe('/art/avatar/siti-nur-aini-s-kom.svg')
  expect(artUrl('news', 'Kafé É')).toBe('/art/news/kafe-e.svg')
  expect(artUrl('class', '—')).toBe('/art/class/kosong.svg')
  expect(artUrl('class', `${'a'.repeat(79)} b`)).toBe(`/art/class/${'a'.repeat(79)}.svg`)
})

test('offers half to twice the width in the layout, each once', () => {
  expect(widthsFor(640)).toEqual([320, 640, 960, 1200])
  expect(widthsFor(1600)).toEqual([768, 1600])
  expect(widthsFor(100)).toEqual([160, 200])
  expect(nearestWidth(360)).toBe(320)
})

test('takes the smallest square that covers the pixels', () => {
  expect([20, 48, 72, 144, 193, 900].map(squareFor)).toEqual(['48x48', '48x48', '96x96', '192x192', '400x400', '400x400'])
})
