import { expect, it } from 'vitest'
import { findForm, formatForm, inWideBox, inWidth, shownAddress, storedAddress } from './picture-forms.ts'

it('an upload is shown in a form, where it is cropped; drawings, animations and other files of our own as they are', () => {
  expect(shownAddress('/files/1/a.jpg')).toBe('/_ipx/w_1600,f_webp/files/1/a.jpg')
  expect(shownAddress('/files/1/a.png', inWidth(480, false))).toBe('/_ipx/w_480,f_webp/files/1/a.png')
  for (const src of ['/art/class/web.svg', '/files/1/a.gif', '/files/1/a.pdf', '/ikon.svg', '']) expect(shownAddress(src)).toBe(src)
})

it('what is stored is found again in what is shown', () => {
  for (const src of ['/files/1/a.jpg', '/files/1/a.gif', 'https://lain.contoh.id/a b.jpg?x=/1', '/art/class/web.svg', ''])
    expect(storedAddress(shownAddress(src))).toBe(src)
  for (const src of ['/_ipx/w_640,f_webp/art/class/web.svg', '/_ipx/w_640,f_webp/%E0', 'javascript:alert(1)'])
    expect(storedAddress(src)).toBe(src)
})

it('a box of 16:9 is one of the forms that are served', () => {
  expect(formatForm(inWideBox(640))).toBe('s_640x360,f_webp,fit_cover')
  expect(findForm('s_640x360,f_webp,fit_cover')).toEqual(inWideBox(640))
  expect(findForm('s_640x361,f_webp,fit_cover')).toBeUndefined()
})
