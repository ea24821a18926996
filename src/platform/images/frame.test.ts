import { expect, it } from 'vitest'
import { type Cut, cutOf } from './frame.ts'

const picture = { width: 1000, height: 500 }
const square = { width: 100, height: 100 }

it.each<[string, Parameters<typeof cutOf>[1], Parameters<typeof cutOf>[2], Cut]>([
  ['the middle without a focus', {}, square, { left: 250, top: 0, width: 500, height: 500 }],
  ['around the focus', { focus: { x: 0.4, y: 0.5 } }, square, { left: 150, top: 0, width: 500, height: 500 }],
  ['at the edge, as near as it goes', { focus: { x: 1, y: 0 } }, square, { left: 500, top: 0, width: 500, height: 500 }],
  [
    'all of the crop without proportions',
    { crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.5 } },
    undefined,
    { left: 100, top: 100, width: 500, height: 250 },
  ],
  [
    'within the crop',
    { crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 }, focus: { x: 0, y: 1 } },
    square,
    { left: 500, top: 0, width: 250, height: 250 },
  ],
  ['the middle of the crop', { crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 } }, square, { left: 625, top: 0, width: 250, height: 250 }],
])('shows %s', (_name, frame, size, cut) => {
  expect(cutOf(picture, frame, size)).toEqual(cut)
})

it('is never empty nor outside of the picture', () => {
  const tiny = { width: 3, height: 1 }
  for (const x of [0, 0.5, 0.98])
    for (const size of [undefined, square, { width: 1200, height: 630 }]) {
      const { left, top, width, height } = cutOf(tiny, { crop: { x, y: 0.98, width: 0.02, height: 0.02 }, focus: { x: 1, y: 1 } }, size)
      expect([left >= 0, top >= 0, width >= 1, height >= 1, left + width <= 3, top + height <= 1]).not.toContain(false)
    }
})
