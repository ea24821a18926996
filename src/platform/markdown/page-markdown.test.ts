import { describe, expect, it } from 'vitest'
import { toPageMarkdown } from './page-markdown.server.ts'

const ADDRESS = 'http://uji.localhost:3000/News/12/kopi?page=2'

function page(main: string, head = '', after = ''): string {
  return `<!DOCTYPE html><html lang="id"><head><title>Kopi: "panen" | Uji</title>${head}</head><body><div data-part="header"><nav><a href="/">Beranda</a></nav></div><main id="isi">${main}</main><div data-part="footer">Hak cipta</div>${after}</body></html>`
}

describe('a page as Markdown', () => {
  it('begins with title, address, language, description and dates, as YAML', () => {
    const head = '<meta name="description" content="Ringkas."><link rel="canonical" href="http://uji.localhost:3000/News/12/kopi">'
    const data =
      '<script type="application/ld+json">{"@graph":[{"@type":"Organization"},{"datePublished":"2026-01-02T03:04:05.000Z","dateModified":"2026-02-02T03:04:05.000Z"}]}</script>'
    expect(toPageMarkdown(page('<h1>Kopi</h1><p>Teks.</p>', head, data), ADDRESS)).toBe(
      [
        '---',
        'title: "Kopi: \\"panen\\" | Uji"',
        'url: "http://uji.localhost:3000/News/12/kopi"',
        'lang: "id"',
        'description: "Ringkas."',
        'published: "2026-01-02T03:04:05.000Z"',
        'modified: "2026-02-02T03:04:05.000Z"',
        '---',
        '',
        '# Kopi',
        '',
        'Teks.',
        '',
      ].join('\n'),
    )
  })

  it('has its title as heading where it has none of its own, and its address where it names no other', () => {
    expect(toPageMarkdown(page('<p>Teks.</p>'), ADDRESS)).toBe(
      `---\ntitle: "Kopi: \\"panen\\" | Uji"\nurl: "${ADDRESS}"\nlang: "id"\n---\n\n# Kopi: "panen" | Uji\n\nTeks.\n`,
    )
  })

  it('leaves out header, footer, controls, decoration and what is hidden', () => {
    const text = toPageMarkdown(
      page(
        '<h1>Kopi</h1><form><label>Cari<input name="q"></label><button>Kirim</button></form><button>Bagikan</button><svg><text>x</text></svg><p hidden>rahasia</p><span aria-hidden="true">★</span><img src="/a.jpg" alt=""><script>1</script><a href="/foto"><img src="/b.jpg" alt=""></a><p>Teks.</p>',
      ),
      ADDRESS,
    )
    expect(text.split('---\n')[2]).toBe('\n# Kopi\n\nTeks.\n')
  })

  it('makes links and pictures absolute', () => {
    const text = toPageMarkdown(
      page('<h1>Kopi</h1><p><a href="/Class">Kelas</a> <a href="#b">Bagian</a> <img src="/files/a.jpg" alt="Petani"></p>'),
      ADDRESS,
    )
    expect(text).toContain('[Kelas](http://uji.localhost:3000/Class) [Bagian](http://uji.localhost:3000/News/12/kopi?page=2#b)')
    expect(text).toContain('![Petani](http://uji.localhost:3000/files/a.jpg)')
  })

  it('keeps lists, tables, code and cards with their link', () => {
    const text = toPageMarkdown(
      page(
        '<h1>Kopi</h1><ul><li>satu</li><li>dua</li></ul><table><thead><tr><th>Kota</th><th>Harga</th></tr></thead><tbody><tr><td>Garut</td><td>Rp5</td></tr></tbody></table><pre><code class="language-js">a | b</code></pre><article><a href="/News/1/a"><h3>Judul</h3><p>Isi</p></a></article><details><summary>Tanya?</summary><p>Jawab.</p></details>',
      ),
      ADDRESS,
    )
    expect(text.split('---\n')[2]).toBe(
      '\n# Kopi\n\n- satu\n- dua\n\n| Kota | Harga |\n| - | - |\n| Garut | Rp5 |\n\n```js\na | b\n```\n\n### [Judul](http://uji.localhost:3000/News/1/a)\n\n[Isi](http://uji.localhost:3000/News/1/a)\n\nTanya?\n\nJawab.\n',
    )
  })

  it('sets apart what the layout sets apart, and leaves running text and code as they are', () => {
    const text = toPageMarkdown(
      page(
        '<h1>Kopi</h1><div><span>Mulai</span><strong>Gratis</strong><a href="/a">Daftar</a></div><p>se<strong>kata</strong></p><pre><code><span>a</span><span>b</span></code></pre>',
      ),
      ADDRESS,
    )
    expect(text.split('---\n')[2]).toBe(
      '\n# Kopi\n\nMulai **Gratis** [Daftar](http://uji.localhost:3000/a)\n\nse**kata**\n\n```\nab\n```\n',
    )
  })

  it('can’t be made to look like something else by words of people', () => {
    expect(
      toPageMarkdown(page('<h1>Kopi</h1><p># bukan judul</p><p>---</p><p>[a](javascript:x) &lt;b&gt;</p>'), ADDRESS).split(
        '---\n\n# Kopi\n\n',
      )[1],
    ).toBe('\\# bukan judul\n\n\\---\n\n\\[a]\\(javascript:x) \\<b>\n')
  })

  it('is empty for what is no page', () => {
    expect(toPageMarkdown('', ADDRESS)).toBe(`---\nurl: "${ADDRESS}"\n---\n\n`)
  })
})
