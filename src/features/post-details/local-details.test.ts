import { describe, expect, it } from 'vitest'
import { toEventDetails } from './event.ts'
import { localDetails } from './local-details.ts'
import { toChapters } from './podcast.ts'

describe('details in a language', () => {
  it('have its texts at every level, and the post’s own where there is none', () => {
    const details = {
      place: 'Aula',
      quota: 20,
      translations: { en: { place: 'Hall', note: 7 } },
      speakers: [
        { name: 'Rani', role: 'Guru', bio: 'Suka kopi', translations: { en: { role: 'Teacher', bio: ' ' } } },
        { name: 'Budi', role: 'Petani' },
      ],
    }
    expect(localDetails(details, 'en')).toEqual({
      place: 'Hall',
      quota: 20,
      speakers: [
        { name: 'Rani', role: 'Teacher', bio: 'Suka kopi' },
        { name: 'Budi', role: 'Petani' },
      ],
    })
    expect(localDetails(details, 'id')).toMatchObject({ place: 'Aula', speakers: [{ role: 'Guru' }, { role: 'Petani' }] })
  })
})

describe('what an event’s page shows', () => {
  it('groups sponsors by tier, in the order of the tiers', () => {
    const sponsors = [
      { name: 'A', tier: 'Emas' },
      { name: 'B', tier: 'Perak', url: 'https://b.example' },
      { name: 'C', tier: 'Emas', logo: '/files/c.png' },
    ]
    expect(toEventDetails({ sponsors }).tiers).toEqual([
      {
        name: 'Emas',
        sponsors: [
          { name: 'A', tier: 'Emas', logo: '', url: '' },
          { name: 'C', tier: 'Emas', logo: '/files/c.png', url: '' },
        ],
      },
      { name: 'Perak', sponsors: [{ name: 'B', tier: 'Perak', logo: '', url: 'https://b.example' }] },
    ])
  })

  it('leaves out what older rows may hold', () => {
    const details = {
      speakers: ['x', {}, { name: 'Rani', picture: 'javascript:1' }],
      sponsors: { a: 1 },
      onlineUrl: '//evil.example',
      quota: '9',
    }
    expect(toEventDetails(details)).toMatchObject({
      speakers: [{ name: 'Rani', picture: '', isConfirmed: false }],
      tiers: [],
      onlineUrl: '',
      quota: 0,
    })
  })
})

describe('an episode’s chapters', () => {
  it('stand in the order of their times', () => {
    const chapters = [
      { time: '1:02:10', title: 'Penutup' },
      { time: '2:05', title: 'Pembuka' },
      { time: 'nanti', title: 'Salah' },
    ]
    expect(toChapters({ chapters })).toEqual([
      { seconds: 125, time: '02.05', title: 'Pembuka' },
      { seconds: 3730, time: '1.02.10', title: 'Penutup' },
    ])
  })
})
