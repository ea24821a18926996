import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReadEntry } from '#features/imports/import.ts'
import { toPost } from '#features/imports/read/read-markdown.server.ts'
import { readWordPress } from '#features/imports/read/read-wordpress.server.ts'
import { wordPressFile } from '#features/imports/testing.ts'
import { picturesIn, toPostRecord } from '#features/imports/to-record.server.ts'
import { fromHtml } from '#platform/rich-text/from-html.ts'
import { toMarkdownFile } from './to-markdown.server.ts'

/** Words in any script; what is in square brackets, WordPress reads as a plugin's. */
const words = fc.stringMatching(/^[\p{L}\p{N}&<>*_~`#|.!-]{1,12}( [\p{L}\p{N}&<>*_~`#|.!-]{1,12}){0,4}$/u).map(one => one.normalize('NFC'))
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const line = words.map(escaped)
const block = fc.oneof(
  line.map(one => `<p>${one} <strong>${one}</strong> <a href="https://contoh.example/a?b=c">${one}</a></p>`),
  line.map(one => `<h3>${one}</h3>`),
  line.map(one => `<ul><li>${one}</li><li>${one}</li></ul>`),
  line.map(one => `<blockquote><p>${one}</p></blockquote>`),
  line.map(one => `<pre><code>${one}</code></pre>`),
  line.map(one => `<table><tbody><tr><th>${one}</th></tr><tr><td>${one}</td></tr></tbody></table>`),
  line.map(
    one => `<figure><img src="https://lama.example/a.png" alt="${one.replaceAll('"', '')}"><figcaption>${one}</figcaption></figure>`,
  ),
)

it('what comes from WordPress and leaves as Markdown is the same post when it comes back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        title: words,
        excerpt: words,
        slug: fc.stringMatching(/^[a-z][a-z0-9]{2,20}(-[a-z0-9]{1,8}){0,3}$/),
        at: fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        categories: fc.uniqueArray(words, { maxLength: 2 }),
        blocks: fc.array(block, { minLength: 1, maxLength: 5 }),
        hasCover: fc.boolean(),
      }),
      async ({ title, excerpt, slug, at, categories, blocks, hasCover }) => {
        const date = at.toISOString().slice(0, 19).replace('T', ' ')
        const html = blocks.join('\n')
        const cover = { id: 9, type: 'attachment', attachment: 'https://lama.example/b.png' }
        const post = {
          id: 1,
          title: escaped(title),
          slug,
          excerpt: escaped(excerpt),
          date,
          categories,
          content: `<!-- wp:html -->${html}<!-- /wp:html -->`,
        }
        const file = wordPressFile(hasCover ? [{ ...post, thumbnail: 9 }, cover] : [post])
        async function* parts() {
          yield Buffer.from(file)
        }
        const entries: ReadEntry[] = []
        for await (const entry of readWordPress(parts)) entries.push(entry)
        const [found] = entries
        if (found?.entity !== 'post') throw new Error('the post was not read')
        const { record } = await toPostRecord(found.post, 'articles')
        if (!record) throw new Error('the post has no record')
        const { content, ...about } = record
        const [category = null, ...tags] = categories.filter(name => name !== 'Uncategorized')
        expect(about).toMatchObject({ title, slug, summary: excerpt, publishedAt: `${date.replace(' ', 'T')}.000Z`, category, tags })
        expect(content).toEqual(await fromHtml(html))
        expect(picturesIn(record)).toHaveLength((hasCover ? 1 : 0) + (html.includes('<img') ? 1 : 0))
        const back = await toPostRecord(toPost(`articles/${slug}.md`, await toMarkdownFile({ ...record, lang: 'id' })), 'articles')
        expect(back).toEqual({ record, notes: [] })
      },
    ),
    { numRuns: 100 },
  )
}, 60_000)
