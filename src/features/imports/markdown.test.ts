import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArchive } from '#features/archives/archive.server.ts'
import { toMarkdownFile } from '#features/post-export/to-markdown.server.ts'
import { toSlug } from '#kit/text.ts'
import type { RichDocument, RichNode } from '#platform/rich-text/document.ts'
import { fromHtml } from '#platform/rich-text/from-html.ts'
import type { ReadEntry } from './import.ts'
import { readMarkdown, toPost } from './read/read-markdown.server.ts'
import { picturesIn, toPostRecord } from './to-record.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sanggar-archives-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let made = 0
async function fileOf(bytes: Uint8Array): Promise<string> {
  const file = join(folder, `${made++}.bin`)
  await writeFile(file, bytes)
  return file
}
async function namesIn(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = []
  for await (const entry of readArchive(await fileOf(bytes))) {
    names.push(entry.name)
    await entry.read()
  }
  return names
}
async function tarOf(entries: { name: string; type?: 'symlink'; body?: string }[]): Promise<Buffer> {
  const tar = pack()
  for (const { name, type, body = 'x' } of entries)
    if (type) tar.entry({ name, type, linkname: '/etc/passwd' })
    else tar.entry({ name }, body)
  tar.finalize()
  const parts: Buffer[] = []
  for await (const part of tar) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

describe('an archive', () => {
  const good = zipSync({ 'a.md': strToU8('# A'), 'b/c.md': strToU8('C') })
  it.each([
    ['a name that leads out', zipSync({ '../../etc/x.md': strToU8('x') }), 'ArchiveUnsafe'],
    ['an absolute name', zipSync({ '/etc/x.md': strToU8('x') }), 'ArchiveUnsafe'],
    ['a bomb', zipSync({ 'a.md': new Uint8Array(20 * 1024 * 1024) }, { level: 9 }), 'ArchiveBomb'],
    ['a large entry', zipSync({ 'a.md': new Uint8Array(26 * 1024 * 1024) }, { level: 0 }), 'EntryTooLarge'],
    ['cut off', good.subarray(0, good.length - 20), 'ArchiveBroken'],
    ['something else', strToU8('halo'.repeat(100)), 'NotArchive'],
  ])('is refused with what is wrong: %s', async (_name, bytes, code) => {
    await expect(namesIn(bytes)).rejects.toMatchObject({ reason: { code } })
  })

  it('that lies about the size of a file is refused', async () => {
    const bytes = Buffer.from(zipSync({ 'a.md': strToU8('x'.repeat(5000)) }, { level: 9 }))
    const at = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
    bytes.writeUInt32LE(10, at + 24)
    await expect(namesIn(bytes)).rejects.toMatchObject({ reason: { code: 'ArchiveBroken' } })
  })

  it('of links, or tars that lead out or are cut off, is refused; others are read in either packing', async () => {
    await expect(namesIn(await tarOf([{ name: 'a.md', type: 'symlink' }]))).rejects.toMatchObject({ reason: { code: 'ArchiveUnsafe' } })
    await expect(namesIn(await tarOf([{ name: '../a.md' }]))).rejects.toMatchObject({ reason: { code: 'ArchiveUnsafe' } })
    const tar = await tarOf([{ name: 'a.md' }, { name: 'b/c.md' }])
    await expect(namesIn(gzipSync(tar).subarray(0, 40))).rejects.toMatchObject({ reason: { code: 'ArchiveBroken' } })
    expect(await namesIn(tar)).toEqual(['a.md', 'b/c.md'])
    expect(await namesIn(gzipSync(tar))).toEqual(['a.md', 'b/c.md'])
    expect(await namesIn(good)).toEqual(['a.md', 'b/c.md'])
  })
})

describe('front matter', () => {
  it('of other programs is read, what cannot be is said', async () => {
    expect(
      toPost('_posts/2020-02-03-halo-dunia.md', '---\ntitle: Halo\ntags: [a, b]\ncategories: Kabar\npermalink: /halo/\n---\nIsi'),
    ).toMatchObject({
      title: 'Halo',
      slug: 'halo-dunia',
      publishedAt: '2020-02-03T00:00:00.000Z',
      tags: ['a', 'b'],
      categories: ['Kabar'],
      oldPath: '/halo/',
      notes: [],
    })
    expect(toPost('a.md', '# Judul\n\nIsi')).toMatchObject({ title: 'Judul', publishedAt: null, html: '<p>Isi</p>' })
    expect(toPost('a.md', '---\ndraft: true\ndate: 2020-01-01\n---\nx').publishedAt).toBeNull()
    const aliases = `---\na: &a [x, x]\nb: &b [*a, *a]\ntitle: [*b, *b]\n---\nx`
    expect(toPost('a.md', aliases).notes).toEqual([{ code: 'FrontBroken' }])
    expect(toPost('a.md', '---\ntitle: "x\n---\nx').notes).toEqual([{ code: 'FrontBroken' }])
    const { record } = await toPostRecord(
      toPost(
        'a.md',
        '---\ntitle: X\n---\n<b onclick=alert(1)>B</b> <iframe src=x></iframe>\n\n[a](javascript:alert(1)) ![](../../x.png) ![](p/y.png)',
      ),
      'articles',
    )
    expect(JSON.stringify(record)).not.toMatch(/javascript|onclick|"iframe/)
    expect(record && picturesIn(record)).toEqual(['https://archive.invalid/p/y.png'])
  })
})

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

  it('of an archive with endless lines and levels says so, at once, and brings the others', async () => {
    const bad = {
      'panjang.md': 'x'.repeat(500_000),
      'kutip.md': '> '.repeat(50_000),
      'daftar.md': '- '.repeat(50_000),
      'dalam.md': Array.from({ length: 600 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n'),
    }
    const good = `# Judul\n\n${'-'.repeat(200)}\n\n> > > a\n\n\`\`\`\n${' '.repeat(300)}kode\n\`\`\`\n`
    const zip = zipSync(Object.fromEntries(Object.entries({ ...bad, 'baik.md': good }).map(([name, text]) => [name, strToU8(text)])))
    const entries: ReadEntry[] = []
    const from = performance.now()
    for await (const entry of readMarkdown(await fileOf(zip))) entries.push(entry)
    expect(performance.now() - from).toBeLessThan(5000)
    const lost = entries.map(one => (one.entity === 'other' ? one.note.code : one.entity))
    expect(lost).toEqual([...Object.keys(bad).map(() => 'TextTooLarge'), 'post'])
  })

  it('of an archive gives its texts and the names of its pictures', async () => {
    const zip = zipSync({
      'articles/satu.md': strToU8('---\ntitle: Satu\n---\n![A](../pictures/a.png)'),
      'README.md': strToU8('x'),
      'rusak.md': new Uint8Array([0xff, 0xfe, 0xfa]),
    })
    const entries: ReadEntry[] = []
    for await (const entry of readMarkdown(await fileOf(zip))) entries.push(entry)
    expect(entries).toMatchObject([
      { entity: 'post', post: { title: 'Satu' } },
      { entity: 'other', note: { code: 'NotUtf8' } },
    ])
  })
})
