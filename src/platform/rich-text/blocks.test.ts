import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richDocument } from './document.ts'
import { findEmbed } from './embeds.ts'
import { fromHtml } from './from-html.ts'
import { toHtml } from './to-html.ts'
import { toWords } from './to-words.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
const node = (type: string, attrs: Record<string, unknown>, ...content: unknown[]) => ({
  type,
  attrs,
  ...(content.length > 0 && { content }),
})
const cell = (words: string) => node('tableCell', { colspan: 1, rowspan: 1 }, paragraph(words))
const head = (words: string) => node('tableHeader', { colspan: 1, rowspan: 1 }, paragraph(words))
const row = (...cells: unknown[]) => ({ type: 'tableRow', content: cells })
const table = (...rows: unknown[]) => ({ type: 'table', content: rows })

const ALL = doc(
  table(row(head('Kota'), head('Murid')), row(cell('Solo'), node('tableCell', { colspan: 2, rowspan: 1 }, paragraph('30')))),
  node('callout', { kind: 'tip', title: 'Tips' }, paragraph('Isi tips'), {
    type: 'bulletList',
    content: [{ type: 'listItem', content: [paragraph('a')] }],
  }),
  node('blockquote', { source: 'Ki Hadjar' }, paragraph('Ing ngarsa')),
  node('codeBlock', { language: 'python' }, text('def f(x):\n    return "<b>"  # ya')),
  node('blockMath', { latex: 'x^2 < \\frac{1}{2}' }),
  { type: 'paragraph', content: [text('Luas '), node('inlineMath', { latex: '\\pi r^2' }), text(' saja')] },
  node('image', { src: '/files/1/a.jpg', alt: 'Kelas', caption: 'Kelas kami', width: 640, height: 480 }),
  node(
    'gallery',
    {},
    node('image', { src: '/files/1/b.png', alt: 'B' }),
    node('image', { src: '/files/1/c.png', alt: 'C', caption: 'Ce' }),
  ),
  node('video', { src: '/files/1/v.mp4', title: 'Rekaman' }),
  node('audio', { src: '/files/1/s.mp3', title: 'Suara' }),
  node('file', { src: '/files/1/modul.pdf', name: 'Modul 1.pdf' }),
  node('embed', { src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Lagu' }),
  { type: 'steps', content: [node('step', { title: 'Pasang' }, paragraph('Unduh')), { type: 'step', content: [paragraph('Buka')] }] },
  node('reveal', { title: 'Jawaban' }, paragraph('Empat')),
  {
    type: 'compare',
    content: [
      node('compareSide', { title: 'Sebelum' }, node('image', { src: '/files/1/s.png', alt: 'S' })),
      node('compareSide', { title: 'Sesudah' }, paragraph('Rapi')),
    ],
  },
  { type: 'timeline', content: [node('timelineItem', { time: '1989', title: 'Usul' }, paragraph('Tim menulis'))] },
)

describe('blocks', () => {
  it('may be stored, are shown, and are read again as they were', async () => {
    expect(richDocument.safeParse(ALL).success).toBe(true)
    const html = await toHtml(ALL)
    for (const part of [
      '<div class="table-box" tabindex="0"><table><tbody><tr><th scope="col"><p>Kota</p></th>',
      '<td colspan="2"><p>30</p></td>',
      '<aside class="callout" data-kind="tip"><p class="callout-title">Tips</p><div class="callout-text"><p>Isi tips</p><ul>',
      '<figure class="quote"><blockquote><p>Ing ngarsa</p></blockquote><figcaption>Ki Hadjar</figcaption></figure>',
      '<code class="language-python"><span class="code-keyword">def</span>',
      '&lt;b&gt;',
      '<div class="math" data-latex="x^2 &lt; \\frac{1}{2}"><math',
      '<mfrac>',
      '<figure class="picture"><img src="/_ipx/w_1600,f_webp/files/1/a.jpg" alt="Kelas" width="640" height="480" srcset="/_ipx/w_480,f_webp/files/1/a.jpg 480w, ',
      '<figcaption>Kelas kami</figcaption>',
      '<div class="gallery"><img src="/_ipx/w_1600,f_webp/files/1/b.png"',
      '<video controls preload="none" src="/files/1/v.mp4" aria-label="Rekaman"></video><figcaption>Rekaman</figcaption>',
      '<p class="file"><a href="/files/1/modul.pdf">Modul 1.pdf</a></p>',
      '<ol class="steps"><li class="step"><p class="step-title">Pasang</p><div class="step-text"><p>Unduh</p></div></li><li class="step"><div class="step-text"><p>Buka</p>',
      '<details class="reveal"><summary>Jawaban</summary><div class="reveal-text"><p>Empat</p></div></details>',
      '<div class="compare"><div class="compare-side"><p class="compare-title">Sebelum</p><div class="compare-text"><img',
      '<ol class="timeline"><li class="timeline-item"><p class="timeline-time">1989</p><p class="timeline-title">Usul</p><div class="timeline-text"><p>Tim menulis</p>',
      '<details><summary>Lagu</summary><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Lagu" loading="lazy"',
    ])
      expect(html.replaceAll('=""', '')).toContain(part)
    expect(html).not.toContain('<script')
    expect(await toHtml(await fromHtml(html))).toBe(html)
    // What other blocks say is the same once it was read; callouts without a title have none then.
    expect((await fromHtml(html)).content.slice(-4)).toEqual(ALL.content.slice(-4))
  })

  it('are found by what they say', () => {
    expect(toWords(ALL)).toBe(
      'Kota Murid Solo 30 Tips Isi tips a Ing ngarsa Ki Hadjar def f(x): return "<b>" # ya x^2 < \\frac{1}{2} Luas \\pi r^2 saja Kelas kami Ce Rekaman Suara Modul 1.pdf Lagu Pasang Unduh Buka Jawaban Empat Sebelum Sesudah Rapi 1989 Usul Tim menulis',
    )
  })

  it('show nothing of what they don’t know', async () => {
    const bad = [
      node('video', { src: 'https://lain.example/v.mp4' }),
      node('video', { src: 'javascript:alert(1)' }),
      node('audio', { src: '//lain.example/v.mp3' }),
      node('file', { src: 'javascript:alert(1)', name: 'x' }),
      node('embed', { src: 'https://lain.example/watch?v=dQw4w9WgXcQ' }),
      node('embed', { src: 'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ' }),
      node('blockMath', { latex: '' }),
      node('gallery', {}),
      node('iframe', { src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' }),
    ]
    for (const one of bad) expect([one, await toHtml(doc(one))]).toEqual([one, ''])
    expect(await toHtml(doc(node('callout', { kind: '"><script>', title: 7 }, paragraph('a'))))).toBe(
      '<aside class="callout" data-kind="info"><div class="callout-text"><p>a</p></div></aside>',
    )
    expect(await toHtml(doc(table(row(node('tableCell', { colspan: '9"><script>', rowspan: 1e9 }, paragraph('a'))))))).toContain(
      '<td><p>a</p></td>',
    )
    expect(await toHtml(doc(node('codeBlock', { language: '"><script>' }, text('a'))))).toBe('<pre tabindex="0"><code>a</code></pre>')
    for (const latex of [
      '\\href{javascript:alert(1)}{x}',
      '\\frac{',
      '\\def\\a{\\a\\a}\\a',
      '<img src=x onerror=alert(1)>',
      '\\htmlClass{a}{b}',
    ])
      expect(await toHtml(doc(node('blockMath', { latex })))).not.toMatch(/href=|<img|<script|temml-error/)
  })

  it('have no head of a column that says nothing', async () => {
    expect(await toHtml(doc(table(row(head('Kota'), node('tableHeader', {}, { type: 'paragraph' })))))).toContain(
      '<tr><th scope="col"><p>Kota</p></th><td><p></p></td></tr>',
    )
  })

  it('let no script through, whatever is written into their attributes', async () => {
    const HOSTILE = [
      '"><script>alert(1)</script>',
      "' onload=alert(1) x='",
      'javascript:alert(1)',
      '</code></pre><img src=x onerror=alert(1)>',
      '{}\\"<',
    ]
    const value = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 20 }), fc.integer(), fc.boolean(), fc.constant(null))
    const names = [
      'src',
      'alt',
      'caption',
      'title',
      'name',
      'time',
      'kind',
      'source',
      'language',
      'latex',
      'width',
      'height',
      'colspan',
      'rowspan',
    ]
    const types = [
      'image',
      'gallery',
      'video',
      'audio',
      'file',
      'embed',
      'callout',
      'table',
      'tableRow',
      'tableHeader',
      'tableCell',
      'steps',
      'step',
      'reveal',
      'compare',
      'compareSide',
      'timeline',
      'timelineItem',
      'blockMath',
    ]
    const attrs = fc.dictionary(fc.constantFrom(...names), value)
    const any = fc.letrec<{ node: object }>(tie => ({
      node: fc.record({
        type: fc.constantFrom(...types, 'inlineMath', 'codeBlock', 'blockquote', 'paragraph'),
        attrs,
        content: fc.array(fc.oneof({ maxDepth: 3 }, fc.constantFrom(...HOSTILE.map(text)), tie('node')), { maxLength: 3 }),
      }),
    })).node
    await fc.assert(
      fc.asyncProperty(any, async one => {
        const html = await toHtml(doc(one))
        // In tags only: what stands in texts and in quoted values is escaped.
        const tags = (html.match(/<[^>]*>/g) ?? []).map(tag => tag.replaceAll(/"[^"]*"/g, '""'))
        expect(tags.filter(tag => /<script|\son\w+=|<img(?![^>]* alt)/i.test(tag))).toEqual([])
        expect(html).not.toMatch(/(?:src|href)="(?:javascript|data):/i)
        expect(await fromHtml(html)).toBeTruthy()
      }),
      { numRuns: 300 },
    )
  })

  it('of older documents stay as they were', async () => {
    expect(
      await toHtml(
        doc(node('image', { src: '/a.png', alt: 'A' }), node('codeBlock', {}, text('a < b')), node('blockquote', {}, paragraph('k'))),
      ),
    ).toBe('<img src="/a.png" alt="A" loading="lazy" /><pre tabindex="0"><code>a &lt; b</code></pre><blockquote><p>k</p></blockquote>')
  })
})

describe('tables of other programs', () => {
  it('are read with their heads, spans and captions', async () => {
    const html =
      '<table><caption>Jadwal</caption><thead><tr><th>Hari</th></tr></thead><tbody><tr><td colspan="2">Senin</td></tr></tbody></table>'
    const words = toWords(await fromHtml(html))
    for (const word of ['Jadwal', 'Hari', 'Senin']) expect(words).toContain(word)
    expect(await toHtml(await fromHtml(html))).toContain('<th scope="col"><p>Hari</p></th>')
    expect(await toHtml(await fromHtml('<figure><img src="/a.png" alt="A"><figcaption>Ini <b>A</b></figcaption></figure>'))).toBe(
      '<figure class="picture"><img src="/a.png" alt="A" loading="lazy" /><figcaption>Ini A</figcaption></figure>',
    )
  })
})

describe('a video’s address', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234'],
    ['https://player.vimeo.com/video/76979871?h=abcdef1234', 'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234'],
    ['https://youtube.com.jahat.example/watch?v=dQw4w9WgXcQ', undefined],
    ['https://www.youtube.com/watch?v=dQw4w9WgXc"', undefined],
    ['https://www.youtube.com/', undefined],
    ['youtube', undefined],
    [7, undefined],
  ])('%s', (address, player) => {
    expect(findEmbed(address)?.player).toBe(player)
    expect(findEmbed(findEmbed(address)?.page)?.player).toBe(player)
  })
})
