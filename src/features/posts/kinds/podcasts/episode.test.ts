import { expect, it } from 'vitest'
import { toPictures } from '#features/post-details/gallery.ts'
import { toEventTimes } from '../event/event-times.ts'
import { chaptersOf, toEpisode } from './episode.ts'

it('finds the chapters among the lines of the show notes', () => {
  expect(chaptersOf(['Dalam episode ini', '02.10 Sembilan ratus porsi', '1.05.30 Penutup', '12:40 - Jeda', '24 orang datang'])).toEqual([
    { seconds: 130, time: '02.10', title: 'Sembilan ratus porsi' },
    { seconds: 3930, time: '05.30', title: 'Penutup' },
    { seconds: 760, time: '12.40', title: 'Jeda' },
  ])
})

it('reads what only some kinds have, and is content with nothing', () => {
  expect(toEpisode({ details: { number: 3, guest: 'Rani', minutes: 20 } })).toEqual({
    number: 3,
    guest: 'Rani',
    minutes: 20,
    seconds: 1200,
  })
  expect(toEpisode({ details: {} })).toEqual({ number: 0, guest: '', minutes: 0, seconds: 0 })
  expect(toPictures({ details: { pictures: [{ src: '/a.svg', alt: 'A' }, { alt: 'tanpa gambar' }, 3] } })).toEqual([
    { src: '/a.svg', alt: 'A', caption: '' },
  ])
  expect(toPictures({ details: {} })).toEqual([])
  const publishedAt = new Date('2026-01-01T00:00:00Z')
  expect(toEventTimes({ details: {}, publishedAt })).toEqual({ startsAt: publishedAt, endsAt: new Date('2026-01-01T02:00:00Z'), place: '' })
  expect(toEventTimes({ details: { startsAt: '2026-02-01T01:00:00Z', place: 'Balai' }, publishedAt }).place).toBe('Balai')
})
