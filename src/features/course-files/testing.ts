import fc from 'fast-check'
import type { ChapterKindName } from '#features/chapters/kinds/kind.ts'
import type { ContentOf } from '#features/chapters/kinds/kinds.ts'
import { chapterKindOf } from '#features/chapters/kinds/kinds.ts'
import { classFields } from '#features/class-editing/class-fields.ts'
import { fromHtml } from '#platform/rich-text/from-html.ts'
import { type Course, type CourseChapter, type CourseRule, idFrom } from './course.ts'

/** Words of any script, signs that mean something in Markdown, emoji and right-to-left. */
const words = fc.oneof(
  fc
    .stringMatching(/^[\p{L}\p{N}&<>*_~`#|.!+=[\](){}"'\\/-]{1,12}( [\p{L}\p{N}&<>*_~`#|.!-]{1,12}){0,4}$/u)
    .map(one => one.normalize('NFC')),
  fc.constantFrom(
    '🧑🏽‍🚀 terbang',
    'שלום עולם',
    'مرحبا بالعالم ١٢٣',
    '中文 字',
    '# bukan judul',
    '- [x] bukan jawaban',
    '---',
    '1. satu',
    '> kutip',
    '***',
    '~~~',
    '~~',
  ),
)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const line = words.map(escaped)
const listOf = (inner: string) =>
  `<ul><li><p>${inner}</p><ol><li><p>${inner}</p><ul><li><p>${inner}</p></li></ul></li><li><p>b</p></li></ol></li></ul>`
const code = fc.constantFrom('', 'js', 'md', 'html')
const block = fc.oneof(
  line.map(one => `<p>${one} <strong>${one}</strong> <a href="https://contoh.example/a?b=c&amp;d">${one}</a></p>`),
  line.map(one => `<p><a href="/archive/media/b.pdf">berkas</a> ${one}</p>`),
  line.map(one => `<h2>${one}</h2><h3>${one}</h3>`),
  line.map(listOf),
  line.map(one => `<blockquote><p>${one}</p><ul><li>${one}</li></ul></blockquote>`),
  fc
    .tuple(line, code)
    .map(([one, lang]) => `<pre><code class="language-${lang}">${one}\n# ${one}\n\`\`\`\n- [x] a\n~~~~\n\n  akhir</code></pre>`),
  line.map(
    one => `<table><tbody><tr><th>${one}</th><th>b</th></tr><tr><td>${one}</td><td><p>a</p>${listOf(one)}</td></tr></tbody></table>`,
  ),
  line.map(one => `<figure><img src="/archive/media/a.png" alt="${one}"><figcaption>${one}</figcaption></figure>`),
  line.map(one => `<figure class="media"><video src="/archive/media/a.mp4"></video><figcaption>${one}</figcaption></figure>`),
  line.map(
    one =>
      `<aside class="callout" data-kind="tip"><p class="callout-title">${one}</p><div class="callout-text"><p>${one}</p></div></aside>`,
  ),
)
const EMPTY = { type: 'doc' as const, content: [{ type: 'paragraph' }] }
const rich = fc.array(block, { maxLength: 4 }).map(blocks => async () => {
  const document = await fromHtml(blocks.join(''))
  return document.content.length > 0 ? document : EMPTY
})
/** Plain texts keep their lines; ends of lines are those of files. */
const plain = fc.array(words, { maxLength: 4 }).map(lines => lines.join('\n\n  '))
const sentence = words.map(one => one.trim())
const address = fc.constantFrom('/archive/media/a.mp4', 'https://contoh.example/a.mp4', '/files/0198/a.mp4')
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map(at => at.toISOString())
const parts = fc.array(fc.record({ at: fc.nat(9000), title: sentence }), { maxLength: 3 })
type Question = ContentOf<'practice'>['questions'][number]

const question = fc.tuple(
  fc.constantFrom('single', 'multiple', 'order', 'fill'),
  rich,
  fc.array(sentence, { minLength: 1, maxLength: 4 }),
  plain,
  fc.nat(4),
)
const small = fc.constantFrom('', '/archive/media/kecil.mp4')
const film = fc
  .record({
    address,
    smallAddress: small,
    poster: fc.constantFrom('', '/archive/media/p.png'),
    seconds: fc.nat(5000),
    transcript: plain,
    parts,
  })
  .map(one => ({ ...one, captions: ['id', 'en'].map(lang => ({ lang, address: `/archive/media/c.${lang}.vtt` })) }))
const contents: Record<ChapterKindName, fc.Arbitrary<(place: string) => Promise<object>>> = {
  article: rich.map(body => async () => ({ body: await body() })),
  video: film.map(one => async () => one),
  audio: fc.record({ address, seconds: fc.nat(5000), transcript: plain, parts }).map(one => async () => one),
  document: fc.record({ address, pages: fc.nat(90), text: plain }).map(one => async () => one),
  live: fc
    .tuple(moment, fc.option(moment), sentence, rich, fc.option(film))
    .map(([startsAt, endsAt, place, about, recording]) => async () => ({
      startsAt,
      endsAt,
      link: 'https://rapat.example/a',
      place,
      mapLink: '',
      about: await about(),
      recording,
    })),
  discussion: fc.tuple(rich, fc.boolean()).map(([text, writesFirst]) => async () => ({ question: await text(), writesFirst })),
  practice: fc.tuple(rich, fc.array(question, { maxLength: 4 }), fc.nat(100)).map(([intro, questions, passMark]) => async place => ({
    intro: await intro(),
    questions: await Promise.all(questions.map(async (one, at) => await toQuestion(one, `${place}#${at + 1}`))),
    passMark,
  })),
  package: sentence.map(title => async () => ({ address: '/archive/media/paket.zip', standard: 'scorm2004', parts: 2, title })),
}

type Generated = typeof question extends fc.Arbitrary<infer T> ? T : never

async function toQuestion([type, text, lines, said, right]: Generated, place: string): Promise<Question> {
  const idAt = (at: number) => idFrom(`${place}.${at + 1}`)
  const base = { id: idFrom(place), prompt: await text(), whenRight: said, whenWrong: '' }
  if (type === 'fill')
    return {
      ...base,
      type,
      gaps: [
        { id: idAt(0), answers: lines },
        { id: idAt(1), answers: ['b'] },
      ],
    }
  const options = lines.map((one, at) => ({ id: idAt(at), text: one }))
  if (type === 'order') return { ...base, type, options }
  return type === 'single'
    ? { ...base, type, options, right: options[right]?.id ?? null }
    : { ...base, type: 'multiple', options, right: options.slice(0, right).map(({ id }) => id) }
}

const slug = fc
  .stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,6}){0,2}$/)
  .filter(one => !/^(course|module|readme|index|license|licence|changelog|contributing|security|summary)$/.test(one))
const rule = fc.oneof(
  fc.constant(null),
  fc.constant<CourseRule>({ type: 'free' }),
  fc.constant<CourseRule>({ type: 'sequence' }),
  moment.map((at): CourseRule => ({ type: 'date', at })),
  fc.nat(100).map((atLeast): CourseRule => ({ type: 'result', chapter: 'FIRST', atLeast })),
)
const KINDS = Object.keys(contents) as ChapterKindName[]
const chapter = fc.constantFrom(...KINDS).chain(kind =>
  fc.record({
    kind: fc.constant(kind),
    slug,
    title: sentence,
    minutes: fc.integer({ min: 1, max: 600 }),
    isPreview: fc.boolean(),
    rule,
    make: contents[kind],
    english: fc.option(fc.tuple(sentence, fc.option(contents[kind]))),
  }),
)
const modules = fc.uniqueArray(
  fc.record({
    slug,
    title: sentence,
    english: fc.option(sentence),
    chapters: fc.uniqueArray(chapter, { selector: one => one.slug, minLength: 1, maxLength: 4 }),
  }),
  { selector: one => one.slug, minLength: 1, maxLength: 3 },
)
const fields = fc.record({
  name: sentence,
  slug: fc.option(slug),
  summary: plain.map(text => text.trim().slice(0, 100).trim()),
  tags: fc.array(
    sentence.filter(one => one.length <= 40),
    { maxLength: 2 },
  ),
  outcomes: fc.array(sentence, { maxLength: 3 }),
  quota: fc.option(fc.integer({ min: 1, max: 100 })),
  priceRupiah: fc.nat(100_000),
  startsAt: fc.option(moment),
  logo: fc.constantFrom(null, '/archive/media/logo.png'),
})

/** A class as files can hold it; it is made by calling it, for documents are read from HTML. */
export const anyCourse: fc.Arbitrary<() => Promise<Course>> = fc
  .tuple(fields, rich, fc.option(sentence), fc.constantFrom('free', 'sequence'), modules)
  .map(([own, text, english, chapterOrder, all]) => async () => {
    const body = await text()
    const content = body === EMPTY ? { type: 'doc', content: [] } : body
    const translations = english === null ? {} : { en: { name: english, outcomes: [english] } }
    const {
      programId: _program,
      mentorIds: _mentors,
      ...whole
    } = await classFields.parseAsync({ ...own, content, translations, chapterOrder })
    const first = `${all[0]?.slug}/${all[0]?.chapters[0]?.slug}`
    return {
      fields: whole,
      chapterOrder: chapterOrder === 'free' ? 'free' : 'sequence',
      modules: await Promise.all(
        all.map(async module => ({
          slug: module.slug,
          title: module.title,
          titles: module.english === null ? {} : { en: module.english },
          chapters: await Promise.all(module.chapters.map(one => toChapter(one, `${module.slug}/${one.slug}`, first))),
        })),
      ),
    }
  })

type GeneratedChapter = typeof chapter extends fc.Arbitrary<infer T> ? T : never

async function toChapter({ make, english, rule: own, ...one }: GeneratedChapter, place: string, first: string): Promise<CourseChapter> {
  const read = async (by: typeof make) => {
    const content = chapterKindOf(one.kind).schema.parse(await by(place)) as object
    return Object.fromEntries(Object.keys(chapterKindOf(one.kind).empty).map(name => [name, Object(content)[name]]))
  }
  const content = await read(make)
  const other = english?.[1] ? await read(english[1]) : undefined
  return {
    ...one,
    content,
    lang: 'id',
    rule: own?.type === 'result' ? { ...own, chapter: first } : own,
    translations: english ? { en: { title: english[0], ...(other && { content: other }) } } : {},
  }
}
