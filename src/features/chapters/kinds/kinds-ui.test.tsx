import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#kit/lang.ts'
import { LangContext } from '#ui/lang/lang.tsx'
import { formOf } from './forms.tsx'
import { CHAPTER_KINDS, type ChapterKindName, chapterKindOf, contentForReaders, readContent } from './kinds.ts'
import { AttendeeList } from './live/code-panel.tsx'
import { readerOf } from './readers.tsx'

/** Kinds that stand whole here: the article's reader and form are written beside player and builder. */
const WHOLE = CHAPTER_KINDS.filter(name => name !== 'article')
const TEXT = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Apa itu?' }] }] }
const [Q, A, B, C] = [1, 2, 3, 4].map(at => `01a200f0-aa13-7411-a17c-e8caa1dfcf0${at}`)
const SAMPLES: Partial<Record<ChapterKindName, object>> = {
  video: {
    address: '/files/film.mp4',
    seconds: 90,
    captions: [{ lang: 'id', address: '/files/film.vtt' }],
    parts: [{ at: 30, title: 'Isi' }],
  },
  audio: { address: '/files/suara.mp3', seconds: 90, transcript: 'Kata-kata' },
  document: { address: '/files/slide.pdf', pages: 3, text: 'Isi slide' },
  live: {
    startsAt: '2026-08-17T03:00:00.000Z',
    endsAt: '2026-08-17T04:00:00.000Z',
    link: 'https://rapat.example/rahasia',
    about: TEXT,
    recording: {
      address: '/files/temu.mp4',
      smallAddress: '/files/temu-kecil.mp4',
      poster: '/files/temu.jpg',
      seconds: 90,
      captions: [
        { lang: 'id', address: '/files/temu.id.vtt' },
        { lang: 'en', address: '/files/temu.en.vtt' },
      ],
      transcript: 'Kata-kata temu',
      parts: [{ at: 30, title: 'Tanya jawab' }],
    },
  },
  discussion: { question: TEXT },
  package: { address: '/files/paket.zip', parts: 1, title: 'Paket' },
  practice: {
    intro: TEXT,
    questions: [
      {
        id: Q,
        type: 'order',
        prompt: TEXT,
        options: [
          { id: A, text: 'satu' },
          { id: B, text: 'dua' },
          { id: C, text: 'tiga' },
        ],
      },
    ],
  },
}

async function render(part: ReactNode, lang: Lang): Promise<string> {
  const { prelude } = await prerender(<LangContext value={lang}>{part}</LangContext>)
  return await new Response(prelude).text()
}

async function showReader(name: ChapterKindName, lang: Lang, timeZone = 'Asia/Jakarta', sample = SAMPLES[name]): Promise<string> {
  const Reader = readerOf(name)
  if (!Reader) throw new Error(`${name} has no reader`)
  const content = contentForReaders(name, readContent(name, sample ?? {}))
  const html = Object.fromEntries(Object.keys(chapterKindOf(name).documents(content)).map(key => [key, `<p>${key}</p>`]))
  const chapter = { id: Q ?? '', title: 'Bab', kind: name, lang: LANGS[0] ?? lang, version: 1, seed: 'x', isPreview: false, timeZone }
  const progress = { state: 'open' as const, position: 0, seconds: 0, result: null }
  return await render(<Reader chapter={chapter} content={content} html={html} progress={progress} onProgress={() => {}} />, lang)
}

describe('each kind that can be read', () => {
  it('has a reader in each language, without a script and without what readers do not get', async () => {
    const shown: Record<string, readonly string[]> = {}
    for (const name of WHOLE) shown[name] = await Promise.all(LANGS.map(lang => showReader(name, lang)))
    for (const [name, pages] of Object.entries(shown)) {
      expect([name, pages.every(page => page.length > 100)]).toEqual([name, true])
      expect([name, new Set(pages).size]).toEqual([name, LANGS.length])
      // A key that stands for its own text is a text that is missing.
      expect([name, pages.some(page => /reader\.[a-z]+|form\.[a-z]+|\{\{/i.test(page))]).toEqual([name, false])
      expect(pages.join('')).not.toContain('rapat.example')
    }
    expect(shown['video']?.[0]).toMatch(/<video[^>]* preload="none"[^>]* src="\/files\/film\.mp4"/)
    expect(shown['video']?.[0]).toContain('src="/files/film.vtt"')
  })

  it('shows the recording of a session as a film; one without its file is none', async () => {
    const film = await showReader('live', 'id')
    expect(film).toMatch(/<video[^>]* preload="none"[^>]* poster="\/files\/temu\.jpg"[^>]* src="\/files\/temu\.mp4"/)
    for (const part of ['src="/files/temu.id.vtt"', 'src="/files/temu.en.vtt"', 'name="quality"', 'Tanya jawab', 'Kata-kata temu'])
      expect(film).toContain(part)
    const live = Object(SAMPLES.live)
    const show = (recording: object | null) => showReader('live', 'id', 'Asia/Jakarta', { ...live, recording })
    expect(await show({ address: '/files/lama.mp4', seconds: 90 })).toContain('src="/files/lama.mp4"')
    for (const none of [null, { ...live.recording, address: '' }]) expect(await show(none)).not.toContain('<video')
  })

  it('asks for the parts of a session’s recording once there is one', async () => {
    const Form = formOf('live')
    if (!Form) throw new Error('live has no form')
    const show = (recording: object | null, problems: readonly string[]) => {
      const content = readContent('live', { ...Object(SAMPLES.live), recording })
      return render(<Form content={content} onChange={() => {}} problems={problems} lang="id" timeZone="Asia/Jakarta" />, 'id')
    }
    const parts = ['smallAddress', 'transcript'].map(name => `name="${name}"`)
    const without = await show(null, [])
    for (const part of parts) expect(without).not.toContain(part)
    const whole = await show(Object(SAMPLES.live).recording, [])
    for (const part of [...parts, 'value="/files/temu.id.vtt"', 'value="Tanya jawab"']) expect(whole).toContain(part)
    // As it comes to the builder, which reads what is stored.
    const stored = { ...Object(SAMPLES.live), recording: { address: '/files/lama.mp4', seconds: 90 } }
    const old = await render(<Form content={stored} onChange={() => {}} problems={[]} lang="id" timeZone="Asia/Jakarta" />, 'id')
    for (const part of [...parts, 'value="/files/lama.mp4"']) expect(old).toContain(part)
    const bare = await show({ ...Object(SAMPLES.live).recording, address: '', seconds: 0 }, ['address', 'seconds'])
    for (const part of ['Pilih file videonya.', 'Durasi dibutuhkan'])
      expect([bare.includes(part), without.includes(part)]).toEqual([true, false])
  })

  it('shows the items of an order in another one than the right one', async () => {
    const page = await showReader('practice', 'id')
    const places = ['satu', 'dua', 'tiga'].map(word => page.indexOf(`>${word}<`))
    expect(places.every(place => place > 0)).toBe(true)
    expect(places).not.toEqual(places.toSorted((a, b) => a - b))
  })

  it('has a form in each language, which names what is missing', async () => {
    for (const name of WHOLE)
      for (const lang of LANGS) {
        const Form = formOf(name)
        if (!Form) throw new Error(`${name} has no form`)
        const { empty } = chapterKindOf(name)
        const problems = chapterKindOf(name).missing(empty)
        expect([name, problems.length > 0]).toEqual([name, true])
        const page = await render(
          <Form content={empty} onChange={() => {}} problems={problems} lang={lang} timeZone="Asia/Jakarta" />,
          lang,
        )
        expect([name, page.includes('text-danger-text')]).toEqual([name, true])
        expect([name, /reader\.[a-z]+|form\.[a-z]+|\{\{/i.test(page)]).toEqual([name, false])
      }
  })
})

describe('the times of a session', () => {
  it.each([
    ['Asia/Jakarta', 'pukul 10.00–11.00 WIB', 'Mulai (WIB)', '2026-08-17T10:00'],
    ['Asia/Makassar', 'pukul 11.00–12.00 WITA', 'Mulai (WITA)', '2026-08-17T11:00'],
    ['Asia/Jayapura', 'pukul 12.00–13.00 WIT', 'Mulai (WIT)', '2026-08-17T12:00'],
  ])('are read and typed in the zone of the tenant: %s', async (timeZone, shown, label, typed) => {
    expect((await showReader('live', 'id', timeZone)).replaceAll('<!-- -->', '')).toContain(shown)
    const Form = formOf('live')
    if (!Form) throw new Error('live has no form')
    const content = readContent('live', SAMPLES.live)
    const page = await render(<Form content={content} onChange={() => {}} problems={[]} lang="id" timeZone={timeZone} />, 'id')
    expect(page).toContain(label)
    expect(page).toContain(`value="${typed}"`)
  })
})

it('who attended is named with the time in the zone of the tenant, and how many are not named', async () => {
  const attendees = ['Sari', 'Budi'].map((name, at) => ({ name, attendedAt: `2026-08-17T03:0${at}:00.000Z` }))
  const show = async (attended: { count: number; attendees: typeof attendees }) =>
    (await render(<AttendeeList attended={attended} timeZone="Asia/Makassar" />, 'id')).replaceAll('<!-- -->', '')
  expect(await show({ count: 0, attendees: [] })).toContain('Belum ada yang mencatat kehadiran.')
  const page = await show({ count: 3, attendees })
  expect(page).toContain('Yang hadir (3)')
  expect(page).toMatch(/Sari<\/span><time[^>]*>11\.00 WITA<.*Budi<\/span><time[^>]*>11\.01 WITA</)
  expect(page).toContain('1 orang lagi tidak ditampilkan.')
  expect(await show({ count: 2, attendees })).not.toContain('lagi tidak ditampilkan')
})
