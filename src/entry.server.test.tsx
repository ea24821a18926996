import { Suspense } from 'react'
import { Await, createRequestHandler, RouterContextProvider, useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import { nonceContext } from '#page/nonce.ts'
import { testBuild } from '#page/testing-build.ts'
import * as entry from './entry.server.tsx'

/** Data that the page's loader doesn't wait for. */
let late = Promise.withResolvers<string>()

const page = {
  loader: () => ({ late: late.promise }),
  default: function Page() {
    const { late } = useLoaderData<{ late: Promise<string> }>()
    return (
      <main>
        <h1>Studio</h1>
        <Suspense fallback={<p>menunggu</p>}>
          <Await resolve={late} errorElement={<p>gagal</p>}>
            {text => <p>{text}</p>}
          </Await>
        </Suspense>
      </main>
    )
  },
}

/** React Router's request handler with this one page. */
const handle = createRequestHandler(
  testBuild({
    entry: { module: entry },
    routes: { page: { id: 'page', path: '/', module: page } },
    manifest: {
      page: {
        id: 'page',
        path: '/',
        module: '',
        hasAction: false,
        hasLoader: true,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    },
  }),
)

/** Opens the page. Returns what has come up to a text, and what comes after it. */
async function open(nonce = 'abc') {
  const context = new RouterContextProvider()
  context.set(nonceContext, nonce)
  const { status, headers, body } = await handle(new Request('http://uji.localhost/'), context)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no body')
  const readUntil = async (isEnough: (text: string) => boolean): Promise<string> => {
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value
      if (isEnough(text)) break
    }
    return text
  }
  return { status, type: headers.get('content-type'), readUntil }
}

it('sends a page before its deferred data, which follow in scripts with the nonce', async () => {
  late = Promise.withResolvers()
  const { status, type, readUntil } = await open('n0nce')
  expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
  const first = await readUntil(text => text.includes('menunggu'))
  expect(first).toContain('<h1>Studio</h1>')
  expect(first).not.toContain('dua belas')
  late.resolve('dua belas')
  const rest = await readUntil(() => false)
  expect(rest).toContain('<p>dua belas</p>')
  const scripts = (first + rest).match(/<script\b[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(script => !script.includes('nonce="n0nce"'))).toEqual([])
})

it('says in its place that deferred data failed; the page stays', async () => {
  late = Promise.withResolvers()
  const { readUntil } = await open()
  await readUntil(text => text.includes('menunggu'))
  late.reject(new Error('rusak'))
  const rest = await readUntil(() => false)
  expect(rest).not.toContain('dua belas')
  expect(rest).toContain('<p>gagal</p>')
})
