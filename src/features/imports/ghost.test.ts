import { describe, expect, it } from 'vitest'
import type { ReadEntry, ReadPost } from './import.ts'
import { readGhost } from './read/read-ghost.server.ts'
import { toPostRecord } from './to-record.server.ts'

const ORIGIN = 'https://lama.example'

async function readAll(content: string | Uint8Array, origin = ORIGIN): Promise<ReadPost[]> {
  async function* parts() {
    const bytes = Buffer.from(content)
    // In pieces that cut letters in the middle.
    for (let at = 0; at < bytes.length; at += 7919) yield bytes.subarray(at, at + 7919)
  }
  const entries: ReadEntry[] = []
  for await (const entry of readGhost(parts, origin)) entries.push(entry)
  return entries.flatMap(one => (one.entity === 'post' ? [one.post] : []))
}
const ghost = (data: object) => JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data }] })
const one = async (post: object, more: object = {}) => (await readAll(ghost({ posts: [{ id: '1', title: 'A', ...post }], ...more })))[0]

describe('an export of Ghost', () => {
  it('gives title, address, day, tags, author, picture and text', async () => {
    const post = await one(
      {
        slug: 'halo',
        html: '<p>Halo <img src="__GHOST_URL__/content/images/a.png"></p>',
        feature_image: '__GHOST_URL__/content/images/b.png',
        status: 'published',
        published_at: '2020-02-03T04:05:06.000Z',
        custom_excerpt: 'Ringkas',
      },
      {
        tags: [
          { id: 't1', name: 'Kabar' },
          { id: 't2', name: '#dalam' },
          { id: 't3', name: 'Kedua' },
        ],
        posts_tags: [
          { post_id: '1', tag_id: 't3', sort_order: 1 },
          { post_id: '1', tag_id: 't2', sort_order: 2 },
          { post_id: '1', tag_id: 't1', sort_order: 0 },
        ],
        users: [{ id: 'u1', name: 'Sari' }],
        posts_authors: [{ post_id: '1', author_id: 'u1' }],
      },
    )
    expect(post).toMatchObject({
      oldPath: '/halo/',
      slug: 'halo',
      summary: 'Ringkas',
      publishedAt: '2020-02-03T04:05:06.000Z',
      authorName: 'Sari',
      categories: ['Kabar'],
      tags: ['Kedua'],
      cover: `${ORIGIN}/content/images/b.png`,
      html: `<p>Halo <img src="${ORIGIN}/content/images/a.png"></p>`,
    })
  })

  it('is read as lists or bare tables, with numbers or texts as ids and moments as milliseconds', async () => {
    const bare = JSON.stringify({ data: { posts: [{ id: 7, title: 'B', status: 'published', published_at: 1_580_702_706_000 }] } })
    expect(await readAll(bare)).toMatchObject([{ oldKey: '7', publishedAt: '2020-02-03T04:05:06.000Z' }])
  })

  it('shows nothing that only members could read, and no draft', async () => {
    expect(await one({ status: 'draft', published_at: '2020-01-01' })).toMatchObject({ publishedAt: null })
    expect(await one({ status: 'published', visibility: 'paid', published_at: '2020-01-01' })).toMatchObject({
      publishedAt: null,
      notes: [{ code: 'ComesAsDraft', values: { status: 'paid' } }],
    })
    expect(await one({ status: 'published', published_at: 'kemarin' })).toMatchObject({ publishedAt: null })
  })

  it('of newer and older documents becomes text, with scripts and wild addresses gone', async () => {
    const lexical = {
      root: {
        type: 'root',
        children: [
          { type: 'extended-heading', tag: 'h2', children: [{ type: 'extended-text', text: 'Judul' }] },
          {
            type: 'paragraph',
            children: [
              { type: 'text', text: 'Tebal <b>', format: 1 },
              { type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'klik' }] },
            ],
          },
          { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [{ type: 'text', text: 'Satu' }] }] },
          { type: 'image', src: '__GHOST_URL__/c.png', alt: 'C"><script>', caption: '<i>Foto</i>' },
          { type: 'html', html: '<script>alert(1)</script><p onclick="x()">Dari kartu</p>' },
          { type: 'codeblock', code: '<x>' },
          { type: 'horizontalrule' },
          { type: 'aside', children: [{ type: 'text', text: 'Samping' }] },
          { type: 'kartu-baru', children: [{ type: 'text', text: 'Tak dikenal' }] },
        ],
      },
    }
    const post = await one({ lexical: JSON.stringify(lexical) })
    const { record } = await toPostRecord(post as ReadPost, 'articles')
    const text = JSON.stringify(record?.content)
    for (const kept of ['Judul', 'Tebal <b>', 'klik', 'Satu', `${ORIGIN}/c.png`, 'Dari kartu', '<x>', 'Samping', 'Tak dikenal'])
      expect(text).toContain(kept)
    expect(text).not.toMatch(/javascript:|onclick|alert|"script/)
    const mobiledoc = {
      markups: [['strong'], ['a', ['href', 'https://contoh.example/']], ['script']],
      cards: [
        ['image', { src: 'https://contoh.example/d.png', alt: 'D' }],
        ['html', { html: '<p>Kartu</p><script>alert(1)</script>' }],
      ],
      sections: [
        [1, 'h2', [[0, [], 0, 'Lama']]],
        [
          1,
          'script',
          [
            [0, [0], 1, 'Kuat'],
            [0, [1], 1, 'tautan'],
            [0, [2], 1, 'alert(2)'],
            [1, [], 0, 0],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'Butir']]]],
        [10, 0],
        [10, 1],
        [10, 99],
        'rusak',
      ],
    }
    const older = await toPostRecord((await one({ mobiledoc: JSON.stringify(mobiledoc) })) as ReadPost, 'articles')
    const words = JSON.stringify(older.record?.content)
    for (const kept of ['Lama', 'Kuat', 'tautan', 'Butir', 'https://contoh.example/d.png', 'Kartu']) expect(words).toContain(kept)
    expect(words).not.toMatch(/"script|alert\(1\)/)
  })

  it('whose document is broken, or nested without end, keeps its title and says that the text is lost', async () => {
    const broken = await toPostRecord((await one({ html: '', lexical: '{"root":' })) as ReadPost, 'articles')
    expect(broken.record).toMatchObject({ title: 'A', content: { content: [] } })
    let node: object = { type: 'text', text: 'dasar' }
    for (let depth = 0; depth < 2000; depth++) node = { type: 'paragraph', children: [node] }
    const deep = await toPostRecord((await one({ lexical: JSON.stringify({ root: node }) })) as ReadPost, 'articles')
    expect(deep.record?.title).toBe('A')
    for (const wrong of ['[]', 'null', '{"root":{"children":{"length":1e9}}}', '{"root":{"children":[null,1,"x"]}}'])
      expect((await one({ lexical: wrong }))?.title).toBe('A')
    for (const wrong of [
      '[]',
      'null',
      '{"sections":{}}',
      '{"sections":[null]}',
      '{"cards":[null],"sections":[[10,0]]}',
      '{"markups":[null],"sections":[[1,"p",[[0,[0],1,"x"]]]]}',
    ])
      expect((await one({ mobiledoc: wrong }))?.title).toBe('A')
  })

  it.each<[string, string | Uint8Array, string]>([
    ['cut in the middle', ghost({ posts: [{ id: '1', title: 'A' }] }).slice(0, -20), 'JsonBroken'],
    ['nested without end', '['.repeat(200_000), 'JsonBroken'],
    ['a page', '<!doctype html><p>Masuk dulu</p>', 'JsonBroken'],
    ['in another encoding', Buffer.from(ghost({ posts: [{ id: '1', title: 'Caf\xe9' }] }), 'latin1'), 'WrongEncoding'],
    ['in UTF-16', Buffer.from(`\uFEFF${ghost({ posts: [] })}`, 'utf16le'), 'WrongEncoding'],
    ['other JSON', '{"db":[{"data":{"posts":"x"}}]}', 'NotGhost'],
    ['nothing', 'null', 'NotGhost'],
    ['a prototype', '{"__proto__":{"data":{"posts":[]}}}', 'NotGhost'],
  ])('that is %s is refused with what is wrong', async (_name, content, code) => {
    await expect(readAll(content)).rejects.toMatchObject({ status: 422, reason: { code } })
  })

  it('of one endless line is refused before it fills the memory', async () => {
    async function* endless() {
      const part = Buffer.alloc(8 * 1024 * 1024, 'x')
      for (;;) yield part
    }
    await expect(readGhost(endless, '').next()).rejects.toMatchObject({ reason: { code: 'JsonTooLarge' } })
  })
})
