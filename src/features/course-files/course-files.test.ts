import fc from 'fast-check'
import { expect, it } from 'vitest'
import { live } from '#features/chapters/kinds/live/kind.ts'
import { practice } from '#features/chapters/kinds/practice/kind.ts'
import { fromHtml } from '#platform/rich-text/from-html.ts'
import { EMPTY_BODY } from './bodies.server.ts'
import { ARCHIVE_PATH, type Course, idFrom, type TextFiles } from './course.ts'
import { fromFiles } from './from-files.server.ts'
import { anyCourse } from './testing.ts'
import { toFiles } from './to-files.server.ts'

const textsOf = (files: Record<string, string>): TextFiles => new Map(Object.entries(files))
const one = async (files: Record<string, string>) => {
  const read = await fromFiles(textsOf(files))
  if (!read) throw new Error('there is no chapter')
  return read
}

it('a class that leaves as files and comes back is the same, whatever it holds', async () => {
  await fc.assert(
    fc.asyncProperty(anyCourse, async draft => {
      const course = await draft()
      const files = await toFiles(course)
      const back = await fromFiles(files)
      expect(back?.notes).toEqual([])
      expect(back?.course).toEqual(course satisfies Course)
      expect(await toFiles(back?.course ?? course)).toEqual(files)
    }),
    { numRuns: 60, endOnFailure: true },
  )
}, 120_000)

it('questions are written by hand as docs/courses.md says', async () => {
  const { course, notes } = await one({
    'course.md': '---\nname: Web\n---\n',
    '01-a/module.md': '---\ntitle: A\n---\n',
    '01-a/01-kuis.md': [
      '---\ntitle: Kuis\nkind: practice\npassMark: 70\n---\n',
      'Pengantar.\n\n# Satu\nMana **benar**?\n\n```md\n# bukan soal\n- [x] bukan jawaban\n```\n\n- [x] `<p>`\n- [ ] baris\n      kedua',
      '- [right] Betul\n- [wrong] Belum\n\n# 2 (multiple)\nDua?\n- [X] a\n- [ ] b\n\n# 3\nUrut\n\n- [2] dua\n- [1] satu\n\n# 4\n___ dan ___\n\n- [=] Style\n- [=] .css\n- [or] css\n',
    ].join('\n'),
  })
  expect(notes).toEqual([])
  const content = practice.schema.parse(course.modules[0]?.chapters[0]?.content)
  expect(practice.missing(content)).toEqual([])
  expect(content).toMatchObject({
    passMark: 70,
    questions: [
      {
        id: idFrom('a/kuis#1'),
        type: 'single',
        options: [{ text: '`<p>`' }, { text: 'baris\nkedua' }],
        right: idFrom('a/kuis#1.1'),
        whenRight: 'Betul',
        whenWrong: 'Belum',
      },
      { type: 'multiple', right: [idFrom('a/kuis#2.1')] },
      { type: 'order', options: [{ text: 'satu' }, { text: 'dua' }] },
      { type: 'fill', gaps: [{ answers: ['Style'] }, { answers: ['.css', 'css'] }] },
    ],
  })
  expect(content.questions[0]?.prompt).toEqual(
    await fromHtml('<p>Mana <strong>benar</strong>?</p><pre><code class="language-md"># bukan soal\n- [x] bukan jawaban</code></pre>'),
  )
})

it('the recording of a session is written by hand as docs/courses.md says', async () => {
  const front = [
    'title: Transcript',
    'kind: live',
    'recording:',
    '  address: media/temu.mp4',
    '  seconds: 600',
    '  captions: [{lang: id, address: media/temu.vtt}]',
  ]
  const file = (body: string, own = front) => ({ 'a/01-temu.md': `---\n${own.join('\n')}\n---\n${body}` })
  const read = async (body: string, own?: string[]) => {
    const { course, notes } = await one(file(body, own))
    const chapter = course.modules[0]?.chapters[0]
    expect([notes, chapter?.title]).toEqual([[], 'Transcript'])
    return live.schema.parse(chapter?.content)
  }
  const film = { address: `${ARCHIVE_PATH}a/media/temu.mp4`, captions: [{ lang: 'id', address: `${ARCHIVE_PATH}a/media/temu.vtt` }] }
  const whole = await read('Tentang temu.\n\n```md\n# transcript\n```\n\n# Transcript\nSelamat datang.\n\n# transcript\n* Sampai jumpa.\n')
  expect(whole).toMatchObject({ recording: { ...film, seconds: 600, transcript: 'Selamat datang.\n\n# transcript\n* Sampai jumpa.' } })
  expect(whole.about).toEqual(await fromHtml('<p>Tentang temu.</p><pre><code class="language-md"># transcript</code></pre>'))
  expect(await read('# transcript\nSelamat datang.\n')).toMatchObject({
    recording: { ...film, transcript: 'Selamat datang.' },
    about: EMPTY_BODY,
  })
  expect(await read('Tentang temu.')).toMatchObject({ recording: { ...film, transcript: '', smallAddress: '', parts: [] } })
  expect(await read('# transcript\nSelamat datang.\n', ['title: Transcript', 'kind: live'])).toMatchObject({
    recording: { address: '', seconds: 0, transcript: 'Selamat datang.' },
  })
})

it('what cannot be read is left out and said; the rest comes', async () => {
  const { course, notes } = await one({
    'course.md': '---\nname: Web\npassMark: tujuh\nwarna: biru\n---\nIsi.',
    'a/01-x.md': '---\ntitle: X\nkind: puisi\nrule: {chapter: a/tidak-ada, atLeast: 5}\n---\nTeks',
    'a/02-y.md': '---\ntitle: [\n---\nTeks',
    'a/03-z.md': '---\ntitle: Z\nkind: video\nseconds: -4\naddress: ../../luar.mp4\n---\n',
    'a/04-d.md': `---\ntitle: D\n---\n${'> '.repeat(60)}a`,
  })
  expect(notes.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
    'a/01-x.md KindUnknown',
    'a/02-y.md FrontBroken',
    'a/03-z.md FieldWrong',
    'a/04-d.md TextTooLarge',
    'a/x RuleUnknown',
    'course.md FieldUnknown',
    'course.md FieldWrong',
  ])
  expect(course.modules[0]?.chapters.map(({ slug, kind, rule }) => [slug, kind, rule])).toEqual([
    ['x', 'article', null],
    ['y', 'article', null],
    ['z', 'video', null],
  ])
  expect(course.modules[0]?.chapters[2]?.content).toMatchObject({ address: '', seconds: 0 })
})

it('other folders of Markdown come in the order that their programs show', async () => {
  const titles = (course: Course) => course.modules.map(module => [module.title, ...module.chapters.map(({ title }) => title)])
  const plain = await one({
    'README.md': '# Belajar Git\n\nSelamat datang.',
    'LICENSE.md': 'MIT',
    '10-akhir/a.md': '# Akhir',
    '2-awal/README.md': '# Permulaan\n\nSebuah pengantar.',
    '2-awal/02-b.md': 'Tanpa judul ![x](../gambar/x.png) [lanjut](10-c.md#atas)',
    '2-awal/10-c.md': 'Judul C\n=======\n\nTeks',
  })
  expect(plain.course.fields.name).toBe('Belajar Git')
  expect(titles(plain.course)).toEqual([['Permulaan', 'Permulaan', 'B', 'Judul C'], ['10 akhir', 'Akhir'].with(0, 'Akhir')])
  expect(JSON.stringify(plain.course)).toContain(`${ARCHIVE_PATH}gambar/x.png`)
  const summary = await one({ 'SUMMARY.md': '- [Dua](z/dua.md)\n- [Satu](a/satu.md)', 'a/satu.md': '# Satu', 'z/dua.md': '# Dua' })
  expect(titles(summary.course)).toEqual([
    ['Z', 'Dua'],
    ['A', 'Satu'],
  ])
  const weighed = await one({ 'x/a.md': '---\nweight: 2\n---\n# A', 'x/b.md': '---\nweight: 1\n---\n# B' })
  expect(titles(weighed.course)).toEqual([['X', 'B', 'A']])
  expect(await fromFiles(textsOf({ 'README.md': '# Kosong' }))).toBeUndefined()
})
