import { describe, expect, it } from 'vitest'
import { chapterKindOf, readContent } from '../kinds.ts'

const live = chapterKindOf('live')
const times = { startsAt: '2026-08-17T03:00:00.000Z', endsAt: '2026-08-17T04:00:00.000Z', link: 'https://rapat.example/a' }
const about = { type: 'doc', content: [{ type: 'image', attrs: { src: '/files/papan.png', alt: 'Papan' } }] }
const film = {
  address: '/files/temu.mp4',
  smallAddress: '/files/temu-kecil.mp4',
  poster: '/files/temu.jpg',
  seconds: 600,
  captions: [
    { lang: 'id', address: '/files/temu.id.vtt' },
    { lang: 'en', address: '/files/temu.en.vtt' },
  ],
  transcript: 'Selamat datang di temu pertama.',
  parts: [{ at: 60, title: 'Tanya jawab' }],
}

describe('the recording of a session', () => {
  it.each([
    ['without its file', { ...film, address: '' }, ['address']],
    ['without its length', { ...film, seconds: 0 }, ['seconds']],
    ['without either', { ...film, address: '', seconds: 0 }, ['address', 'seconds']],
  ])('%s is kept as work, and not published', (_, recording, missing) => {
    const content = readContent('live', { ...times, about, recording })
    expect(content.recording).toEqual(recording)
    expect(live.missing(content)).toEqual(missing)
  })

  it.each([
    ['captions of no language', { ...film, captions: [{ lang: 'bahasa', address: '/files/a.vtt' }] }],
    ['a part before its beginning', { ...film, parts: [{ at: -1, title: 'Awal' }] }],
    ['a length of more than a day', { ...film, seconds: 86_401 }],
  ])('with %s is refused', (_, recording) => {
    expect(() => readContent('live', { ...times, about, recording })).toThrow()
  })

  it('that was stored with an address and a length alone is read, and shown as before', () => {
    const content = readContent('live', { ...times, about, recording: { address: '/files/lama.mp4', seconds: 600 } })
    expect(content.recording).toEqual({
      address: '/files/lama.mp4',
      smallAddress: '',
      poster: '',
      seconds: 600,
      captions: [],
      transcript: '',
      parts: [],
    })
    expect([live.missing(content), live.files(content)]).toEqual([[], ['/files/lama.mp4', '/files/papan.png']])
  })

  it('brings its words and its files: the smaller copy where there is one', () => {
    const content = readContent('live', { ...times, about, recording: film })
    expect(live.missing(content)).toEqual([])
    expect(live.words(content)).toContain('Tanya jawab')
    expect(live.words(content)).toContain('Selamat datang di temu pertama.')
    expect(live.files(content)).toEqual([
      '/files/temu-kecil.mp4',
      '/files/temu.jpg',
      '/files/temu.id.vtt',
      '/files/temu.en.vtt',
      '/files/papan.png',
    ])
    expect(live.files(readContent('live', { ...times, about }))).toEqual(['/files/papan.png'])
  })
})
