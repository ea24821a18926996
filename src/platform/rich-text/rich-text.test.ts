import { describe, expect, it } from 'vitest'
import { richDocument } from './document.ts'
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
