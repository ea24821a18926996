import { expect, it } from 'vitest'
import { cutToWidth } from './search-look.ts'

const tenEach = (text: string) => text.length * 10

it('cuts a text at a word, with an ellipsis, and leaves one that fits', () => {
  expect(cutToWidth('satu dua tiga', 130, tenEach)).toBe('satu dua tiga')
  expect(cutToWidth('satu dua tiga', 120, tenEach)).toBe('satu dua …')
  expect(cutToWidth('satu dua tiga', 60, tenEach)).toBe('satu …')
  expect(cutToWidth('ketidakmungkinan', 50, tenEach)).toBe('…')
})
