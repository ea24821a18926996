import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPost } from '#features/imports/read/read-markdown.server.ts'
import { toPostRecord } from '#features/imports/to-record.server.ts'
import { toSlug } from '#kit/text.ts'
import type { RichDocument, RichNode } from '#platform/rich-text/document.ts'
import { fromHtml } from '#platform/rich-text/from-html.ts'
import { toMarkdownFile } from './to-markdown.server.ts'

/** As names are stored: composed. */
const words = fc
  .stringMatching(/^[\p{L}\p{N}*_~`#<>&|\\[\]().!-]{1,12}( [\p{L}\p{N}*_~`#<>&|\\[\]().!-]{1,12}){0,4}$/u)
  .map(one => one.normalize('NFC'))
const text: fc.Arbitrary<RichNode> = fc.record({
  type: fc.constant('text'),
  text: words,
  marks: fc.constantFrom<RichNode['marks']>(
    undefined,
    [{ type: 'bold' }],
    [{ type: 'italic' }],
    [{ type: 'code' }],
    [{ type: 'link', attrs: { href: 'https://contoh.example/a?b=c' } }],
  ),
})
const line = fc.array(text, { minLength: 1, maxLength: 3 })
const paragraph = line.map((content): RichNode => ({ type: 'paragraph', content }))
const block: fc.Arbitrary<RichNode> = fc.oneof(
  paragraph,
  fc.record({ type: fc.constant('heading'), attrs: fc.record({ level: fc.constantFrom(2, 3, 4) }), content: line }),
  fc
    .array(paragraph, { minLength: 1, maxLength: 3 })
    .map(items => ({ type: 'bulletList', content: items.map(one => ({ type: 'listItem', content: [one] })) })),
  fc
    .array(paragraph, { minLength: 1, maxLength: 3 })
    .map(items => ({ type: 'orderedList', content: items.map(one => ({ type: 'listItem', content: [one] })) })),
  paragraph.map(one => ({ type: 'blockquote', content: [one] })),
  words.map(one => ({ type: 'codeBlock', attrs: { language: 'html' }, content: [{ type: 'text', text: `${one}\n\n  ${one}` }] })),
  fc.constant<RichNode>({ type: 'horizontalRule' }),
  fc.record({
    type: fc.constant('image'),
    attrs: fc.record({
      src: fc.constantFrom('https://archive.invalid/pictures/a.png', 'https://contoh.example/b.png'),
      alt: words,
      caption: words,
    }),
  }),
  paragraph.map(one => ({ type: 'callout', attrs: { kind: 'info', title: 'Catatan' }, content: [one] })),
  paragraph.map(one => ({
    type: 'table',
    content: [{ type: 'tableRow', content: [{ type: 'tableHeader', attrs: { colspan: 1, rowspan: 1 }, content: [one] }] }],
  })),
)

describe('export and import', () => {
  it('keep title, slug, day, category, tags, text and pictures of any post', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          title: words,
          summary: words,
          authorName: words,
          category: fc.option(words),
          tags: fc.uniqueArray(words, { maxLength: 3 }),
          publishedAt: fc.option(
            fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }).map(day => day.toISOString()),
          ),
          cover: fc.constantFrom(null, 'https://archive.invalid/pictures/c.png'),
          blocks: fc.array(block, { maxLength: 4 }),
        }),
        async ({ blocks, ...post }) => {
          // As it is stored: what the product's own reader makes of it.
          const { toHtml } = await import('#platform/rich-text/to-html.ts')
          const stored: RichDocument = await fromHtml(await toHtml({ type: 'doc', content: blocks }))
          const slug = toSlug(post.title, 120) || 'tanpa-judul'
          const file = await toMarkdownFile({ ...post, slug, kind: 'articles', lang: 'id', content: stored })
          const { record, notes } = await toPostRecord(toPost(`articles/${slug}.md`, file), 'articles')
          expect(notes).toEqual([])
          expect(record).toEqual({
            kind: 'articles',
            title: post.title,
            slug,
            summary: post.summary,
            authorName: post.authorName,
            category: post.category,
            tags: post.tags,
            publishedAt: post.publishedAt,
            cover: post.cover,
            content: stored,
          })
        },
      ),
      { numRuns: 150 },
    )
  }, 60_000)
})
