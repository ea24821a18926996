import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeText } from '#kit/html.ts'
import { richDocument } from './document.ts'
import { fromHtml, richContent } from './from-html.ts'
import { fromMarkup } from './from-markup.ts'
import { toHtml } from './to-html.ts'
import { toWords } from './to-words.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })

describe('the HTML of a document', () => {
  it('lets no script through, wherever it hides', async () => {
    const bad = doc(
      paragraph(text('<script>alert(1)</script><img src=x onerror=alert(1)>')),
      paragraph(text('tautan', { type: 'link', attrs: { href: 'javascript:alert(1)' } })),
      paragraph(text('lain', { type: 'link', attrs: { href: '" onclick="alert(1)' } })),
      { type: 'image', attrs: { src: 'javascript:alert(1)', alt: '"><script>alert(2)</script>' } },
      { type: 'image', attrs: { src: 'data:text/html,<script>', onerror: 'alert(1)' } },
      { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [paragraph(text('bingkai'))] },
      { type: 'heading', attrs: { level: '2><script>' }, content: [text('judul')] },
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'evil', attrs: { style: 'x' } }] }] },
    )
    const html = await toHtml(bad)
    expect(html).not.toMatch(/<script|<img|<iframe|\sonclick="|\sonerror="|javascript:|style=/i)
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html).toContain('<h2>judul</h2>')
  })

  it('is empty for anything that is no document', async () => {
    for (const value of [null, undefined, 'teks', 7, {}, { type: 'doc' }]) expect(await toHtml(value)).toBe('')
  })

  it('shows headings, lists, quotations and links; links to the outside bear rel', async () => {
    const html = await toHtml(
      fromMarkup(
        '## Judul\n\nSatu **tebal** dan *miring* & [dalam](/News), [luar](https://x.example).\n\n- a\n- b\n\n1. c\n2. d\n\n> kutipan',
      ),
    )
    expect(html).toBe(
      '<h2>Judul</h2><p>Satu <strong>tebal</strong> dan <em>miring</em> &amp; <a href="/News">dalam</a>, <a href="https://x.example" rel="noopener noreferrer">luar</a>.</p>' +
        '<ul><li><p>a</p></li><li><p>b</p></li></ul><ol><li><p>c</p></li><li><p>d</p></li></ol><blockquote><p>kutipan</p></blockquote>',
    )
  })
})

describe('what may be stored', () => {
  it('refuses unknown nodes, deep nesting and endless text', () => {
    let deep: unknown = paragraph()
    for (let n = 0; n < 10_000; n++) deep = { type: 'blockquote', content: [deep] }
    for (const bad of [
      doc({ type: 'script' }),
      doc(deep),
      doc(paragraph(text('x'.repeat(300_000)))),
      { type: 'paragraph' },
      'teks',
      null,
    ]) {
      expect(richDocument.safeParse(bad).success).toBe(false)
    }
  })

  it('takes what the light markup makes', () => {
    expect(richDocument.safeParse(fromMarkup('## A\n\nb\n- c\n- d')).success).toBe(true)
  })
})

describe('the words of a document', () => {
  it('are those of all its blocks, apart from each other', () => {
    expect(toWords(fromMarkup('## Judul\n\nSatu **dua**tiga\n\n- empat\n- lima'))).toBe('Judul Satu duatiga empat lima')
  })
})

const again = async (html: string) => await toHtml(await fromHtml(html))

describe('HTML that is written', () => {
  it('lets no script and no unsafe address through, wherever it hides', async () => {
    const html = await again(
      '<script>alert(1)</script><style>p{}</style><p onclick="alert(1)" style="x">a<img src=x onerror=alert(1)></p><a href="javascript:alert(1)">b</a>' +
        '<img src="data:text/html,x"><iframe src="https://jahat.example"></iframe><a href="//jahat.example">c</a><svg><script>alert(2)</script></svg>',
    )
    expect(html).toBe('<p>a</p><img src="x" alt="" loading="lazy" /><p>bc</p>')
  })

  it('of other programs becomes what documents have, with no word lost', async () => {
    expect(await again('<h1>A</h1><div>b<b>c</b><i>d</i></div><div>e<br>f</div><ul><li>g<ul><li>h</li></ul></li></ul><h6>i</h6>')).toBe(
      '<h2>A</h2><p>b<strong>c</strong><em>d</em></p><p>e<br />f</p><ul><li><p>g</p><ul><li><p>h</p></li></ul></li></ul><h4>i</h4>',
    )
    expect(await again('<table><tr><td>satu</td><td>dua</td></tr></table>teks &amp; <del>lama</del>')).toBe(
      '<div class="table-box" tabindex="0"><table><tbody><tr><td><p>satu</p></td><td><p>dua</p></td></tr></tbody></table></div><p>teks &amp; <s>lama</s></p>',
    )
    expect(await again('<pre><code>a\n  b &lt;c&gt;</code></pre><p>\n  satu\n  dua </p>')).toBe(
      '<pre tabindex="0"><code>a\n  b &lt;c&gt;</code></pre><p>satu dua</p>',
    )
    expect([await fromHtml(''), await again('')]).toEqual([{ type: 'doc', content: [] }, ''])
  })

  it('keeps another site’s picture as its own address', async () => {
    const image = { type: 'image', attrs: { src: 'https://gambar.contoh.id/a b.png?x=1', alt: 'Peta' } }
    const html = await toHtml(doc(image))
    expect(html).toContain('src="/_ipx/')
    expect(await fromHtml(html)).toEqual(doc(image))
    for (const src of ['/_ipx/s_1x1/outside/%E0%A4%A', '/_ipx/s_1x1/outside/javascript%3Aalert(1)'])
      expect(await fromHtml(`<img src="${src}">`)).toEqual(doc({ type: 'image', attrs: { src, alt: '' } }))
  })

  it('is taken as a document is, and refused by the same bounds', async () => {
    const codeOf = async (value: unknown) => (await richContent.safeParseAsync(value)).error?.issues[0]?.message
    expect(await richContent.parseAsync('<p>a</p>')).toEqual(doc(paragraph({ type: 'text', text: 'a' })))
    expect(await richContent.parseAsync(fromMarkup('a'))).toEqual(fromMarkup('a'))
    for (const value of [undefined, null, 7, [], { type: 'paragraph' }]) expect([value, await codeOf(value)]).toEqual([value, 'Document'])
    for (const value of ['x'.repeat(300_000), 'x'.repeat(500_000), '<blockquote>'.repeat(30), '<br>'.repeat(10_001), '<b>'.repeat(20_000)])
      expect([value.slice(0, 9), await codeOf(value)]).toEqual([value.slice(0, 9), 'TextTooLarge'])
  })

  it('is read as it was written, once it has been read', async () => {
    const words = fc.stringMatching(/^[a-z&<>" ]{1,12}$/)
    const tag = (names: string[], inner: fc.Arbitrary<string>) =>
      fc.tuple(fc.constantFrom(...names), inner).map(([t, x]) => `<${t}>${x}</${t}>`)
    const html = fc.letrec<{ any: string }>(tie => ({
      any: fc.oneof(
        { maxDepth: 4 },
        words.map(escapeText),
        fc.constantFrom('<br>', '<hr>', '<img src="/a.png" alt="A">'),
        tag(['p', 'h1', 'h2', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'b', 'em', 's', 'a href="/x"', 'div'], tie('any')),
        tag(
          ['table', 'tr', 'td', 'th', 'figure', 'figcaption', 'aside class="callout"', 'div class="callout-text"', 'div class="gallery"'],
          tie('any'),
        ),
        tag(
          ['p class="file"', 'figure class="embed"', 'figure class="quote"', 'span class="math" data-latex="x"', 'details', 'summary'],
          tie('any'),
        ),
        fc.array(tie('any'), { maxLength: 4 }).map(parts => parts.join('')),
      ),
    })).any
    await fc.assert(
      fc.asyncProperty(html, async written => {
        const once = await fromHtml(written)
        expect(richDocument.safeParse(once).success).toBe(true)
        expect(await again(await toHtml(once))).toBe(await toHtml(once))
      }),
    )
  })
})
