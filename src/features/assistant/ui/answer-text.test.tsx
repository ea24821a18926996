import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LANGS } from '#kit/lang.ts'
import { LangContext } from '#ui/lang/lang.tsx'
import { AnswerText } from './answer-text.tsx'

const show = (markdown: string, lang: (typeof LANGS)[number] = 'id') =>
  renderToStaticMarkup(
    <LangContext value={lang}>
      <AnswerText markdown={markdown} />
    </LangContext>,
  ).replace(/^<div class="assistant-text">|<\/div>$/g, '')

describe('what an answer may not bring', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Kelas <b onmouseover="x()">murah</b>',
    '<div>\n<a href="https://jahat.example">x</a>\n</div>',
    '<!-- x --> y',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('HTML, which is text: %s', markdown => {
    const html = show(markdown)
    expect(html.replace(/<\/?(?:p|br)\/?>/g, '')).not.toMatch(/<[a-z!]/i)
  })

  it.each(['![x](https://jahat.example/x.png)', '![x](/art/post/a.svg)', '![x][1]\n\n[1]: https://jahat.example/x.png'])(
    'pictures: %s',
    markdown => {
      expect(show(markdown)).not.toContain('<img')
      expect(show(markdown)).not.toContain('jahat.example/x.png"')
    },
  )

  it.each([
    '[klik](https://jahat.example)',
    '[klik](//jahat.example)',
    '[klik](javascript:alert(1))',
    '[klik](/\\jahat.example)',
    '[klik](data:text/html,x)',
    '<https://jahat.example>',
    'https://jahat.example dan www.jahat.example',
    'tanya@jahat.example',
    '[klik][1]\n\n[1]: https://jahat.example',
    '[klik](/Logout)',
    '[klik](/api/chat/v1/identity/me)',
  ])('links that lead elsewhere, whose words stay: %s', markdown => {
    const html = show(markdown)
    expect(html).not.toContain('<a ')
    expect(html).toMatch(/klik|jahat\.example/)
  })
})

describe('what an answer shows', () => {
  it('links to pages of this site, in the page’s language', () => {
    expect(show('Lihat [Web Dasar](/Courses/web-dasar).')).toBe('<p>Lihat <a href="/Courses/web-dasar">Web Dasar</a>.</p>')
    expect(show('[Web](/Courses/web)', 'en')).toBe('<p><a href="/en/Courses/web">Web</a></p>')
  })

  it('of pictures their words, and what is cited after an exclamation mark', () => {
    expect(show('![peta](/art/p.svg)')).toBe('<p>peta</p>')
    expect(show('Gratis![1](/Courses/a)')).toMatch(/Gratis!<a .*>1<\/a>/)
  })

  it('sources by number, which are named', () => {
    expect(show('Buka [1](/Courses/web "Web Dasar"), [[2]](/News/a)')).toBe(
      '<p>Buka <a class="assistant-cite" title="Web Dasar" aria-label="Sumber 1: Web Dasar" href="/Courses/web">1</a>, ' +
        '<a class="assistant-cite" aria-label="Sumber 2" href="/News/a">2</a></p>',
    )
  })

  it('paragraphs, lists, headings as bold text, quotes, code and emphasis', () => {
    expect(show('# Judul\n\nSatu **dua** *tiga* ~~empat~~ `lima`')).toBe(
      '<p><strong>Judul</strong></p><p>Satu <strong>dua</strong> <em>tiga</em> <s>empat</s> <code>lima</code></p>',
    )
    expect(show('3. a\n4. b\n\n> c')).toBe(
      '<ol start="3"><li value="3"><p>a</p></li><li value="4"><p>b</p></li></ol><blockquote><p>c</p></blockquote>',
    )
    expect(show('- a\n  - b')).toContain('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>')
  })

  it('a list of sources with the numbers that they have', () => {
    expect(show('1. [A](/Courses/a)\n3. [C](/Courses/c)')).toMatch(/<li value="1">.*<li value="3">/)
  })

  it('code and tables in boxes that scroll and are reached by keyboard', () => {
    const code = show('```js\nconst a = "<b>"\n```')
    expect(code).toContain('<pre tabindex="0" aria-label="Kode"><code>const a = &quot;&lt;b&gt;&quot;</code></pre>')
    expect(code).toContain('aria-label="Salin kode"')
    expect(show('| Kelas | Biaya |\n| :-- | --: |\n| Web | Rp0 |')).toBe(
      '<section class="overflow-x-auto" tabindex="0" aria-label="Tabel"><table><thead><tr><th style="text-align:left" scope="col">Kelas</th>' +
        '<th style="text-align:right" scope="col">Biaya</th></tr></thead><tbody><tr><td style="text-align:left">Web</td>' +
        '<td style="text-align:right">Rp0</td></tr></tbody></table></section>',
    )
  })

  it('each half of a text that is still coming', () => {
    const whole = 'Ada **dua** kelas [1](/Courses/a "A"):\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nx\n```\n'
    for (let at = 0; at <= whole.length; at++) expect(() => show(whole.slice(0, at))).not.toThrow()
  })
})
