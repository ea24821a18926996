import { expect, it } from 'vitest'
import { withAlt } from './details.ts'

it('a picture brings what it shows in the languages that the library knows; what was said of the one before gives way, and other texts stay', () => {
  const before = { coverAlt: 'Yang lama', coverCredit: 'Rani', translations: { en: { coverAlt: 'The old one', place: 'Solo' } } }
  expect(withAlt(before, 'coverAlt', { id: 'Kelas', en: 'A class' }, 'id')).toEqual({
    coverAlt: 'Kelas',
    coverCredit: 'Rani',
    translations: { en: { coverAlt: 'A class', place: 'Solo' } },
  })
  expect(withAlt(before, 'coverAlt', {}, 'id')).toEqual(before)
  expect(withAlt(before, 'coverAlt', {}, 'id', true)).toEqual({ coverCredit: 'Rani', translations: { en: { place: 'Solo' } } })
  expect(withAlt({}, 'alt', { id: 'Kelas', en: 'A class' }, 'en')).toEqual({ alt: 'A class', translations: { id: { alt: 'Kelas' } } })
})
