import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { createElement } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pageHead } from '#features/sites/head.server.ts'
import { buildSite, ORIGIN, type SiteOptions } from '#features/sites/testing.ts'
import { NotFound } from '#kit/errors.ts'
import type { PublicModule } from '#page/public-page.server.ts'
import { redirect } from '#page/redirect.ts'
import type { TenantId } from '#platform/db/ids.ts'
import { PageCache } from '#platform/http/page-cache.ts'
import { openTestDatabase } from '#platform/testing/database.ts'
import { openTestPages } from './testing-pages.ts'

/* A public page as Markdown, for programs that ask for it. One page replaces the route table; the endpoint, the cache and the database are real. */
const database = openTestDatabase()

let of: TenantId
let seen: string[] = []
let fail: (() => never) | undefined

const publicPage: PublicModule = {
  async loader(args) {
    const { page, lang } = args
    seen.push(`${lang} ${page.path}`)
    fail?.()
    return {
      head: pageHead(args, { title: 'Kabar' }),
      body: createElement('p', null, 'Isi dari ', createElement('a', { href: '/Class' }, 'kelas')),
    }
  },
}

const cache = new PageCache(1_000_000)
const { pages, changes } = openTestPages(database, { publicPage }, { pages: cache })
const MARKDOWN = { accept: 'text/markdown' }

beforeAll(async () => {
  of = await database.createTenant('uji')
})
beforeEach(() => {
  seen = []
  fail = undefined
  cache.drop(['*'])
})

async function ask(
  path: string,
  headers: Record<string, string> = MARKDOWN,
  { method = 'GET', ...site }: Omit<SiteOptions, 'of'> & { method?: string } = {},
) {
  return await pages.answer(
    new Request(ORIGIN + path, { method, headers: { host: 'uji.localhost:3000', ...headers } }),
    buildSite({ of, ...site }),
  )
}

const typeOf = (answer: Response) => answer.headers.get('content-type')?.split(';')[0]

describe('a page as Markdown', () => {
  it('is HTML for whoever does not name Markdown, and says that it depends on it', async () => {
    for (const accept of ['', '*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', 'text/markdown;q=0.4, text/html']) {
      const answer = await ask('/News', accept ? { accept } : {})
      expect([accept, typeOf(answer), answer.headers.get('vary')]).toEqual([accept, 'text/html', 'accept, accept-encoding'])
    }
    expect(seen).toHaveLength(1)
  })

  it('is the page’s main part with its address, in the page’s language', async () => {
    const answer = await ask('/News')
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('vary'),
      answer.headers.get('content-security-policy'),
    ]).toEqual([200, 'text/markdown; charset=utf-8', 'accept, accept-encoding', null])
    const text = await answer.text()
    expect(text).toContain('url: "http://uji.localhost:3000/News"\nlang: "id"\n')
    expect(text).toMatch(/---\n\n# Kabar.*\n\nIsi dari \[kelas\]\(http:\/\/uji\.localhost:3000\/Class\)\n$/)
    expect(await (await ask('/en/News')).text()).toContain('url: "http://uji.localhost:3000/en/News"\nlang: "en"\n')
    expect(seen).toEqual(['id /News', 'en /News'])
  })

  it('is named by the HTML', async () => {
    expect(await (await ask('/News', {})).text()).toContain(
      '<link rel="alternate" type="text/markdown" href="http://uji.localhost:3000/News"/>',
    )
  })

  it('is stored beside the HTML, with a tag of its own, and forgotten with it', async () => {
    const html = await ask('/News', {})
    const first = await ask('/News')
    const again = await ask('/news/?utm_source=x')
    expect([await again.text(), again.headers.get('etag')]).toEqual([await first.text(), first.headers.get('etag')])
    expect(first.headers.get('etag')).not.toBe(html.headers.get('etag'))
    expect(typeOf(await ask('/News', {}))).toBe('text/html')
    expect([seen.length, cache.size().pages]).toEqual([2, 2])
    changes.tell({ tenantId: of, tags: ['posts'] })
    await ask('/News')
    expect(seen).toHaveLength(3)
  })

  it('is not sent again to who has it, nor taken for the HTML', async () => {
    const etag = (await ask('/News')).headers.get('etag') ?? ''
    const same = await ask('/News', { ...MARKDOWN, 'if-none-match': etag })
    expect([same.status, await same.text(), same.headers.get('vary')]).toEqual([304, '', 'accept, accept-encoding'])
    expect((await ask('/News', { 'if-none-match': etag })).status).toBe(200)
    const head = await ask('/News', MARKDOWN, { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
  })

  it('is answered without a wait once it was asked for in these very bytes', async () => {
    const stored = (accept: string) => {
      const headers = { host: 'uji.localhost:3000', 'accept-encoding': 'br', accept }
      // Named boundary: the parts of a request that are read.
      return pages.stored({ method: 'GET', url: '/News', headers } as unknown as IncomingMessage)
    }
    await ask('/News', { ...MARKDOWN, 'accept-encoding': 'br' })
    expect(stored('text/html')).toBeUndefined()
    const answer = await stored('text/markdown')
    expect(String(brotliDecompressSync(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))))).toContain('# Kabar')
    await ask('/News', { 'accept-encoding': 'br' })
    const html = await stored('text/html')
    expect(String(brotliDecompressSync(Buffer.from((await html?.arrayBuffer()) ?? new ArrayBuffer(0))))).toContain('<!DOCTYPE html>')
  })

  it('says what went wrong, and is not stored then', async () => {
    fail = () => {
      throw new NotFound()
    }
    for (const path of ['/News', '/Tidak-Ada']) {
      const answer = await ask(path)
      expect([answer.status, typeOf(answer), answer.headers.get('vary'), answer.headers.get('cache-control')]).toEqual([
        404,
        'text/markdown',
        'accept, accept-encoding',
        'no-store',
      ])
      expect(await answer.text()).toContain('404')
    }
    fail = () => {
      throw new Error('rusak')
    }
    expect([(await ask('/News')).status, typeOf(await ask('/News'))]).toEqual([500, 'text/markdown'])
    const closed = await ask('/News', MARKDOWN, { settings: { isMaintenance: true } })
    expect([closed.status, typeOf(closed), closed.headers.get('retry-after')]).toEqual([503, 'text/markdown', '600'])
    expect(cache.size().pages).toBe(0)
  })

  it('leads on as the HTML does', async () => {
    fail = () => {
      throw redirect('/Blog', 301)
    }
    const answer = await ask('/News')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/Blog'])
  })

  it('is none of the app, nor the answer to a form', async () => {
    expect(typeOf(await ask('/Studio'))).not.toBe('text/markdown')
    const headers = { ...MARKDOWN, origin: ORIGIN, host: 'uji.localhost:3000', 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await pages.answer(new Request(`${ORIGIN}/News`, { method: 'POST', headers, body: 'a=b' }), buildSite({ of }))
    expect([sent.status, typeOf(sent)]).toEqual([405, 'text/html'])
  })
})
