import { expect, test } from 'vitest'
import { pictureSizes, pictureUrl, pictureWidths } from '#ui/picture/picture-url.ts'
import { formatModifiers, parseModifiers } from './modifiers.ts'

test.each([
  '',
  'w_641',
  'w_0640',
  'w_6e2',
  'w_-640',
  'w_640,w_640',
  'w_640,s_300x169',
  'w_640,enlarge',
  's_300x169,enlarge_true',
  's_4000x4000',
  's_300',
  'h_360',
  'f_gif',
  'f_svg',
  'q_100',
  'fit_fill',
  'blur_5',
  'b_ff0000',
  'w_640,',
  'w:640',
  'W_640',
  '__proto___1',
  'w_640/f_webp',
])('refuses %j', text => {
  expect(parseModifiers(text)).toBeUndefined()
})

test('reads what is listed', () => {
  expect(parseModifiers('_')).toEqual({})
  expect(parseModifiers('w_200,f_webp')).toEqual({ width: 200, format: 'webp' })
  expect(parseModifiers('s_300x169&q_75&fit_contain')).toEqual({ size: { width: 300, height: 169 }, quality: 75, fit: 'contain' })
})

test('one wish has one text, in whatever order it was written', () => {
  const texts = ['q_60,w_640,f_avif', 'f_avif,w_640,q_60'].map(text => formatModifiers(parseModifiers(text) ?? {}))
  expect(new Set(texts)).toEqual(new Set(['f_avif,w_640,q_60']))
})

test('the endpoint accepts everything that pictures request', () => {
  const modifiersOf = (url: string) => parseModifiers(url.split('/')[2] ?? '')
  for (const width of pictureWidths) expect(modifiersOf(pictureUrl('/files/a.jpg', { width }))).toEqual({ width, format: 'webp' })
  for (const size of pictureSizes) expect(modifiersOf(pictureUrl('/files/a.jpg', { size, fit: 'cover' })), size).toBeDefined()
})
