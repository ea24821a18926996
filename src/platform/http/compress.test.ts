import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressResponse } from './compress.ts'

const TEXT = 'Belajar bersama. '.repeat(400)
const page = () => new Response(TEXT, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-length': String(TEXT.length) } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

it('leaves files, encoded bodies and empty responses as they are', async () => {
  const picture = new Response('GIF89a', { headers: { 'content-type': 'image/gif' } })
  const encoded = new Response('x', { headers: { 'content-type': 'text/css', 'content-encoding': 'br' } })
  const empty = new Response(null, { status: 304, headers: { 'content-type': 'text/html' } })
  for (const response of [picture, encoded, empty]) expect(compressResponse(response, 'br, gzip')).toBe(response)
})

it('sends plain text to a reader that accepts no encoding', async () => {
  const response = compressResponse(page(), null)
  expect(response.headers.get('content-encoding')).toBe(null)
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.text()).toBe(TEXT)
})

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('compresses for %s', async (accept, encoding, decompress) => {
  const response = compressResponse(page(), accept)
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('content-length')).toBe(null)
  const bytes = await bytesOf(response)
  expect(bytes.length).toBeLessThan(TEXT.length / 10)
  expect(decompress(bytes).toString()).toBe(TEXT)
})

it.each(['text/x-script', 'application/json', 'application/ld+json; charset=utf-8'])('compresses %s', async type => {
  expect(compressResponse(new Response(TEXT, { headers: { 'content-type': type } }), 'br').headers.get('content-encoding')).toBe('br')
})

/** A body whose second part the test writes, or fails. */
function buildStreamed() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  void writer.write(Buffer.from('<p>pertama</p>'))
  const response = compressResponse(new Response(readable, { headers: { 'content-type': 'text/html' } }), 'gzip')
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no body')
  return { writer, reader }
}

it('sends the first part of a streamed page before the second is there', async () => {
  const { writer, reader } = buildStreamed()
  const first: Uint8Array[] = []
  // The gzip header may come as a part of its own.
  while (Buffer.concat(first).length < 20) first.push((await reader.read()).value ?? Buffer.alloc(0))
  void writer.write(Buffer.from('<p>kedua</p>'))
  void writer.close()
  for (let part = await reader.read(); !part.done; part = await reader.read()) first.push(part.value)
  expect(gunzipSync(Buffer.concat(first)).toString()).toBe('<p>pertama</p><p>kedua</p>')
})

it('fails where the streamed page fails, so that the reader does not take it for whole', async () => {
  const { writer, reader } = buildStreamed()
  await reader.read()
  const rest = (async () => {
    while (!(await reader.read()).done);
  })()
  await Promise.all([expect(rest).rejects.toThrow(), writer.abort(new Error('cut')).catch(() => {})])
})
