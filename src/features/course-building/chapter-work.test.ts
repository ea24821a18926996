import { expect, it } from 'vitest'
import { findChapterFaults, stillMissing } from './chapter-work.ts'
import { chapterWork } from './testing.ts'

const about = { type: 'doc', content: [] }
const times = { startsAt: '2026-08-17T03:00:00.000Z', endsAt: '2026-08-17T04:00:00.000Z', place: 'Bandung' }
const captions = [{ lang: 'id', address: '/files/a.vtt' }]

it.each([
  ['a film without captions', 'video', { address: '/files/a.mp4', seconds: 5 }, [{ code: 'captions', lang: 'id' }]],
  ['a film with captions', 'video', { address: '/files/a.mp4', seconds: 5, captions }, []],
  ['a sound without words', 'audio', { address: '/files/a.mp3', seconds: 5 }, [{ code: 'transcript', lang: 'id' }]],
  ['a session without a recording', 'live', { ...times, about }, []],
  [
    'a session whose recording has no captions',
    'live',
    { ...times, about, recording: { address: '/files/a.mp4', seconds: 5 } },
    [{ code: 'captions', lang: 'id' }],
  ],
  ['a session whose recording has captions', 'live', { ...times, about, recording: { address: '/files/a.mp4', seconds: 5, captions } }, []],
  [
    'a session whose recording has neither file nor length',
    'live',
    { ...times, about, recording: { address: '', seconds: 0, captions } },
    [
      { code: 'missing', field: 'address', lang: 'id' },
      { code: 'missing', field: 'seconds', lang: 'id' },
    ],
  ],
] as const)('of %s the check says what is lacking', (_, kind, content, findings) => {
  expect(findChapterFaults(chapterWork({ title: 'Bab', kind, content }), ['id'])).toEqual(findings)
})

it('what a publication was refused for is said until it is mended', () => {
  const refused = ['title', 'content.address', 'content.seconds', 'rule']
  const film = (address: string, seconds: number) => chapterWork({ title: 'Bab', kind: 'video', content: { address, seconds } })
  expect(stillMissing(chapterWork({ title: '', kind: 'video', content: {} }), refused)).toEqual(refused)
  expect(stillMissing(film('/files/a.mp4', 0), refused)).toEqual(['content.seconds', 'rule'])
  expect(stillMissing(film('/files/a.mp4', 5), refused)).toEqual(['rule'])
  expect(stillMissing(film('', 0), ['content.address'])).toEqual(['content.address'])
})
