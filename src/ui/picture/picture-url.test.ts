import { expect, test } from 'vitest'
import { inSquare, inWidth, LARGE, outsideOf } from '#kit/picture-forms.ts'
import { artUrl, faceOf, isResizable, NAMED_FACES, nearestWidth, pictureUrl, squareFor, widthsFor } from './picture-url.ts'

test.each([
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
  expect(pictureUrl(src, LARGE)).toBe(src)
})

test('puts the modifiers before the path', () => {
  expect(pictureUrl('/art/class/web-dasar.svg', inWidth(640, false))).toBe('/_ipx/w_640,f_webp/art/class/web-dasar.svg')
  expect(pictureUrl('/files/x.jpg', inSquare(96))).toBe('/_ipx/s_96x96,f_webp,fit_cover/files/x.jpg')
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
  expect([20, 48, 72, 144, 193, 900].map(squareFor)).toEqual([48, 48, 96, 192, 400, 400])
})

test('a name has one of a fixed number of faces, always the same', () => {
  const faces = new Set(Array.from({ length: 20_000 }, (_, at) => faceOf(`Orang ${at}`)))
  expect(faces.size).toBe(NAMED_FACES)
  for (const face of faces) expect(face).toMatch(/^wajah-\d{1,3}$/)
  expect(faceOf(' Siti Aminah')).toBe(faceOf('siti aminah'))
})

test('leads to a picture of another site through our own host', () => {
  const address = 'https://gambar.contoh.id/a b.jpg?x=1&y=/2'
  const shown = pictureUrl(address, inWidth(320, false))
  expect(shown).toBe('/_ipx/w_320,f_webp/outside/https%3A%2F%2Fgambar.contoh.id%2Fa%20b.jpg%3Fx%3D1%26y%3D%2F2')
  expect(outsideOf(decodeURIComponent(shown.split('/').slice(3).join('/')))).toBe(address)
  expect(outsideOf('outside/javascript:alert(1)')).toBeUndefined()
  expect(outsideOf('files/https://gambar.contoh.id/a.jpg')).toBeUndefined()
})
